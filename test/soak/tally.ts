/** What is counted while the soak goes on. */
import { type Answer, ApiClient } from '../kit/graphql/api.ts';

export class Tally {
  /** Of each request, in milliseconds. */
  readonly durations: number[] = [];
  readonly faults: string[] = [];
  fights = 0;
  commands = 0;
  updates = 0;
  streams = 0;

  /** The first few are enough to know what is wrong. */
  fault(text: string): void {
    if (this.faults.push(text) <= 10) console.error(`FAULT ${text}`);
  }
}

/** A client whose requests are timed, and whose answers must be those of a server that is well. */
export class TimedClient extends ApiClient {
  private readonly tally: Tally;

  constructor(endpoint: string, tally: Tally) {
    super(endpoint);
    this.tally = tally;
  }

  override async post(
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const sent = performance.now();
    const answer = await super.post(body, headers);
    this.tally.durations.push(performance.now() - sent);
    if (answer.status !== 200) this.tally.fault(`HTTP ${answer.status}: ${answer.text}`);
    return answer;
  }
}
