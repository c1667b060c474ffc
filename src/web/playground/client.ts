import type { GraphiQLProps } from 'graphiql';
import type { BestiaryQuery, EncounterUpdatedSubscription, Ruleset } from '../../client/index.ts';
import type { Tab } from './operations.ts';
import type { Answer, Table } from './table.ts';

/** Why nothing was done. */
export interface Problem {
  readonly message: string;
  readonly code?: string;
  readonly rule?: string;
}

/** The operations that open a fight, in this order; the tabs have what a demo one of them needs. */
const OPENING = ['CreateEncounter', 'DefineActions', 'AddCombatants', 'RollInitiative'];
/** Where the creatures of the other demo fights stand. */
const PLACES = [
  { side: 'heroes', position: { q: 0, r: 0 } },
  { side: 'raiders', position: { q: 3, r: 0 } },
  { side: 'heroes', position: { q: 0, r: 2 } },
  { side: 'raiders', position: { q: 3, r: 2 } },
];
/** Milliseconds before a stream that has ended, or was cut, is taken up again. */
const PAUSE_MS = 1000;

/** Sends the ready-made operations from the seat of the table, without anybody typing them. */
export class Client {
  private readonly post: GraphiQLProps['fetcher'];
  private readonly table: Table;
  private readonly operations: ReadonlyMap<string, Tab>;

  constructor(post: GraphiQLProps['fetcher'], table: Table, operations: readonly Tab[]) {
    this.post = post;
    this.table = table;
    this.operations = new Map(operations.map((operation) => [operation.name, operation]));
  }

  /** Sees where the seat is and how the fight stands. */
  async look(): Promise<Problem | null> {
    if (this.table.state.encounterId === null) return null;
    const problem = await this.send('Seats', { encounterId: '$ENCOUNTER' });
    return problem ?? this.send('Encounter', { id: '$ENCOUNTER' });
  }

  /**
   * Lets the table see every new version as it comes, until what this answers is called. `report` is called with
   * why none comes at the moment, and null when they come again.
   */
  follow(report: (trouble: Problem | null) => void): () => void {
    const left = new AbortController();
    void this.followUntil(left.signal, (trouble) => {
      if (!left.signal.aborted) report(trouble);
    });
    return () => {
      left.abort();
      report(null);
    };
  }

  /** Opens a fight, up to the first decision: that of the tabs, or one of creatures. */
  openDemo(ruleset: Ruleset): Promise<Problem | null> {
    return ruleset === 'SEGMENTS'
      ? this.sendAll(OPENING.map((name) => [name, this.exampleFor(name)]))
      : this.openSkirmish(ruleset);
  }

  /** Sends a mutation, to be done only if the encounter still is as it was seen. */
  async play(mutation: string, input: object): Promise<Problem | null> {
    const expectedVersion = this.table.state.encounter?.version;
    const whole = { ...input, encounterId: '$ENCOUNTER', expectedVersion };
    const problem = await this.send(capital(mutation), { input: whole });
    if (problem?.code === 'VERSION_CONFLICT') await this.look();
    return problem;
  }

  /** What the tab of a mutation has in a field of its input, for data that is not to be chosen. */
  exampleOf(mutation: string, field: string): unknown {
    const { input } = this.exampleFor(capital(mutation)) as { input?: Record<string, unknown> };
    return input?.[field];
  }

  private exampleFor(operation: string): unknown {
    return JSON.parse(this.operations.get(operation)?.variables ?? '{}');
  }

  private async openSkirmish(ruleset: Ruleset): Promise<Problem | null> {
    let known: BestiaryQuery['bestiary'] = [];
    const problem = await this.send('Bestiary', { ruleset }, (data) => {
      known = (data as BestiaryQuery).bestiary;
    });
    const creatures = known.slice(0, PLACES.length).map(({ key }, i) => ({
      creature: key,
      ...PLACES[i],
    }));
    return (
      problem ??
      this.sendAll([
        ['CreateEncounter', { input: { name: 'Skirmish', ruleset } }],
        ['AddCombatants', { input: { encounterId: '$ENCOUNTER', creatures } }],
        ['RollInitiative', { input: { encounterId: '$ENCOUNTER' } }],
      ])
    );
  }

  /** One after the other, as far as they are done. */
  private async sendAll(steps: readonly (readonly [string, unknown])[]): Promise<Problem | null> {
    for (const [operation, variables] of steps) {
      const problem = await this.send(operation, variables);
      if (problem) return problem;
    }
    return null;
  }

  private async send(
    operation: string,
    variables: unknown,
    read: (data: unknown) => void = () => undefined,
  ): Promise<Problem | null> {
    try {
      const answer = (await this.post(this.filled(operation, variables), {})) as Answer;
      const problem = problemIn(answer);
      if (!problem) read(answer.data);
      return problem;
    } catch (error) {
      return thrown(error);
    }
  }

  private async followUntil(
    left: AbortSignal,
    report: (trouble: Problem | null) => void,
  ): Promise<void> {
    while (!left.aborted) {
      try {
        if (!(await this.followOnce(left, report))) return;
      } catch (error) {
        report(thrown(error));
      }
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }

  /** Returns when the stream has ended: whether there is more to come. Throws when it was cut. */
  private async followOnce(
    left: AbortSignal,
    report: (trouble: Problem | null) => void,
  ): Promise<boolean> {
    const afterVersion = this.table.state.encounter?.version;
    const asked = this.filled('EncounterUpdated', { encounterId: '$ENCOUNTER', afterVersion });
    const answer = await this.post(asked, {});
    if (!('subscribe' in answer)) return false;
    report(null);
    return new Promise((resolve, reject) => {
      let goesOn = true;
      const { unsubscribe } = answer.subscribe({
        next: (result) => {
          goesOn = isOpen(result as Answer);
        },
        error: reject,
        complete: () => {
          resolve(goesOn);
        },
      });
      const leave = () => {
        unsubscribe();
        resolve(false);
      };
      if (left.aborted) leave();
      else left.addEventListener('abort', leave, { once: true });
    });
  }

  private filled(operation: string, variables: unknown) {
    const query = this.operations.get(operation)?.query;
    if (query === undefined) throw new Error(`There is no operation ${operation}.`);
    return { query: inDetail(query), variables };
  }
}

/** Whether more may come after this: not when the seat is gone, or never was. */
function isOpen({ data, errors }: Answer): boolean {
  const update = (data as EncounterUpdatedSubscription | null | undefined)?.encounterUpdated;
  if (!update) return errors?.[0]?.extensions?.code === 'INTERNAL_SERVER_ERROR';
  return update.__typename !== 'StreamEnded' || update.reason === 'TIME';
}

/** The same operation, asking for all that the buttons are made of. */
const inDetail = (query: string): string =>
  query
    .replaceAll('...TableView', '...TableDetails')
    .replaceAll('...Awaiting', '...AwaitingDetails');

const thrown = (error: unknown): Problem => ({
  message: error instanceof Error ? error.message : String(error),
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function problemIn({ data, errors }: Answer): Problem | null {
  if (errors?.[0]) return { message: errors[0].message };
  const [answer] = Object.values((data ?? {}) as Record<string, Problem | null>);
  return answer?.code === undefined ? null : answer;
}
