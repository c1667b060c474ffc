import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { API_PATH, STREAM_PATH } from '../src/graphql/http/paths.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { Budget } from './budget.ts';
import { Canary, hasCanary } from './canary.ts';
import { Board } from './dashboard.ts';
import { functionFigures } from './function-figures.ts';
import type { Settings } from './settings.ts';
import { Site } from './site.ts';
import type { StorageStack } from './storage.ts';

export interface ServiceProps extends StackProps {
  readonly settings: Settings;
  readonly storage: StorageStack;
  /** The directory of the built pages. */
  readonly pages: string;
}

/** Everything that can be thrown away and made again. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, props: ServiceProps) {
    super(scope, id, props);
    const { settings, storage, pages } = props;
    const { table, pictures, tokenKey } = storage;
    const { alarmEmail, budgetDollars } = settings;
    const api = new Api(this, 'Api', { settings, table, pictures, tokenKey });
    const { address, distributionId } = new Site(this, 'Site', { settings, api, pages });
    if (hasCanary(settings)) new Canary(this, 'Canary', settings, address);
    const figures = functionFigures(api, settings);
    const alarms = new Alarms(this, 'Alarms', { settings, figures, storage });
    new Board(this, 'Board', { settings, figures, storage, alarms });
    if (alarmEmail !== undefined) new Budget(this, 'Budget', budgetDollars, alarmEmail);
    new CfnOutput(this, 'Playground', { value: address });
    new CfnOutput(this, 'ApiAddress', { value: address.replace(/\/$/, API_PATH) });
    new CfnOutput(this, 'DistributionId', { value: distributionId });
    new CfnOutput(this, 'StreamAddress', { value: address.replace(/\/$/, STREAM_PATH) });
  }
}
