import type { IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import type { Figures } from './care/figures.ts';

/** What answers the API behind CloudFront, in any mode. */
export interface Home {
  /** Where `/graphql` goes, and pictures. */
  readonly origin: IOrigin;
  /** Where `/graphql/stream` goes. */
  readonly streamOrigin: IOrigin;
  readonly figures: Figures;
}
