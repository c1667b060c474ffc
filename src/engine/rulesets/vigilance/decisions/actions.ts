import type { Choice, Limit } from '../../../core/decision/decision.ts';
import type { Intent } from '../../../core/values/intent.ts';
import { refuseIntent } from '../action/intent.ts';
import {
  refuseVariant,
  responsesOf,
  type Use,
  usesOf,
  type Variant,
  variantsOf,
} from '../action/uses.ts';
import { fittingBoosts } from '../attack/boosts.ts';
import { boostedBy } from '../stats/boosts.ts';
import { drawable, droppable } from '../stats/hands.ts';
import { canSwing } from '../terrain/move-effect.ts';
import { canTravel } from '../terrain/movement.ts';
import { abilities } from '../model/combatant/abilities.ts';
import type { EffectOf } from '../model/actions.ts';
import type { Aim } from '../model/commands.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import {
  candidateTargets,
  allowed,
  boostChoice,
  destination,
  enablingChoice,
  withIntent,
  type Options,
  labelOf,
  optional,
  merge,
  namedOnce,
  nothing,
  oneKey,
  allowedTargets,
  option,
  price,
  refused,
  refusedTargets,
  someOf,
} from './build.ts';
import { acrossOf, endsOf } from './areas.ts';

/** What a combatant can do on its turn, with every legal aim. */
export const turnFindings = (state: State, combatant: Combatant): Options =>
  merge(...usesOf(state, combatant).map((use) => useFindings(state, combatant, use)));

/** VIG-45: what a combatant can answer with. */
export const responseFindings = (state: State, combatant: Combatant): Options =>
  merge(...responsesOf(state, combatant).map((use) => useFindings(state, combatant, use)));

function useFindings(state: State, combatant: Combatant, { action, use }: Use): Options {
  const intent = { combatantId: combatant.id, action: action.key, use };
  const refusal = refuseIntent(state, intent);
  const label = labelOf(action.name, use);
  if (refusal) return refused(label, { type: 'DeclareAction', ...intent }, refusal);
  return merge(
    ...variantsOf(combatant, action).flatMap(({ name, fixed }) => {
      const named = name === null ? label : `${label}: ${name}`;
      const boosted = { action, use, weapon: fixed.weapon ?? null };
      const { boosts, enablingSets } = fittingBoosts(state, combatant, boosted);
      return enablingSets.map((enabledBy) =>
        variantFindings({
          ...{ state, combatant, action, use, enabledBy, fixed, boosts },
          label: `${named}${enabledNote(state, enabledBy)}`,
        }),
      );
    }),
  );
}

/** VIG-41: of several boosts that lengthen it, some are chosen. */
const enabledNote = (state: State, [only, ...others]: readonly string[]): string => {
  if (only === undefined) return '';
  return `, with ${others.length > 0 ? 'boosts that lengthen it' : actionOf(state, only).name}`;
};

interface Candidate extends Use {
  readonly state: State;
  readonly combatant: Combatant;
  readonly label: string;
  /** What of the aim is not to be chosen. */
  readonly fixed: Variant['fixed'];
  /** VIG-41: the boosts that lengthen it; if there are several, some of them are chosen. */
  readonly enabledBy: readonly string[];
  /** VIG-41: the boosts that go with it. */
  readonly boosts: readonly string[];
}

/** Every legal aim of an action that may be declared. */
function variantFindings(candidate: Candidate): Options {
  const { effect } = candidate.action;
  switch (effect.type) {
    case 'ATTACK':
    case 'OPPOSED':
    case 'AID':
      return targetFindings(candidate);
    case 'OPEN_CHECK':
      return offer(candidate, [oneKey('ability', abilities)]);
    case 'TRAVEL':
      return travelFindings(candidate);
    case 'MOVE':
      return moveFindings(candidate, effect);
    case 'SWITCH_WEAPONS':
      return offer(candidate, drawChoices(candidate));
    case 'CHECK':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
      return judged(candidate);
    case 'PREPARE':
    case 'BOOST':
      return nothing;
  }
}

const commandOf = ({ combatant, action, use, fixed, enabledBy }: Candidate) => ({
  type: 'DeclareAction' as const,
  combatantId: combatant.id,
  action: action.key,
  use,
  ...fixed,
  ...(enabledBy.length === 1 ? { enabledBy } : {}),
});

/** VIG-41: the option, with any of the boosts that go with it. */
function offer(candidate: Candidate, choices: readonly Choice[]): Options {
  const { state, combatant, action, use, enabledBy, label } = candidate;
  const named = enabledBy.length === 1 ? enabledBy : [];
  return allowed(
    withIntent(
      intentOf(action),
      option(
        label,
        commandOf(candidate),
        [...choices, ...boostChoices(candidate)],
        price(state, combatant, { action: action.key, use, boosts: named }),
      ),
    ),
  );
}

