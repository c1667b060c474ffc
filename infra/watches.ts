import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** What each alarm looks at. */
export const PERIOD = Duration.minutes(5);

interface Watch {
  readonly says: string;
  readonly metric: IMetric;
  /** Reached or exceeded. */
  readonly threshold: number;
  /** For so many periods; 1 if not given. */
  readonly periods?: number;
}

/** Who is notified; nobody when there is neither. */
export interface Notified {
  /** The ARN of a topic of the same region. */
  readonly topic: string | undefined;
  readonly email: string | undefined;
}

/** Alarms that notify the same people. */
export abstract class Watches extends Construct {
  private readonly topics: readonly ITopic[];

  constructor(scope: Construct, id: string, { topic, email }: Notified) {
    super(scope, id);
    this.topics = [
      ...(topic === undefined ? [] : [Topic.fromTopicArn(this, 'Topic', topic)]),
      ...(email === undefined ? [] : [this.topicFor(email)]),
    ];
  }

  private topicFor(email: string): Topic {
    const topic = new Topic(this, 'Mail', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(email));
    return topic;
  }

  protected watch(id: string, { says, metric, threshold, periods = 1 }: Watch): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: says,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    for (const topic of this.topics) alarm.addAlarmAction(new SnsAction(topic));
  }
}
