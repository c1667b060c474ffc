/** The deployment: `npm run synth` writes its templates to cdk.out. */
import { App } from 'aws-cdk-lib';
import { StorageStack } from './storage.ts';

const app = new App();
const stage = String(app.node.tryGetContext('stage') ?? 'dev');

new StorageStack(app, `Sixbeat-${stage}-Storage`, {
  description: 'Sixbeat: where the encounters are kept',
});

app.synth();
