import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { type Action, type Kind, reducedKind, type Use } from '../model/actions.ts';
import { basicActions } from '../model/built-in.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { kindPhrases } from './budget.ts';

/** An action that a combatant knows, and how many levels cheaper it is (SEG-30). */
export interface KnownAction {
  readonly action: Action;
  readonly reducedBy: number;
}

/** The basic actions and the talents; a talent may be a basic action that has become cheaper. */
export function knownActions(state: State, combatant: Combatant): readonly KnownAction[] {
  const learnt = combatant.talents.map((talent) => actionOf(state, talent.action));
  const all = new Set([...Object.values(basicActions), ...learnt]);
  return [...all].flatMap((action) => knownAction(combatant, action) ?? []);
}

export function knownAction(combatant: Combatant, action: Action): KnownAction | null {
  const talent = combatant.talents.find((known) => known.action === action.key);
  if (talent) return { action, reducedBy: talent.reducedBy };
  return Object.hasOwn(basicActions, action.key) ? { action, reducedBy: 0 } : null;
}

/** What a use takes from this combatant's budget (SEG-30). */
export const costOf = (known: KnownAction, use: Kind): Kind => reducedKind(use, known.reducedBy);

/** The same, for an action that a guard has found the combatant to know. */
export const costFor = (combatant: Combatant, action: Action, use: Kind): Kind =>
  costOf(knownAction(combatant, action) ?? { action, reducedBy: 0 }, use);

export function useOf(action: Action, kind: Kind): Use {
  const use = action.uses.find((offered) => offered.kind === kind);
  if (!use) throw new Error(`'${action.key}' has no use ${kind}.`);
  return use;
}

export interface KnownUse {
  readonly known: KnownAction;
  readonly use: Use;
}

/** Every action that the combatant knows, in each of its uses. */
export function everyUse(state: State, combatant: Combatant): readonly KnownUse[] {
  const { actions } = state;
  const before = knownUses.get(combatant.talents);
  if (before?.actions === actions) return before.uses;
  const uses = knownActions(state, combatant).flatMap((known) =>
    known.action.uses.map((use) => ({ known, use })),
  );
  knownUses.set(combatant.talents, { actions, uses });
  return uses;
}

/** Talents and the actions of an encounter hardly ever change, so they are matched once. */
const knownUses = new WeakMap<
  Combatant['talents'],
  { readonly actions: State['actions']; readonly uses: readonly KnownUse[] }
>();

/** SEG-10: an action that the combatant has not learnt. */
export const missingTalent = ({ name, talents }: Combatant, action: Action): Rejection =>
  illegal(
    'SEG-10',
    `${name} does not have the talent ${action.name}`,
    'use a basic action or a talent of its own',
    { talents: talents.map((talent) => talent.action) },
  );

/** SEG-20: a use that the action does not offer. */
export function refuseUse(action: Action, use: Kind): Rejection {
  const offered = action.uses.map(({ kind }) => kind);
  return illegal(
    'SEG-20',
    `${action.name} cannot be used as ${kindPhrases[use]}`,
    `use it as ${offered.map((kind) => kindPhrases[kind]).join(' or ')}`,
    { offered },
  );
}
