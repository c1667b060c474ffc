import type { Choice } from '../../../core/decision/decision.ts';
import { refuseIntent } from '../action/intent.ts';
import {
  refuseVariant,
  responsesOf,
  type Use,
  usesOf,
  type Variant,
  variantsOf,
} from '../action/uses.ts';
import { refuseBoosts } from '../attack/boosts.ts';
import { drawable, droppable } from '../figures/hands.ts';
import { destinations } from '../ground/movement.ts';
import { abilities } from '../model/abilities.ts';
import type { EffectOf } from '../model/actions.ts';
import { knownActions } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import {
  allowed,
  anyOf,
  destination,
  type Findings,
  labelOf,
  merge,
  nothing,
  oneKey,
  option,
  price,
  refused,
} from './build.ts';

/** What a combatant can do on its turn, with every legal aim. */
export const turnFindings = (state: State, combatant: Combatant): Findings =>
  merge(...usesOf(state, combatant).map((use) => useFindings(state, combatant, use)));

/** VIG-45: what a combatant can answer with. */
export const responseFindings = (state: State, combatant: Combatant): Findings =>
  merge(...responsesOf(state, combatant).map((use) => useFindings(state, combatant, use)));

function useFindings(state: State, combatant: Combatant, { action, use }: Use): Findings {
  const intent = { combatantId: combatant.id, action: action.key, use };
  const refusal = refuseIntent(state, intent);
  const label = labelOf(action.name, use);
  if (refusal) return refused(label, { type: 'DeclareAction', ...intent }, refusal);
  return merge(
    ...variantsOf(combatant, action).map(({ name, fixed }) =>
      variantFindings(
        { state, combatant, action, use, label: name === null ? label : `${label}: ${name}` },
        fixed,
      ),
    ),
  );
}

interface Candidate extends Use {
  readonly state: State;
  readonly combatant: Combatant;
  readonly label: string;
}

type Fixed = Variant['fixed'];

/** Every legal aim of an action that may be declared. */
function variantFindings(candidate: Candidate, fixed: Fixed): Findings {
  const { effect } = candidate.action;
  switch (effect.type) {
    case 'ATTACK':
      return targetFindings(candidate, fixed, boostChoices(candidate, effect, fixed));
    case 'OPPOSED':
    case 'AID':
      return targetFindings(candidate, fixed, []);
    case 'OPEN_CHECK':
      return offer(candidate, fixed, [{ ...oneKey('ability', abilities), min: 1 }]);
    case 'TRAVEL':
      return travelFindings(candidate);
    case 'SWITCH_WEAPONS':
      return offer(candidate, fixed, drawChoices(candidate, fixed));
    case 'CHECK':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
      return judged(candidate, fixed);
    case 'PREPARE':
    case 'BOOST':
      return nothing;
  }
}

const commandOf = ({ combatant, action, use }: Candidate, fixed: Fixed) => ({
  type: 'DeclareAction' as const,
  combatantId: combatant.id,
  action: action.key,
  use,
  ...fixed,
});

const offer = (candidate: Candidate, fixed: Fixed, choices: readonly Choice[]): Findings =>
  allowed(
    option(
      candidate.label,
      commandOf(candidate, fixed),
      choices,
      price(candidate.state, candidate.action, candidate.use),
    ),
  );

const refusalOf = (candidate: Candidate, fixed: Fixed) =>
  refuseVariant(candidate.state, candidate.combatant, candidate, fixed);

/** An aim without choices, as the guard sees it. */
function judged(candidate: Candidate, fixed: Fixed): Findings {
  const refusal = refusalOf(candidate, fixed);
  return refusal
    ? refused(candidate.label, commandOf(candidate, fixed), refusal)
    : offer(candidate, fixed, []);
}

/** Everyone in turn as the target. */
function targetFindings(candidate: Candidate, fixed: Fixed, choices: readonly Choice[]): Findings {
  const found = Object.values(candidate.state.combatants).map(({ id, name }) => ({
    id,
    name,
    refusal: refusalOf(candidate, { ...fixed, targetIds: [id] }),
  }));
  const open = found.filter(({ refusal }) => !refusal).map(({ id }) => id);
  const target: Choice = {
    kind: 'COMBATANT',
    field: 'targetIds',
    list: true,
    repeats: false,
    min: 1,
    max: 1,
    from: open,
  };
  return merge(
    open.length > 0 ? offer(candidate, fixed, [target, ...choices]) : nothing,
    ...found.map(({ id, name, refusal }) =>
      refusal
        ? refused(
            `${candidate.label} at ${name}`,
            commandOf(candidate, { ...fixed, targetIds: [id] }),
            refusal,
          )
        : nothing,
    ),
  );
}

/** VIG-41: the boosts that go on this attack, any of them together. */
function boostChoices(
  { state, combatant }: Candidate,
  { form }: EffectOf<'ATTACK'>,
  { weapon = null }: Fixed,
): readonly Choice[] {
  const boosts = knownActions(state, combatant)
    .filter(({ slot }) => slot === 'BOOST')
    .map(({ key }) => key)
    .filter((key) => !refuseBoosts(state, combatant, { form, weapon, boosts: [key] }));
  return boosts.length > 0 ? [anyOf('KEY', 'boosts', boosts, boosts.length)] : [];
}

/** VIG-36: what may be taken in hand for what is stowed. */
const drawChoices = ({ combatant }: Candidate, { stow = null }: Fixed): readonly Choice[] => [
  {
    ...oneKey(
      'draw',
      drawable(combatant, stow).map(({ key }) => key),
    ),
    min: 1,
  },
];

/** VIG-34, 37: what may be drawn only once something is dropped is an option of its own. */
function travelFindings(candidate: Candidate): Findings {
  const { state, combatant, label } = candidate;
  const panics = combatant.mind === 'PANICKING';
  const ends = destinations(state, combatant);
  if (panics && ends.length === 0) return judged(candidate, {});
  const reach = ends.length > 0 ? [destination(ends, panics ? 1 : 0)] : [];
  const drops = droppable(combatant);
  const now = drawable(combatant, null).map(({ key }) => key);
  const minor = [
    ...(drops.length > 0 ? [oneKey('drop', drops)] : []),
    ...(now.length > 0 ? [oneKey('draw', now)] : []),
  ];
  return merge(
    offer(candidate, {}, [...reach, ...minor]),
    ...drops.map((drop) => {
      const then = drawable(combatant, drop)
        .map(({ key }) => key)
        .filter((key) => !now.includes(key));
      if (then.length === 0) return nothing;
      const named = { ...candidate, label: `${label}, dropping ${drop}` };
      return offer(named, { drop }, [...reach, { ...oneKey('draw', then), min: 1 }]);
    }),
  );
}
