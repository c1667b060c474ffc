import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { API_PATH, STREAM_PATH } from '../src/graphql/http/paths.ts';
import { Alarms } from './care/alarms.ts';
import { Api } from './functions/api.ts';
import { Deliveries } from './functions/deliveries.ts';
import { Budget } from './care/budget.ts';
import { Canary, hasCanary } from './care/canary.ts';
import { Board } from './care/dashboard.ts';
import { functionHome } from './functions/function-home.ts';
import type { Home } from './home.ts';
import { Servers } from './servers/servers.ts';
import type { Settings } from './settings.ts';
import { Site } from './site/site.ts';
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
    const { alarmEmail, budgetDollars, image } = settings;
    const servers =
      image === undefined ? null : new Servers(this, 'Servers', { settings, storage, image });
    const home = servers?.home ?? this.functions(settings, storage);
    const { address, distributionId } = new Site(this, 'Site', { settings, home, pages });
    if (hasCanary(settings)) new Canary(this, 'Canary', settings, address);
    const { figures } = home;
    const alarms = new Alarms(this, 'Alarms', { settings, figures, storage });
    servers?.returnOn(alarms.faultsNow);
    new Board(this, 'Board', { settings, figures, storage, alarms });
    if (alarmEmail !== undefined) new Budget(this, 'Budget', budgetDollars, alarmEmail);
    new CfnOutput(this, 'Playground', { value: address });
    new CfnOutput(this, 'ApiAddress', { value: address.replace(/\/$/, API_PATH) });
    new CfnOutput(this, 'DistributionId', { value: distributionId });
    new CfnOutput(this, 'StreamAddress', { value: address.replace(/\/$/, STREAM_PATH) });
  }

  private functions(settings: Settings, storage: StorageStack): Home {
    const { table, pictures, tokenKey } = storage;
    const api = new Api(this, 'Api', { settings, table, pictures, tokenKey });
    const { handler, log } = new Deliveries(this, 'Deliveries', settings, table);
    // What goes wrong there raises the same alarm.
    api.logs.set(handler, log);
    return functionHome(api, settings);
  }
}
