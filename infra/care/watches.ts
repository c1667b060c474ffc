import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmBase,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** What most alarms look at. */
export const PERIOD = Duration.minutes(5);

/** What it means when a metric has no data. */
const SILENCE = {
  /** What is counted did not happen. */
  'is good': TreatMissingData.NOT_BREACHING,
  /** Something should have come. */
  'is bad': TreatMissingData.BREACHING,
  /** No one asked: that is neither good nor bad. */
  'says nothing': TreatMissingData.MISSING,
};

export interface Watch {
  readonly says: string;
  readonly metric: IMetric;
  /** Reached or exceeded; or fallen short of, where `below` is set. */
  readonly threshold: number;
  readonly below?: boolean;
  /** For so many periods; 1 if not given. */
  readonly periods?: number;
  /** `is good` if not given. */
  readonly silence?: keyof typeof SILENCE;
}

/** Who is notified; nobody when there is neither. */
export interface Notified {
  /** The ARN of a topic of the same region. */
  readonly topic: string | undefined;
  readonly email: string | undefined;
}

/** Alarms that notify the same people, when they begin and when they are over. */
export abstract class Watches extends Construct {
  /** Each with a metric of its own. */
  readonly alarms: Alarm[] = [];
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

  protected watch(id: string, watch: Watch): void {
    this.notify(this.alarm(id, watch));
  }

  /** Notifies only while all of them are alarms. */
  protected watchTogether(id: string, says: string, alarms: readonly Alarm[]): void {
    const rules = alarms.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM));
    this.notify(
      new CompositeAlarm(this, id, {
        alarmDescription: says,
        alarmRule: AlarmRule.allOf(...rules),
      }),
    );
  }

  /** Notifies no one by itself. */
  protected alarm(id: string, watch: Watch): Alarm {
    const { says, metric, threshold, below = false, periods = 1, silence = 'is good' } = watch;
    const alarm = new Alarm(this, id, {
      alarmDescription: says,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: SILENCE[silence],
    });
    this.alarms.push(alarm);
    return alarm;
  }

  private notify(alarm: AlarmBase): void {
    for (const topic of this.topics) {
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
  }
}
