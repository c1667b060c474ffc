/** The deployment: `npm run synth` writes its templates and assets to cdk.out. */
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { EdgeStack } from './edge.ts';
import { ServiceStack } from './service.ts';
import { settingsFrom } from './settings.ts';
import { StorageStack } from './storage.ts';

const app = new App();
const settings = settingsFrom(app.node);
const name = `Sixbeat-${settings.stage}`;

const storage = new StorageStack(app, `${name}-Storage`, {
  description: 'Sixbeat: where the encounters are kept',
});
new ServiceStack(app, `${name}-Service`, {
  description: 'Sixbeat: the API and the playground',
  settings,
  storage,
  pages: path.resolve(import.meta.dirname, '../dist/web'),
});
const { distributionId } = settings;
if (distributionId !== undefined)
  new EdgeStack(app, `${name}-Edge`, {
    description: 'Sixbeat: the alarm of the edge',
    settings,
    distributionId,
  });

Validations.of(app).addPlugins(
  new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }),
);
app.synth();
