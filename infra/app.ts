/** The deployment: `npm run synth` writes its templates and assets to cdk.out. */
import path from 'node:path';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { EdgeStack } from './care/edge.ts';
import { ServiceStack } from './service.ts';
import { settingsFrom } from './settings.ts';
import { StorageStack } from './storage.ts';

const app = new App();
const settings = settingsFrom(app.node);
const name = `Sixbeat-${settings.stage}`;

const { stage, terminationProtection, distributionId } = settings;

const storage = new StorageStack(app, `${name}-Storage`, {
  description: 'Sixbeat: where the encounters are kept',
  terminationProtection,
  settings,
});
new ServiceStack(app, `${name}-Service`, {
  description: 'Sixbeat: the API and the playground',
  terminationProtection,
  settings,
  storage,
  pages: path.resolve(import.meta.dirname, '../dist/web'),
});
if (distributionId !== undefined)
  new EdgeStack(app, `${name}-Edge`, {
    description: 'Sixbeat: the alarm of the edge',
    terminationProtection,
    settings,
    distributionId,
  });
for (const [tag, value] of Object.entries({ project: 'sixbeat', stage }))
  // The CDK would tag what scales as well, which has no tags in the schemas of CloudFormation.
  Tags.of(app).add(tag, value, {
    excludeResourceTypes: ['AWS::ApplicationAutoScaling::ScalableTarget'],
  });

Validations.of(app).addPlugins(
  new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }),
);
app.synth();
