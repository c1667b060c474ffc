import { Stack } from 'aws-cdk-lib';
import { FunctionUrlOrigin, HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { ORIGIN_HEADERS } from '../../src/lambda/environment.ts';
import type { Api } from './api.ts';
import { functionFigures } from './function-figures.ts';
import type { Home } from '../home.ts';
import type { Settings } from '../settings.ts';

/** The functions as CloudFront finds them: with the secret that they ask for. */
export function functionHome(api: Api, settings: Settings): Home {
  const { region, urlSuffix } = Stack.of(api);
  const gateway = `${api.gateway.apiId}.execute-api.${region}.${urlSuffix}`;
  const customHeaders = {
    [ORIGIN_HEADERS.secret]: api.sentByEdge(),
  };
  return {
    origin: new HttpOrigin(gateway, { customHeaders }),
    streamOrigin: new FunctionUrlOrigin(api.streamUrl, { customHeaders }),
    figures: functionFigures(api, settings),
  };
}
