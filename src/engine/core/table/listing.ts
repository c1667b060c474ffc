/** What may be done in every ruleset, and which decisions a seat is shown. */
import { type Actor, plays } from '../command/actor.ts';
import type { Rejection } from '../command/rejection.ts';
import type { Choice, Decision, Option } from '../decision/decision.ts';
import {
  allowed,
  data,
  dataField,
  decision,
  type Options,
  optionIf,
  optional,
  merge,
  option,
  text,
  withoutOptions,
} from '../decision/findings.ts';
import { rulingOptions } from '../roster/adjudication.ts';
import { revealOption, rosterOptions } from '../roster/guards.ts';
import { allHidden, type HiddenCombatant, type WithHidden } from '../roster/hidden.ts';
import { MAX_FEATURES, MAX_WALLS } from '../schema/battlefield.ts';
import type { CombatantId } from '../values/ids.ts';
import { rememberedOfLast } from '../values/remembered.ts';
import { type FightingStatus, yieldDecisions } from './ending.ts';
import {
  type CombatantIn,
  everyone,
  orderOf,
  type WithCombatants,
  type WithPhase,
} from './state.ts';

/** The kinds of decisions that every ruleset has, with what each of them decides. */
export const decisionKinds = {
  SETUP: 'How the fight begins.',
  TURN: 'What a combatant does on its turn.',
  DEFENSE: 'How an attack is met.',
  YIELD: 'Whether a combatant stops fighting, or fights on.',
  ORDERS: 'What a combatant answers without being asked.',
  TABLE: 'What the GM changes.',
  ROLL_DICE: 'How dice fell that are rolled by hand.',
};

/**
 * A decision as a seat sees it. Options that the actor may not take are not shown to them, but
 * whose decision is due is known to the whole table.
 */
export function shownTo(actor: Actor, due: Decision): readonly Decision[] {
  const own = due.combatantId === null ? actor.kind === 'GM' : plays(actor, due.combatantId);
  if (own) return [due];
  return due.required ? [withoutOptions(due)] : [];
}

/** To begin the fight, or why that cannot be yet. */
export const setupDecision = (begin: () => Beginning): Decision =>
  decision({ kind: 'SETUP', required: true }, () => {
    const { refusal, label = 'Roll initiative', choices = [] } = begin();
    return optionIf(option(label, { type: 'RollInitiative' }, choices), refusal);
  });

interface Beginning {
  readonly refusal: Rejection | null;
  readonly label?: string;
  /** What else is said as the fight begins. */
  readonly choices?: readonly Choice[];
}

interface Table extends WithPhase, WithCombatants, WithHidden<HiddenCombatant> {
  readonly hidden: Readonly<Record<CombatantId, HiddenCombatant & { combatant: { name: string } }>>;
  readonly conditions?: object;
}

interface Reveal {
  readonly type: 'RevealCombatants';
  readonly combatantIds: readonly CombatantId[];
  readonly positions: readonly [];
}

interface TableOptions {
  /** The guard of `RevealCombatants`: the place of each may be taken by now. */
  readonly refuseReveal: (command: Reveal) => Rejection | null;
  /** How many places the order has; those of the fight that is on if left out. */
  readonly places?: number;
  /** What else the GM may do, before all else. */
  readonly first?: readonly Option[];
  /** What else the GM may rule. */
  readonly rulings?: readonly Option[];
  /** What else the GM may do. */
  readonly options?: readonly Option[];
  readonly findings?: readonly Options[];
}

/** What the GM may do at any time, with what the ruleset has of its own. */
export const tableDecision = (state: Table, own: () => TableOptions): Decision =>
  decision({ kind: 'TABLE', required: false }, () => tableFindings(state, own()));

function tableFindings(
  state: Table,
  {
    refuseReveal,
    places = orderOf(state).length,
    first = [],
    rulings = [],
    options = [],
    findings = [],
  }: TableOptions,
): Options {
  const defined = state.conditions ? 'actions and conditions' : 'actions';
  const ground = {
    obstacles: 5000,
    concealing: 5000,
    dark: 5000,
    water: 5000,
    features: MAX_FEATURES,
    walls: MAX_WALLS,
  };
  const terrain = Object.entries(ground).map(([field, most]) =>
    optional(data(field, most), 'There is none of it.'),
  );
  const always = allowed(
    ...first,
    ...rosterOptions(state, state.phase.kind === 'COMBAT'),
    ...rulingOptions(Object.keys(state.combatants), places),
    ...rulings,
    option(`Define ${defined}`, { type: 'DefineActions' }, [dataField('definitions')]),
    option('Set the battlefield', { type: 'SetBattlefield' }, terrain),
    option('Rename the encounter', { type: 'UpdateEncounter' }, [text('name')]),
    ...options,
    option('End the encounter', { type: 'EndEncounter' }),
  );
  const revealing = allHidden(state).map(({ combatant: { id, name } }) =>
    optionIf(
      revealOption(id, name),
      refuseReveal({ type: 'RevealCombatants', combatantIds: [id], positions: [] }),
    ),
  );
  return merge(always, ...revealing, ...findings);
}

interface LegalRules<State extends WithCombatants> {
  /** What the encounter waits for, and what goes with it. */
  due(state: State): readonly Decision[];
  /** What else its combatants may do, listed before yielding. */
  besides?(state: State): readonly Decision[];
  /** The same, listed after it. */
  atAnyTime?(state: State): readonly Decision[];
  status(combatant: CombatantIn<State>): FightingStatus;
  /** What the GM may do at any time. */
  table(state: State): Decision;
}

/**
 * The decisions that are due or possible, as a seat sees them: yielding among them, until the end.
 * The one who looks, they are those of the state.
 */
export function listingBy<State extends WithCombatants & WithPhase>(rules: LegalRules<State>) {
  const due = rememberedOfLast((state: State): readonly Decision[] =>
    state.phase.kind === 'ENDED' ? [] : rules.due(state),
  );
  const listed = rememberedOfLast((state: State): readonly Decision[] => {
    if (state.phase.kind === 'ENDED') return [];
    const yielding = yieldDecisions(everyone(state), (one) => rules.status(one));
    return [
      ...due(state),
      ...(rules.besides?.(state) ?? []),
      ...yielding,
      ...(rules.atAnyTime?.(state) ?? []),
      rules.table(state),
    ];
  });
  return {
    decisions: (state: State, actor: Actor): readonly Decision[] =>
      actor.kind === 'GM'
        ? listed(state)
        : listed(state).flatMap((decision) => shownTo(actor, decision)),
    /** Those of them that the encounter waits for, and no others, as the GM sees them. */
    requiredDecisions: (state: State): readonly Decision[] =>
      due(state).filter(({ required }) => required),
  };
}
