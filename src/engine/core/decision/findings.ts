import type {
  Choice,
  CommandTemplate,
  Cost,
  Decision,
  Limit,
  Option,
  PickNote,
  Refusal,
} from './decision.ts';
import type { Intent } from '../values/intent.ts';
import type { HexSet } from './hex-set.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Rejection } from '../command/rejection.ts';
import { MAX_LABEL, short, shortened } from '../values/words.ts';

/** What someone may do, and what they may not with the reason, while it is being collected. */
export interface Options {
  readonly options: readonly Option[];
  /** Put together on request, which mostly no one does. */
  readonly refusals: readonly (() => readonly Refusal[])[];
}

export const nothing: Options = { options: [], refusals: [] };

export function merge(...findings: readonly Options[]): Options {
  const options: Option[] = [];
  const refusals: Options['refusals'][number][] = [];
  for (const found of findings) {
    options.push(...found.options);
    refusals.push(...found.refusals);
  }
  return { options, refusals };
}

export const allowed = (...options: readonly Option[]): Options => ({ options, refusals: [] });

export const refused = (
  label: string,
  command: CommandTemplate,
  rejection: Rejection,
): Options => ({ options: [], refusals: [() => [refusalOf({ label, command }, rejection)]] });

export const option = (
  label: string,
  command: CommandTemplate,
  choices: readonly Choice[] = [],
  cost: readonly Cost[] = [],
): Option => ({
  command,
  label: shortened(label, MAX_LABEL),
  summary: [],
  cost,
  intent: null,
  hasNoTarget: false,
  choices,
});

/** The same option, with what it comes to as things stand. */
export const withSummary = (sentences: readonly string[], offered: Option): Option => ({
  ...offered,
  summary: sentences.filter((sentence) => sentence !== ''),
});

/** The same option, of a command that is not always there for the same. */
export const withIntent = (intent: Intent, offered: Option): Option => ({ ...offered, intent });

/** The same option, of an attack that would come to no one as things stand. */
export const withoutTarget = (offered: Option): Option => ({ ...offered, hasNoTarget: true });

type Head = Pick<Decision, 'kind' | 'required'> &
  Partial<Pick<Decision, 'combatantId' | 'subjectId' | 'action' | 'until' | 'closing'>>;

/**
 * A decision, the options of which are looked for on request: mostly whose it is suffices, or
 * it is one of many beside that which is due. A class, since every listing makes dozens of them.
 */
class OpenDecision implements Decision {
  readonly kind: string;
  readonly combatantId: Decision['combatantId'];
  readonly required: boolean;
  readonly subjectId: string | null;
  readonly action: string | null;
  readonly until: string | null;
  readonly closing: Decision['closing'];
  readonly #find: () => Options;
  #found: Options | null = null;
  #refusals: readonly Refusal[] | null = null;

  constructor(head: Head, find: () => Options) {
    this.kind = head.kind;
    this.combatantId = head.combatantId ?? null;
    this.required = head.required;
    this.subjectId = head.subjectId ?? null;
    this.action = head.action ?? null;
    this.until = head.until ?? null;
    this.closing = head.closing ?? null;
    this.#find = find;
  }

  get options(): readonly Option[] {
    return this.#findings().options;
  }

