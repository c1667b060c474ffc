import type { CombatantId } from '../../../core/values/ids.ts';
import { rememberedOfBoth } from '../../../core/values/remembered.ts';
import { distance } from '../../../grid/hex.ts';
import { fittingBoosts } from '../attack/boosts.ts';
import type { Action, Effect, Slot } from '../model/actions.ts';
import { type Aim, noAim } from '../model/commands.ts';
import { answeredBy, knownActions } from '../model/lookup.ts';
import type { Combatant, Declared, StackObject, State } from '../model/state.ts';
import { isUsableUnaimed, refuseDeclared, takesTarget, variantsOf } from '../effects/index.ts';
import { declaredWith } from './declared.ts';
import { refuseIntent } from './intent.ts';
import { prevents } from '../effects/opposed.ts';
import { rangeOf } from '../effects/range.ts';

/** An action in one of the slots that it can take. */
export interface Use {
  readonly action: Action;
  readonly use: Slot;
}

/** Every use of what a combatant knows; a prepared action has one more (VIG-52). */
export const usesOf = ({ actions }: State, { learnt, prepared }: Combatant): readonly Use[] =>
  withPrepared(usesAmong(actions, learnt), prepared);

const usesAmong = rememberedOfBoth(
  (actions: State['actions'], learnt: Combatant['learnt']): readonly Use[] =>
    knownActions({ actions }, { learnt }).flatMap((action) =>
      action.slot === 'BOOST' || action.effect.type === 'PREPARE'
        ? []
        : [{ action, use: action.slot }],
    ),
);

/** VIG-45: what a combatant can answer with, whether it is of use now or not. */
export const responsesOf = (state: State, combatant: Combatant): readonly Use[] =>
  usesOf(state, combatant).filter(({ use }) => use === 'QUICK');

const withPrepared = (uses: readonly Use[], prepared: Combatant['prepared']): readonly Use[] =>
  prepared
    ? uses.flatMap((one) =>
        one.action.key === prepared.action ? [one, { action: one.action, use: 'QUICK' }] : [one],
      )
    : uses;

/** What a variant declares: its shape is right by how it is made. */
export const declaredAs = ({ action, use }: Use, fixed: Partial<Aim>): Declared =>
  declaredWith({ ...noAim, ...fixed, action: action.key, use }, []);

/**
 * VIG-70: whether the combatant could answer with this what is on top of the stack, to some effect.
 * An actor answers its own action only with what concerns the action: what is aimed at it or at its
 * target, or what the table judges. For all else its turn has room before and after.
 */
export function couldMatter(
  state: State,
  combatant: Combatant,
  use: Use,
  { ownerId, declared }: StackObject,
): boolean {
  const all = Object.values(state.combatants);
  if (ownerId !== combatant.id) return isUsable(state, combatant, use, all);
  const concerned = all.filter(({ id }) => id === ownerId || declared.targetIds.includes(id));
  return concerns(use.action.effect) && isUsable(state, combatant, use, concerned);
}

const concerns = (effect: Effect): boolean =>
  takesTarget(effect) || effect.type === 'CHECK' || effect.type === 'OPEN_CHECK';

/** Whether the use has a legal aim with an effect, at one of those where it takes a target. */
function isUsable(
  state: State,
  combatant: Combatant,
  use: Use,
  targets: readonly Combatant[],
): boolean {
  const { effect, key: action } = use.action;
  const aimed = takesTarget(effect);
  // First what is quickly told, since everyone is asked after every action.
  const within = aimed ? targets.filter(({ id }) => couldTarget(state, effect, id)) : [];
  if (isIdle(effect) || (aimed && within.length === 0)) return false;
  if (refuseIntent(state, { combatantId: combatant.id, action, use: use.use })) return false;
  return variantsOf(combatant, use.action).some(({ fixed }) => {
    if (!aimed)
      return (
        isUsableUnaimed(state, combatant, effect) ??
        !refuseDeclared(state, combatant, declaredAs(use, fixed))
      );
    const boosted = { ...use, weapon: fixed.weapon ?? null };
    return fittingBoosts(state, combatant, boosted).enablingSets.some((enabledBy) => {
      const range = rangeOf(state, combatant, { ...boosted, action, boosts: enabledBy }) ?? -1;
      return within.some(
        (target) =>
          distance(combatant.position, target.position) <= range &&
          !refuseDeclared(
            state,
            combatant,
            declaredAs(use, { ...fixed, enabledBy: [...enabledBy], targetIds: [target.id] }),
          ),
      );
    });
  });
}

/** VIG-53: what prevents an action has no other target than the one who does it. */
const couldTarget = (state: State, effect: Effect, id: CombatantId): boolean =>
  effect.type !== 'OPPOSED' || prevents(effect, answeredBy(state, null), id);

/** VIG-70: whether the action does nothing, however it is aimed. */
const isIdle = (effect: Effect): boolean =>
  effect.type === 'OPPOSED' && effect.prevents.length + effect.inflicts.length + effect.push === 0;
