/** What clients were answered while something was wrong, and what became of their commands. */
import type { JournalEntry } from '../../../../src/app/ports.ts';
import { type Sent, type Transport, versionsByMark } from '../linearizability.ts';

/** While nothing is wrong. */
export const CALM = 'none';

/** An attempt that was answered by nobody: the server was gone, or the client had waited too long. */
export const NO_ANSWER = 'NO_ANSWER';

/** What an answer may be: done, refused by the lock, not now, or nobody knows whether. */
const TYPED: ReadonlySet<string> = new Set([
  'DONE',
  'VERSION_CONFLICT',
  'BUSY',
  'OUTCOME_UNKNOWN',
  NO_ANSWER,
]);

export interface FaultRow {
  readonly fault: string;
  readonly times: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Commands that were acknowledged, and are not in the journal where the answer said. */
  readonly lost: number;
  /** Commands that are in the journal more than once, or although they were refused. */
  readonly doubled: number;
  /** Milliseconds from the end of the fault until every server carries out commands, each time. */
  readonly recovery: readonly number[];
}

/** The book that is kept of a run: by fault. */
export class FaultRecord {
  /** The fault that there is at the moment. */
  current = CALM;
  private readonly faults = new Map<
    string,
    { answers: string[]; recovery: number[]; open: number }
  >();
  /** Of each command by its mark: the faults during which it was attempted. */
  private readonly suffered = new Map<string, Set<string>>();

  recovered(fault: string, ms: number): void {
    this.of(fault).recovery.push(ms);
  }

  /** How many attempts that began during this fault are not over. */
  open(fault: string): number {
    return this.of(fault).open;
  }

  get attempts(): number {
    return [...this.faults.values()].reduce((sum, { answers }) => sum + answers.length, 0);
  }

  /** Answers that a client can do nothing with. */
  get untyped(): readonly string[] {
    return [...this.faults].flatMap(([fault, { answers }]) =>
      answers.filter((code) => !TYPED.has(code)).map((code) => `${fault}: ${code}`),
    );
  }

  /** The same transport, each attempt of which is written down. */
  watched(send: Transport): Transport {
    return async (body) => {
      const before = this.current;
      this.of(before).open++;
      const note = (code: string): void => {
        // What began before a fault and ended in it has suffered from it.
        const fault = before === CALM ? this.current : before;
        this.of(fault).answers.push(code);
        const mark = markIn(body);
        this.suffered.set(mark, (this.suffered.get(mark) ?? new Set()).add(fault));
      };
      try {
        const answer = await send(body);
        note(codeOf(answer));
        return answer;
      } catch (error) {
        note(NO_ANSWER);
        throw error;
      } finally {
        this.of(before).open--;
      }
    };
  }

  rows(
    sent: readonly Sent[],
    journals: ReadonlyMap<string, readonly JournalEntry[]>,
  ): readonly FaultRow[] {
    const made = new Map([...journals].map(([id, journal]) => [id, versionsByMark(journal)]));
    const judged = sent.map((one) => ({
      mark: one.mark,
      ...verdict(one.fate, made.get(one.id)?.get(one.mark) ?? []),
    }));
    return [...this.faults].map(([fault, { answers, recovery }]) => {
      const its = judged.filter(({ mark }) => this.suffered.get(mark)?.has(fault));
      return {
        fault,
        times: recovery.length,
        answers: Object.fromEntries(
          [...Map.groupBy(answers, (code) => code)]
            .map(([code, { length }]) => [code, length] as const)
            .toSorted(([, a], [, b]) => b - a),
        ),
        lost: its.filter(({ lost }) => lost).length,
        doubled: its.filter(({ doubled }) => doubled).length,
        recovery,
      };
    });
  }

  private of(fault: string) {
    const known = this.faults.get(fault);
    if (known) return known;
    const fresh = { answers: [], recovery: [], open: 0 };
    this.faults.set(fault, fresh);
    return fresh;
  }
}

function verdict(fate: Sent['fate'], versions: readonly number[]) {
  return {
    lost: fate.kind === 'ACKNOWLEDGED' && !versions.includes(fate.version),
    doubled: versions.length > (fate.kind === 'REFUSED' ? 0 : 1),
  };
}

const markIn = (body: string): string =>
  (JSON.parse(body) as { variables: { input: { idempotencyKey: string } } }).variables.input
    .idempotencyKey;

interface Body {
  readonly data?: {
    readonly answer: { readonly __typename: string; readonly code?: string };
  } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

/** What an answer says, in one word. */
export function codeOf(answer: string): string {
  try {
    const { data, errors } = JSON.parse(answer) as Body;
    if (!data) return errors?.[0]?.extensions?.code ?? errors?.[0]?.message ?? answer;
    const { __typename, code } = data.answer;
    return __typename.endsWith('Payload') ? 'DONE' : (code ?? __typename);
  } catch {
    return `not JSON: ${answer.slice(0, 100)}`;
  }
}

const CELLS = [
  'fault',
  'times',
  'answers by code',
  'lost',
  'doubled',
  'recovery ms: median, worst',
];

/** A table in Markdown. */
export function tableOf(rows: readonly FaultRow[]): string {
  const lines = rows.map(({ fault, times, answers, lost, doubled, recovery }) => {
    const sorted = recovery.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)];
    const took = middle === undefined ? '' : `${Math.round(middle)}, ${Math.round(sorted.at(-1)!)}`;
    const codes = Object.entries(answers).map(([code, count]) => `${code} ${count}`);
    return [fault, times, codes.join(', '), lost, doubled, took].join(' | ');
  });
  const rule = CELLS.map(() => '---').join(' | ');
  return [CELLS.join(' | '), rule, ...lines].map((line) => `| ${line} |`).join('\n');
}