/** VIG-41: those that lengthen it, where there are several, and any others. */
function boostChoices({ state, combatant, action, enabledBy, boosts }: Candidate) {
  if (enabledBy.length < 2)
    return boostChoice(
      state,
      combatant,
      boosts.filter((key) => !enabledBy.includes(key)),
    );
  const far: Limit = {
    text: 'They lengthen it together by as many fields as it is farther.',
    rule: ruleOfReach(action),
  };
  return [
    enablingChoice(state, combatant, enabledBy, far),
    ...boostChoice(state, combatant, boosts, namedOnce),
  ];
}

/** VIG-34, 36, 39: what is too far is refused by the rule of what is done. */
function ruleOfReach({ effect: { type } }: Use['action']): string {
  if (type === 'TRAVEL') return 'VIG-34';
  return type === 'MOVE' ? 'VIG-36' : 'VIG-39';
}

/** What an action is there for. */
function intentOf({ effect: { type } }: Use['action']): Intent {
  if (type === 'ATTACK' || type === 'OPPOSED') return 'ATTACK';
  return type === 'TRAVEL' || type === 'MOVE' ? 'MOVE' : 'ACT';
}

const refusalOf = (candidate: Candidate, aim: Partial<Aim>) => {
  const { state, combatant, fixed, enabledBy } = candidate;
  return refuseVariant(state, combatant, candidate, {
    ...{ ...fixed, ...aim },
    enabledBy: [...enabledBy],
  });
};

/** An aim without choices, as the guard sees it. */
function judged(candidate: Candidate): Options {
  const refusal = refusalOf(candidate, {});
  return refusal ? refused(candidate.label, commandOf(candidate), refusal) : offer(candidate, []);
}

/** Everyone in turn as the target; who is out of reach without a boost is refused once. */
function targetFindings(candidate: Candidate): Options {
  const { state, enabledBy, label } = candidate;
  const aims = candidateTargets(Object.values(state.combatants), (id) =>
    refusalOf(candidate, { targetIds: [id] }),
  );
  const open = allowedTargets(aims);
  return merge(
    open.length > 0 ? offer(candidate, [someOf('COMBATANT', 'targetIds', open, [1, 1])]) : nothing,
    enabledBy.length > 0 ? nothing : refusedTargets(aims, `${label} at`, commandOf(candidate)),
  );
}

/** VIG-36: a climb as it is, a swing to any field that it reaches. */
function moveFindings(candidate: Candidate, { way, fields }: EffectOf<'MOVE'>): Options {
  const { state, combatant, enabledBy } = candidate;
  if (way !== 'ACROSS') return judged(candidate);
  const further = boostedBy(state, enabledBy, 'fields');
  const reach = fields + further;
  return canSwing(state, combatant, reach)
    ? offer(candidate, [destination(acrossOf(state, combatant, reach))])
    : nothing;
}

/** VIG-36: what may be taken in hand for what is stowed. */
const drawChoices = ({ combatant, fixed }: Candidate): readonly Choice[] => [
  oneKey(
    'draw',
    drawable(combatant, fixed.stow ?? null).map(({ key }) => key),
  ),
];

/** VIG-34, 37: what may be drawn only once something is dropped is an option of its own. */
function travelFindings(candidate: Candidate): Options {
  const { state, combatant, label, fixed, enabledBy } = candidate;
  const panics = combatant.mind === 'PANICKING';
  const further = boostedBy(state, enabledBy, 'fields');
  const moves = canTravel(state, combatant, further);
  if (panics && !moves) return judged(candidate);
  const way = destination(endsOf(state, combatant, further));
  const reach = moves ? [panics ? way : optional(way, 'It stays where it is.')] : [];
  const drops = droppable(combatant);
  const now = drawable(combatant, null).map(({ key }) => key);
  const minor = [
    ...(drops.length > 0 ? [optional(oneKey('drop', drops), 'Nothing is dropped.')] : []),
    ...(now.length > 0 ? [optional(oneKey('draw', now), 'Nothing is drawn.')] : []),
  ];
  return merge(
    offer(candidate, [...reach, ...minor]),
    ...drops.map((drop) => {
      const then = drawable(combatant, drop)
        .map(({ key }) => key)
        .filter((key) => !now.includes(key));
      if (then.length === 0) return nothing;
      const named = {
        ...candidate,
        label: `${label}, dropping ${drop}`,
        fixed: { ...fixed, drop },
      };
      return offer(named, [...reach, oneKey('draw', then)]);
    }),
  );
}
