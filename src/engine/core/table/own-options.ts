/** The options that commands list of their own, in the decisions that offer them. */
import { type Actor, plays } from '../command/actor.ts';
import type { Decision } from '../decision/decision.ts';
import { decision, merge, type Options } from '../decision/findings.ts';
import { rememberedOfLast } from '../values/remembered.ts';

/** Where a command is offered. */
export interface Offered<State, Kind extends string = string> {
  /** The kinds of decisions that have it among their options, or why none does. */
  readonly offeredBy: readonly [Kind, ...Kind[]] | { readonly none: string };
  /** Its options in these decisions; left out where the room `decisions` lists them among others. */
  readonly options?: (state: State, decision: Decision) => Options;
}

/** Whose decisions are due or possible, as an actor may see them, and those that are due. */
export interface Listing<State> {
  readonly decisions: (state: State, actor: Actor) => readonly Decision[];
  readonly requiredDecisions: (state: State) => readonly Decision[];
}

/** The same decisions, with these options behind those that they have. */
export function withOwnOptions<State extends object>(
  commands: readonly Offered<State>[],
  { decisions, requiredDecisions }: Listing<State>,
): Listing<State> {
  const lists = Map.groupBy(commands.flatMap(listsOf), ({ kind }) => kind);
  const extendedIn = rememberedOfLast((_: State) => new Map<Decision, Decision>());
  /** It is the same decision for all who look. */
  const whole = (state: State, listed: Decision): Decision => {
    const own = lists.get(listed.kind);
    if (!own) return listed;
    const extended = extendedIn(state);
    const known =
      extended.get(listed) ??
      withOptions(listed, () => own.map(({ options }) => options(state, listed)));
    extended.set(listed, known);
    return known;
  };
  return {
    // Of what others decide a seat learns no option.
    decisions: (state, actor) =>
      decisions(state, actor).map((listed) =>
        isOwn(actor, listed) ? whole(state, listed) : listed,
      ),
    requiredDecisions: (state) => requiredDecisions(state).map((due) => whole(state, due)),
  };
}

const isOwn = (actor: Actor, { combatantId }: Decision): boolean =>
  combatantId === null ? actor.kind === 'GM' : plays(actor, combatantId);

const listsOf = <State>({ offeredBy, options }: Offered<State>) =>
  options && !('none' in offeredBy) ? offeredBy.map((kind) => ({ kind, options })) : [];

const withOptions = (listed: Decision, more: () => readonly Options[]): Decision =>
  decision(listed, () =>
    merge({ options: listed.options, refusals: [() => listed.refusals] }, ...more()),
  );
