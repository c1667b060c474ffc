import { Repository } from 'aws-cdk-lib/aws-ecr';
import { ContainerImage } from 'aws-cdk-lib/aws-ecs';
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** An address of Amazon ECR: account, region, name, and the tag or digest. */
const ECR = /^(\d{12})\.dkr\.ecr\.([a-z0-9-]+)\.amazonaws\.com(?:\.cn)?\/([^@:]+)(?:@|:)(.+)$/;

/** The image of this address. From ECR it is read with permission; any other must be public. */
export function containerImage(scope: Construct, uri: string): ContainerImage {
  const [, account, region, name, version] = ECR.exec(uri) ?? [];
  if (name === undefined || version === undefined) return ContainerImage.fromRegistry(uri);
  const repository = Repository.fromRepositoryAttributes(scope, 'Repository', {
    repositoryName: name,
    repositoryArn: `arn:${Stack.of(scope).partition}:ecr:${region}:${account}:repository/${name}`,
  });
  return ContainerImage.fromEcrRepository(repository, version);
}