  get refusals(): readonly Refusal[] {
    return (this.#refusals ??= this.#findings().refusals.flatMap((list) => list()));
  }

  #findings(): Options {
    return (this.#found ??= this.#find());
  }
}

export const decision = (head: Head, find: () => Options): Decision => new OpenDecision(head, find);

/** The same, for a ruleset whose decisions are of these kinds. */
export type DecisionOf<Kind extends string> = (
  head: Head & { readonly kind: Kind },
  find: () => Options,
) => Decision;

/** What is known of a decision by those who do not take it. */
export function withoutOptions(head: Head): Decision {
  const { kind, required, combatantId = null } = head;
  const { subjectId = null, action = null, until = null } = head;
  const about = { subjectId, action, until };
  return { kind, combatantId, required, ...about, closing: null, ...{ options: [], refusals: [] } };
}

const single = { list: false, repeats: false, min: 1, max: 1, ifOmitted: null, limits: [] };

/** The same choice, which may be left out; `ifOmitted` says what that means. */
export const optional = (choice: Choice, ifOmitted: string): Choice => ({
  ...choice,
  min: 0,
  ifOmitted,
});

/** The same choice, of which not all picks go together. */
export const withLimits = (choice: Choice, ...limits: readonly Limit[]): Choice => ({
  ...choice,
  limits,
});

/** The same choice of keys, with what there is to know about them. */
export const withNotes = (choice: Choice, notes: Readonly<Record<string, PickNote>>): Choice =>
  choice.kind === 'KEY' ? { ...choice, notes } : choice;

/** The same choice of keys, each of which costs this. */
export const withCosts = (choice: Choice, cost: (key: string) => readonly Cost[]): Choice =>
  choice.kind === 'KEY'
    ? withNotes(
        choice,
        Object.fromEntries(choice.from.map((key) => [key, { label: null, cost: cost(key) }])),
      )
    : choice;

/** A hex to go to. */
export const destination = (area: HexSet): Choice => ({
  kind: 'HEX',
  field: 'to',
  ...single,
  area,
});

export const targets = (from: readonly string[], count: number): Choice => ({
  kind: 'COMBATANT',
  field: 'targetIds',
  list: true,
  repeats: true,
  min: count,
  max: count,
  ifOmitted: null,
  limits: [],
  from,
});

/** Some of these, each once. */
export const someOf = (
  kind: 'COMBATANT' | 'KEY',
  field: string,
  from: readonly string[],
  [min, max]: readonly [min: number, max: number],
): Choice => {
  const several = { field, list: true, repeats: false, min, max, ifOmitted: null, limits: [] };
  return kind === 'KEY' ? { kind, ...several, from, notes: {} } : { kind, ...several, from };
};

/** Any of these, each once, or none. */
export const anyOf = (
  kind: 'COMBATANT' | 'KEY',
  field: string,
  from: readonly string[],
  ifOmitted: string,
): Choice => optional(someOf(kind, field, from, [1, from.length]), ifOmitted);

export const oneKey = (field: string, from: readonly string[]): Choice => ({
  kind: 'KEY',
  field,
  ...single,
  from,
  notes: {},
});

/** Hexes to aim at: so many of them, the same again if one likes. */
export const targetHexes = (area: HexSet, count: number): Choice => ({
  kind: 'HEX',
  field: 'targetHexes',
  list: true,
  repeats: true,
  min: count,
  max: count,
  ifOmitted: null,
  limits: [],
  area,
});

export const oneCombatant = (field: string, from: readonly string[]): Choice => ({
  kind: 'COMBATANT',
  field,
  ...single,
  from,
});

export const someHexes = (field: string, area: HexSet, max: number): Choice => ({
  kind: 'HEX',
  field,
  list: true,
  repeats: false,
  min: 1,
  max: Math.min(max, area.hexes.length),
  ifOmitted: null,
  limits: [],
  area,
});

/** A whole number of the caller's; `maximum` is null where there is no limit. */
export const number = (field: string, minimum: number, maximum: number | null): Choice => ({
  kind: 'NUMBER',
  field,
  ...single,
  minimum,
  maximum,
});

/** A number from 1 to `max`. */
export const upTo = (field: string, max: number): Choice => number(field, 1, max);

export const text = (field: string): Choice => ({ kind: 'TEXT', field, ...single });

export const data = (field: string, max = 100): Choice => ({
  kind: 'DATA',
  field,
  list: true,
  repeats: true,
  min: 1,
  max,
  ifOmitted: null,
  limits: [],
});

/** One piece of data. */
export const dataField = (field: string): Choice => ({ kind: 'DATA', field, ...single });

/** An option as its guards judge it: open, or refused with the reason. */
export const optionIf = (offered: Option, refusal: Rejection | null): Options =>
  lazyOptionIf(refusal, () => offered);

/** The same of an option that is made when it is open, or the caller asks for what is refused. */
export const lazyOptionIf = (refusal: Rejection | null, offer: () => Option): Options =>
  refusal ? { options: [], refusals: [() => [refusalOf(offer(), refusal)]] } : allowed(offer());

const refusalOf = (
  { label, command }: Pick<Option, 'label' | 'command'>,
  rejection: Rejection,
): Refusal => ({
  label: shortened(label, MAX_LABEL),
  command,
  rejection,
});

/** A combatant at whom something may be aimed, and what forbids it. */
interface CandidateTarget {
  readonly id: CombatantId;
  readonly name: string;
  readonly refusal: Rejection | null;
}

/** What forbids it to aim something at each of these. */
export const candidateTargets = (
  others: readonly Omit<CandidateTarget, 'refusal'>[],
  refuse: (id: CombatantId) => Rejection | null,
): readonly CandidateTarget[] => others.map(({ id, name }) => ({ id, name, refusal: refuse(id) }));

/** Those at whom something can be aimed. */
export const allowedTargets = (aims: readonly CandidateTarget[]): readonly CombatantId[] =>
  aims.filter(({ refusal }) => !refusal).map(({ id }) => id);

/** Why it cannot be aimed at the others, `count` times at each; `phrase` comes before the name. */
export const refusedTargets = (
  aims: readonly CandidateTarget[],
  phrase: string,
  command: CommandTemplate,
  count = 1,
): Options => ({
  options: [],
  refusals: [
    () =>
      aims.flatMap(({ id, name, refusal: rejection }) =>
        rejection
          ? [
              {
                command: { ...command, targetIds: Array<CombatantId>(count).fill(id) },
                label: short`${phrase} ${name}`,
                rejection,
              },
            ]
          : [],
      ),
  ],
});

/** One option for all who can be attacked, `count` times in all, and why not the others. */
export const aimed = (
  aims: readonly CandidateTarget[],
  label: string,
  command: CommandTemplate,
  count = 1,
): Options => {
  const open = allowedTargets(aims);
  return merge(
    open.length > 0
      ? allowed(withIntent('ATTACK', option(label, command, [targets(open, count)])))
      : nothing,
    refusedTargets(aims, `${label} at`, command, count),
  );
};
