/** What the methods answer: the answers of the API, with `ok` beside `__typename`. */
import type {
  AwaitingFragment,
  DecisionsQuery,
  OptionCardFragment,
  TableViewFragment,
} from '../generated/operations.ts';

/** Why something was not done or may not be read; every type that says so has these. */
interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** What a document with one field is answered with: done, or refused with nothing done. */
export type Answer<Data> = Data extends unknown ? Marked<Data[keyof Data]> : never;

/** Those of them that say that it was done. */
export type Done<Data> = Extract<Answer<Data>, { readonly ok: true }>;

/** Those that say why not. */
export type Refused<Data> = Extract<Answer<Data>, { readonly ok: false }>;

type Marked<One> = One extends Refusal
  ? One & { readonly ok: false }
  : Listed<One> & { readonly ok: true };

/** An option with the version that listed it: `take` needs both. */
export type Option = OptionCardFragment & { readonly version: number };

/** What an option leaves open; `take` has one pick for each that is not omitted. */
export type Choice = Option['choices'][number];

/** A fight as a table shows it, with the decisions that are due. */
export type Encounter = Listed<TableViewFragment & AwaitingFragment>;

/** A decision that is due, as `awaiting()` has it: with the hexes of each `area`. */
export type Decision = Done<DecisionsQuery>['awaiting'][number];

/** The same with options that know their version. */
export type Listed<One> = One extends { awaiting: (infer Due)[] }
  ? Omit<One, 'awaiting'> & { readonly awaiting: readonly WithVersions<Due>[] }
  : One extends { encounter: infer Inner }
    ? Omit<One, 'encounter'> & { readonly encounter: Listed<Inner> }
    : One;

type WithVersions<Due> = Omit<Due, 'options'> & { readonly options: readonly Option[] };

/** @param data of a document that asks for one field */
export function answerOf<Data extends object>(data: Data): Answer<Data> {
  const [answer] = Object.values(data) as readonly object[];
  const ok = !answer || !('code' in answer && 'message' in answer);
  return { ...listed(answer), ok } as Answer<Data>;
}

/** Writes its version on each option of an encounter, also of one within. */
export function listed<One>(one: One): Listed<One> {
  const { awaiting, encounter, version } = one as Partial<AwaitingFragment & TableViewFragment> & {
    readonly encounter?: object;
  };
  const due = awaiting?.map((decision) => ({
    ...decision,
    options: decision.options.map((option) => ({ ...option, version })),
  }));
  return {
    ...one,
    ...(due && { awaiting: due }),
    ...(encounter && { encounter: listed(encounter) }),
  } as Listed<One>;
}
