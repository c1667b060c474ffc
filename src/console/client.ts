import type { GraphiQLProps } from 'graphiql';
import type { Tab } from './operations.ts';
import type { Answer, Table } from './table.ts';

/** Why nothing was done. */
export interface Problem {
  readonly message: string;
  readonly rule?: string;
}

/** The operations that make a demo fight, in this order. */
const OPENING = ['CreateEncounter', 'DefineActions', 'AddCombatants', 'RollInitiative'];

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

  /** Opens an encounter with the variables of the first tabs, up to the first turn. */
  async openDemo(): Promise<Problem | null> {
    for (const name of OPENING) {
      const problem = await this.send(name, this.exampleFor(name));
      if (problem) return problem;
    }
    return null;
  }

  /** Sends a mutation, to be done only if the encounter still is as it was seen. */
  play(mutation: string, input: object): Promise<Problem | null> {
    const expectedVersion = this.table.state.encounter?.version;
    const whole = { ...input, encounterId: '$ENCOUNTER', expectedVersion };
    return this.send(capital(mutation), { input: whole });
  }

  /** What the tab of a mutation has in a field of its input, for data that is not to be chosen. */
  exampleOf(mutation: string, field: string): unknown {
    const { input } = this.exampleFor(capital(mutation)) as { input?: Record<string, unknown> };
    return input?.[field];
  }

  private exampleFor(operation: string): unknown {
    return JSON.parse(this.operations.get(operation)?.variables ?? '{}');
  }

  private async send(operation: string, variables: unknown): Promise<Problem | null> {
    const query = this.operations.get(operation)?.query;
    if (query === undefined) return { message: `There is no operation ${operation}.` };
    try {
      return problemIn((await this.post({ query, variables }, {})) as Answer);
    } catch (error) {
      return { message: error instanceof Error ? error.message : String(error) };
    }
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function problemIn({ data, errors }: Answer): Problem | null {
  if (errors?.[0]) return { message: errors[0].message };
  const [answer] = Object.values(
    (data ?? {}) as Record<string, (Problem & { code?: string }) | null>,
  );
  return answer?.code === undefined ? null : answer;
}
