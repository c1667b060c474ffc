import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type AwaitingDetailsFragment,
  EncounterDetailsDocument,
  type LogLineFragment,
  type ProblemFragment,
  type TableDetailsFragment,
} from '../../src/client/index.ts';
import type { Checks } from './checks.ts';
import type { ApiClient } from './client.ts';

export type Encounter = TableDetailsFragment & AwaitingDetailsFragment;
type LogLine = LogLineFragment;
interface Done {
  readonly encounter: { readonly id: string };
  readonly events: readonly LogLine[];
}
/** What any mutation answers: done, or why not. */
type Answer = { readonly __typename: string } & (Done | ProblemFragment | object);

const isDone = (answer: Answer): answer is Answer & Done => 'encounter' in answer;

export const ruleOf = (problem: object): string | null =>
  'rule' in problem ? (problem.rule as { readonly id: string }).id : null;

/** The fight as the demo's two players and GM follow it: sends, prints, remembers. */
export class DemoTable {
  private readonly api: ApiClient;
  private readonly say: (line: string) => void;
  private readonly witness: (events: readonly LogLine[]) => void;
  private current: Encounter | null = null;
  /** What the last mutation made happen. */
  events: readonly LogLine[] = [];
  readonly ids = new Map<string, string>();

  /** `witness` sees the events of every mutation. */
  constructor(api: ApiClient, { say }: Checks, witness: (events: readonly LogLine[]) => void) {
    this.api = api;
    this.say = say;
    this.witness = witness;
  }

  get encounter(): Encounter {
    if (!this.current) throw new Error('There is no encounter yet.');
    return this.current;
  }

  id(name: string): string {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`Nobody is called ${name}.`);
    return id;
  }

  /** `2.1`: the round, and its segment or the seconds spent of the turn. */
  get clock(): string {
    const { round, clock, phase } = this.encounter;
    if (!clock) return phase;
    if ('segment' in clock) return `${round}.${clock.segment}`;
    return 'second' in clock ? `${round}.${clock.second}` : String(round);
  }

  get turnOf(): string | null {
    return this.encounter.clock?.turnOfId ?? null;
  }

  combatant(name: string): Encounter['combatants'][number] {
    const found = this.encounter.combatants.find(({ id }) => id === this.id(name));
    if (!found) throw new Error(`${name} is gone.`);
    return found;
  }

  title(text: string): void {
    this.say(`\n### ${text}`);
  }

  /** Sends a mutation that must be done, and prints what happened. */
  async play<Data extends Readonly<Record<string, unknown>>, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<void> {
    const answer = await this.send(document, variables);
    if (!isDone(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
    const { id } = answer.encounter;
    const { encounter } = await this.api.send(EncounterDetailsDocument, { id });
    if (encounter.__typename !== 'Encounter') throw new Error(encounter.message);
    this.current = encounter;
    this.events = answer.events;
    for (const { __typename: type, text, routine } of answer.events) {
      if (type === 'RoundStarted') this.say(`\n== ${text} ==`);
      else if (type === 'SegmentStarted') this.say(`\n-- ${text} --`);
      else if (!routine) this.say(`  ${text}`);
    }
    this.witness(answer.events);
  }

  /** Sends a mutation that must be refused, and prints why it was. */
  async refused<Data extends Readonly<Record<string, unknown>>, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<ProblemFragment & { readonly __typename: string }> {
    const answer = await this.send(document, variables);
    if (isDone(answer)) throw new Error('This should have been refused.');
    const problem = answer as ProblemFragment & { readonly __typename: string };
    this.say(`  REFUSED (${problem.__typename}) ${problem.message}`);
    return problem;
  }

  private async send<Data extends Readonly<Record<string, unknown>>, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    const data = await this.api.send(document, variables);
    const [answer] = Object.entries(data).flatMap(([field, value]) =>
      field === '__typename' ? [] : [value as Answer],
    );
    if (!answer) throw new Error('No answer.');
    return answer;
  }

  /** The events of a type among the last ones. */
  happened<T extends LogLine['__typename']>(
    type: T,
  ): readonly Extract<LogLine, { readonly __typename: T }>[] {
    return this.events.filter(
      (event): event is Extract<LogLine, { readonly __typename: T }> => event.__typename === type,
    );
  }

  /** The first of them; none is an error. */
  first<T extends LogLine['__typename']>(type: T): Extract<LogLine, { readonly __typename: T }> {
    const [event] = this.happened(type);
    if (!event) throw new Error(`No ${type} happened.`);
    return event;
  }
}
