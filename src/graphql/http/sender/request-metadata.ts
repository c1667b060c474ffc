/** What the transport knows of a request besides the request itself. */
export interface RequestMetadata {
  /** Where it comes from; behind a proxy, as the proxy says that we trust. */
  readonly address?: string | undefined;
  /** What it came through, the same object for all that comes through it; left out where each is alone. */
  readonly connection?: object | undefined;
  /** Its name in the logs of what stands in front of us, API Gateway or Lambda. */
  readonly requestId?: string | undefined;
}
