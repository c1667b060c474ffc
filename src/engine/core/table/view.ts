/** What every view has of a table, and a state before anything has happened. */
import { type Actor, plays } from '../command/actor.ts';
import { allHidden, type HiddenCombatant, knownTo, type WithHidden } from '../roster/hidden.ts';
import { computerPlayOf, type WithPlayedBy } from '../roster/played-by.ts';
import {
  type Annotations,
  annotationsFor,
  annotationsOf,
  portraitFor,
} from '../schema/annotations.ts';
import { type Battlefield, battlefieldFor, battlefieldOf } from '../values/battlefield.ts';
import { once } from '../values/once.ts';
import type { AttackView, CombatantView, EncounterView } from '../views/view.ts';
import {
  type AnyCombatant,
  type CombatantIn,
  everyone,
  orderOf,
  roundOf,
  type WithCombatants,
  type WithPhase,
} from './state.ts';

interface Table
  extends WithCombatants, WithPhase, WithHidden<HiddenCombatant>, WithPlayedBy, Annotations {
  readonly name: string;
  readonly settings: EncounterView['settings'];
  readonly battlefield: Battlefield;
}

/** Of the ruleset: how a combatant on the table is shown, and a hidden combatant to who may know. */
interface Shown<State extends Table, Seen> {
  combatant(combatant: CombatantIn<State>): Seen;
  hidden(newcomer: State['hidden'][string]['combatant']): Seen;
}

/** Combatants are worked out on first use: add to what this answers with `Object.assign`, which does not. */
export const tableView = <State extends Table, Seen extends CombatantView>(
  state: State,
  actor: Actor,
  shown: Shown<State, Seen>,
) => {
  const { name, phase, battlefield } = state;
  const settings: State['settings'] = state.settings;
  const played = (seen: Seen): Seen => ({
    ...seen,
    playedByComputer: plays(actor, seen.id) ? computerPlayOf(state, seen.id) : null,
  });
  const combatants = once(() => [
    ...everyone(state).map((one) => played(shown.combatant(one))),
    ...knownTo(allHidden(state), actor).map(({ combatant }) => ({
      ...played(shown.hidden(combatant)),
      budget: [],
      hidden: true,
    })),
  ]);
  return {
    name,
    ...annotationsFor(actor.kind === 'GM', state),
    settings,
    phase: phase.kind,
    round: roundOf(state),
    order: orderOf(state),
    get combatants() {
      return combatants();
    },
    battlefield: battlefieldFor(actor.kind === 'GM', battlefield),
    outcome: phase.kind === 'ENDED' ? phase.outcome : null,
  };
};

/** What everyone sees of a combatant, and for who plays it the sheet. */
export const combatantView = <Sheet extends CombatantView['sheet']>(
  combatant: AnyCombatant,
  actor: Actor,
  own: Pick<CombatantView, 'status' | 'conditions'> &
    Partial<Pick<CombatantView, 'vitals'>> & {
      budget?(): CombatantView['budget'];
      sheet(): Sheet;
    },
) => {
  const { id, name, side, position } = combatant;
  const mine = plays(actor, id);
  return {
    ...{ id, name, side, position, ...annotationsFor(mine, combatant) },
    picture: portraitFor(combatant),
    ...{ status: own.status, conditions: own.conditions },
    vitals: own.vitals ?? [],
    budget: mine ? (own.budget?.() ?? []) : [],
    sheet: mine ? own.sheet() : null,
    playedByComputer: null,
    hidden: false,
  };
};

interface Arrived<Stage> extends Omit<AttackView, 'stage'> {
  readonly stage: { readonly kind: Stage };
}

/** Attacks as everyone sees them. */
export const viewAttacks = <Stage extends AttackView['stage']>(
  attacks: readonly Arrived<Stage>[],
): readonly AttackView[] =>
  attacks.map(({ id, attackerId, targetId, action, stage }) => ({
    ...{ id, attackerId, targetId, action, stage: stage.kind },
  }));

/** The table that an encounter begins with. */
export const initialTable = <Settings>({
  name,
  settings,
  ...setup
}: Battlefield & Annotations & { readonly name: string; readonly settings: Settings }) => ({
  ...{
    name,
    ...annotationsOf(setup),
    settings,
    actions: {},
    combatants: {},
    hidden: {},
    costless: {},
    playedByComputer: {},
    departed: [],
    pending: null,
  },
  battlefield: battlefieldOf(setup),
  phase: { kind: 'SETUP' as const },
});
