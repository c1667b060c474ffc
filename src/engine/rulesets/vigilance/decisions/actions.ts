import type { Choice, Limit } from '../../../core/decision/decision.ts';
import { short } from '../../../core/values/words.ts';
import { refuseIntent } from '../action/intent.ts';
import { declaredAs, responsesOf, type Use, usesOf } from '../action/uses.ts';
import { fittingBoosts } from '../attack/boosts.ts';
import type { Candidate, Offer, Variant } from '../effects/effect.ts';
import { listAims, refuseDeclared, rulesOf, variantsOf } from '../effects/index.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import {
  allowed,
  allowedTargets,
  boostChoice,
  candidateTargets,
  enablingChoice,
  labelOf,
  merge,
  namedOnce,
  nothing,
  option,
  type Options,
  price,
  refused,
  refusedTargets,
  someOf,
  withIntent,
} from './build.ts';

/** What a combatant can do on its turn, with every legal aim. */
export const turnOptions = (state: State, combatant: Combatant): Options =>
  merge(...usesOf(state, combatant).map((use) => useOptions(state, combatant, use)));

/** VIG-45: what a combatant can answer with. */
export const responseOptions = (state: State, combatant: Combatant): Options =>
  merge(...responsesOf(state, combatant).map((use) => useOptions(state, combatant, use)));

function useOptions(state: State, user: Combatant, one: Use): Options {
  const { action, use } = one;
  const { effect } = action;
  const intent = { combatantId: user.id, action: action.key, use };
  const refusal = refuseIntent(state, intent);
  const label = labelOf(action.name, use);
  if (refusal) return refused(label, { type: 'DeclareAction', ...intent }, refusal);
  return merge(
    ...variantsOf(user, action).flatMap(({ name, fixed }) => {
      const named = name === null ? label : short`${label}: ${name}`;
      const boosted = { action, use, weapon: fixed.weapon ?? null };
      const { boosts, enablingSets } = fittingBoosts(state, user, boosted);
      return enablingSets.map((enabledBy) => {
        const noted = withEnabling(state, named, enabledBy);
        const candidate: Candidate = { user, effect, label: noted, fixed, enabledBy };
        return listAims(state, candidate, offerOf(state, one, boosts, candidate));
      });
    }),
  );
}

/** VIG-41: of several boosts that lengthen it, some are chosen. */
const withEnabling = (
  state: State,
  label: string,
  [only, ...others]: readonly string[],
): string => {
  if (only === undefined) return label;
  const boosts = others.length > 0 ? 'boosts that lengthen it' : actionOf(state, only).name;
  return short`${label}, with ${boosts}`;
};

/** VIG-41: options with any of the boosts that go with the action. @param boosts that go with it */
function offerOf(
  state: State,
  { action, use }: Use,
  boosts: readonly string[],
  { user, effect, label, fixed, enabledBy }: Candidate,
): Offer {
  const named = enabledBy.length === 1 ? enabledBy : [];
  const commandOf = (of: Variant['fixed']) => ({
    type: 'DeclareAction' as const,
    combatantId: user.id,
    action: action.key,
    use,
    ...of,
    ...(enabledBy.length === 1 ? { enabledBy } : {}),
  });
  const declared = () => declaredAs({ action, use }, { ...fixed, enabledBy: [...enabledBy] });
  const as: Offer['as'] = (name, of, ...choices) => {
    const all = [...choices, ...boostChoices(state, user, { effect, enabledBy, boosts })];
    const cost = price(state, user, { action: action.key, use, boosts: named });
    const { purpose } = rulesOf(effect);
    return allowed(withIntent(purpose, option(name, commandOf({ ...fixed, ...of }), all, cost)));
  };
  return {
    with: (...choices) => as(label, {}, ...choices),
    as,
    ifLegal: () => {
      const refusal = refuseDeclared(state, user, declared());
      return refusal ? refused(label, commandOf(fixed), refusal) : as(label, {});
    },
    /** Who is out of reach without a boost is refused once. */
    targets: () => {
      const unaimed = declared();
      const aims = candidateTargets(Object.values(state.combatants), (id) =>
        refuseDeclared(state, user, { ...unaimed, targetIds: [id] }),
      );
      const open = allowedTargets(aims);
      return merge(
        open.length > 0 ? as(label, {}, someOf('COMBATANT', 'targetIds', open, [1, 1])) : nothing,
        enabledBy.length > 0 ? nothing : refusedTargets(aims, `${label} at`, commandOf(fixed)),
      );
    },
  };
}

/** VIG-41: those that lengthen it, where there are several, and any others. */
function boostChoices(
  state: State,
  user: Combatant,
  {
    effect,
    enabledBy,
    boosts,
  }: Pick<Candidate, 'effect' | 'enabledBy'> & { readonly boosts: readonly string[] },
): readonly Choice[] {
  if (enabledBy.length < 2)
    return boostChoice(
      state,
      user,
      boosts.filter((key) => !enabledBy.includes(key)),
    );
  const far: Limit = {
    text: 'They lengthen it together by as many fields as it is farther.',
    rule: rulesOf(effect).reachRule,
  };
  return [
    enablingChoice(state, user, enabledBy, far),
    ...boostChoice(state, user, boosts, namedOnce),
  ];
}
