import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

/** Mails when a month has cost too much, or will have. Of the whole account: tags count only after they were activated for bills. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, dollars: number, email: string) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'EMAIL', address: email }];
    new CfnBudget(this, 'Month', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: dollars, unit: 'USD' },
      },
      notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
        notification: {
          notificationType,
          comparisonOperator: 'GREATER_THAN',
          threshold: 100,
          thresholdType: 'PERCENTAGE',
        },
        subscribers,
      })),
    });
  }
}
