import type { ApiClient } from '../kit/graphql/api.ts';
import type { ServerProcess } from '../kit/local/process.ts';

export interface Server {
  readonly process: ServerProcess;
  readonly client: ApiClient;
  /** Where its figures are. */
  readonly metrics: string;
}

/** What a server says of itself: seconds of processor so far, and resident memory. */
export async function figures({ metrics }: Pick<Server, 'metrics'>) {
  const text = await (await fetch(metrics)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    processor: figure('process_cpu_seconds_total'),
    megabytes: figure('process_resident_memory_bytes') / 1e6,
  };
}
