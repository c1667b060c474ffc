import type { GraphiQLProps } from 'graphiql';
import { documentsByName, type Files } from './operations.ts';
import type { Answer, Table } from './table.ts';

/** Why nothing was done. */
export interface Problem {
  readonly message: string;
  readonly rule?: string;
}

/** The operations that make a demo fight, in this order. */
const OPENING = ['CreateEncounter', 'DefineActions', 'AddCombatants', 'RollInitiative'];

/** Sends the published operations from the seat of the table, without anybody typing them. */
export class Client {
  private readonly post: GraphiQLProps['fetcher'];
  private readonly table: Table;
  private readonly documents: ReadonlyMap<string, string>;
  private readonly examples: ReadonlyMap<string, unknown>;

  constructor(at: {
    readonly post: GraphiQLProps['fetcher'];
    readonly table: Table;
    readonly documents: Files;
    readonly variables: Files;
  }) {
    this.post = at.post;
    this.table = at.table;
    this.documents = documentsByName(at.documents);
    this.examples = new Map(
      Object.entries(at.variables).map(([path, text]) => [operationOf(path), JSON.parse(text)]),
    );
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
      const problem = await this.send(name, this.examples.get(name));
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
    const name = capital(mutation);
    const { input } = (this.examples.get(name) ?? {}) as { input?: Record<string, unknown> };
    return input?.[field];
  }

  private async send(operation: string, variables: unknown): Promise<Problem | null> {
    const query = this.documents.get(operation);
    if (query === undefined) return { message: `There is no operation ${operation}.` };
    try {
      return problemIn((await this.post({ query, variables }, {})) as Answer);
    } catch (error) {
      return { message: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** `01-create-encounter.variables.json` has those of `CreateEncounter`. */
function operationOf(path: string): string {
  const words = path.replace(/^.*\/\d+-|\.variables\.json$/g, '').split('-');
  return words.map(capital).join('');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function problemIn({ data, errors }: Answer): Problem | null {
  if (errors?.[0]) return { message: errors[0].message };
  const [answer] = Object.values(
    (data ?? {}) as Record<string, (Problem & { code?: string }) | null>,
  );
  return answer?.code === undefined ? null : answer;
}
