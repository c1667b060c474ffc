/** Several server processes on one database, any of which may be killed. */
import { type Ending, type Owner, ServerProcess, unlimited } from '../../local/process.ts';
import type { Random } from '../../engine/random.ts';
import { authorization } from '../../app/seats.ts';
import type { Transport } from '../linearizability.ts';

const SERVERS = 3;
/** Milliseconds after which a client no longer waits for an answer. */
const PATIENCE = 30_000;

interface Member {
  readonly process: ServerProcess;
  readonly url: Promise<string>;
}

interface FleetSettings {
  readonly random: Random;
  readonly environment: Readonly<Record<string, string>>;
  readonly owner: Owner | null;
}

export class Fleet {
  private readonly settings: FleetSettings;
  private readonly members: Member[];

  constructor(settings: FleetSettings) {
    this.settings = settings;
    this.members = Array.from({ length: SERVERS }, () => this.started());
  }

  async ready(): Promise<void> {
    await Promise.all(this.members.map(({ url }) => url));
  }

  get processes(): readonly ServerProcess[] {
    return this.members.map(({ process }) => process);
  }

  /** To any of them. */
  readonly send: Transport = (body) => this.sendTo(this.settings.random.int(0, SERVERS - 1), body);

  /** To each of them; rejects when one of them gives no answer. */
  sendToEach(bodies: readonly string[]): Promise<readonly string[]> {
    return Promise.all(this.members.map((_, place) => this.sendTo(place, bodies[place]!)));
  }

  get size(): number {
    return SERVERS;
  }

  /** Ends one of them in the middle of whatever it is doing. */
  async killOne(): Promise<number> {
    const victim = this.settings.random.int(0, SERVERS - 1);
    await this.members[victim]!.process.stop('SIGKILL');
    return victim;
  }

  start(place: number): void {
    this.members[place] = this.started();
  }

  /** When all of them have ended. */
  startAll(): void {
    for (const place of this.members.keys()) this.start(place);
  }

  /** How those that cannot start have ended; throws when one of them can. */
  refusals(): Promise<readonly Ending[]> {
    const started = (url: string): never => {
      throw new Error(`A server has started at ${url}.`);
    };
    return Promise.all(
      this.members.map(({ process, url }) => url.then(started, () => process.ending())),
    );
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(this.members.map(({ process }) => process.stop(signal)));
  }

  private async sendTo(place: number, body: string): Promise<string> {
    const url = await this.members[place]!.url;
    const response = await fetch(`${url}graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await authorization('GM', body)) },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.text();
  }

  private started(): Member {
    const { environment, owner } = this.settings;
    const env = { PORT: '0', ...unlimited, ...environment };
    const process = new ServerProcess(env, owner);
    const url = process.url();
    // One that cannot start is found out by whoever sends something to it.
    url.catch(() => undefined);
    return { process, url };
  }
}
