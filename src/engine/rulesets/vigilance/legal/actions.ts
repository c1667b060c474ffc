import type { Choice } from '../../../core/decision/decision.ts';
import { abilities } from '../abilities.ts';
import type { Action, EffectOf, Slot } from '../actions.ts';
import { declaredWith, refuseDeclared } from '../aim.ts';
import { type Aim, noAim } from '../commands.ts';
import { refuseBoosts, refuseIntent } from '../intent.ts';
import { countOf, heldWeapons, knownActions } from '../lookup.ts';
import { destinations } from '../movement.ts';
import type { Combatant, State } from '../state.ts';
import { drawable, droppable, serves } from '../weapons.ts';
import {
  allowed,
  anyOf,
  merge,
  destination,
  type Findings,
  labelOf,
  nothing,
  oneKey,
  option,
  price,
  refused,
} from './build.ts';

/** An action in one of the places of the allowance that it can take. */
interface Use {
  readonly action: Action;
  readonly use: Slot;
}

/** Every use of what a combatant knows; a prepared action has one more (VIG-52). */
function everyUse(state: State, combatant: Combatant): readonly Use[] {
  return knownActions(state, combatant).flatMap((action) => {
    if (action.slot === 'BOOST' || action.effect.type === 'PREPARE') return [];
    const uses = [{ action, use: action.slot }];
    return action.key === combatant.prepared ? [...uses, { action, use: 'QUICK' as const }] : uses;
  });
}

/** What a combatant can do on its turn, with every legal aim. */
export const turnFindings = (state: State, combatant: Combatant): Findings =>
  merge(...everyUse(state, combatant).map((use) => useFindings(state, combatant, use)));

/** VIG-45: what a combatant can answer with. */
export const responseFindings = (state: State, combatant: Combatant): Findings =>
  merge(
    ...everyUse(state, combatant)
      .filter(({ use }) => use === 'QUICK')
      .map((use) => useFindings(state, combatant, use)),
  );

function useFindings(state: State, combatant: Combatant, { action, use }: Use): Findings {
  const intent = { combatantId: combatant.id, action: action.key, use };
  const refusal = refuseIntent(state, intent);
  const label = labelOf(action.name, use);
  if (refusal) return refused(label, { type: 'DeclareAction', ...intent }, refusal);
  return aimFindings({ state, combatant, action, use, label });
}

interface Candidate extends Use {
  readonly state: State;
  readonly combatant: Combatant;
  readonly label: string;
}

/** Every legal aim of an action that may be declared. */
function aimFindings(candidate: Candidate): Findings {
  const { combatant, action } = candidate;
  const { effect } = action;
  switch (effect.type) {
    case 'ATTACK':
      return attackFindings(candidate, effect);
    case 'OPPOSED':
    case 'AID':
      return targetFindings(candidate, {}, []);
    case 'CHECK':
      return effect.ability === null
        ? offer(candidate, {}, [{ ...oneKey('ability', abilities), min: 1 }])
        : judged(candidate, {});
    case 'TRAVEL':
      return travelFindings(candidate);
    case 'SWITCH_WEAPONS':
      return switchFindings(candidate);
    case 'RELOAD':
      return merge(
        ...heldWeapons(combatant).map(({ key, name, aspects }) =>
          aspects.includes('LONG_RELOAD')
            ? judged({ ...candidate, label: `${candidate.label}: ${name}` }, { weapon: key })
            : nothing,
        ),
      );
    case 'STAND_UP':
      return countOf(combatant, 'prone') > 0 ? judged(candidate, {}) : nothing;
    case 'TAKE_COVER':
      return judged(candidate, {});
    case 'PREPARE':
    case 'BOOST':
      return nothing;
  }
}

type Fixed = Partial<Aim>;

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
      price(candidate.action, candidate.use),
    ),
  );

/** The guard of what is declared; its shape is right by the way it is made here. */
const refusalOf = ({ state, combatant, action, use }: Candidate, fixed: Fixed) =>
  refuseDeclared(
    state,
    combatant,
    declaredWith({ ...noAim, ...fixed, action: action.key, use }, []),
  );

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

/** VIG-57, 60: with each weapon that serves, and in melee with bare hands. */
function attackFindings(candidate: Candidate, { form }: EffectOf<'ATTACK'>): Findings {
  const { state, combatant, label } = candidate;
  const weapons = heldWeapons(combatant)
    .filter((weapon) => serves(weapon, form))
    .map(({ key, name }) => ({ key, name }));
  const hands = form === 'ASSAULT' ? [{ key: null, name: 'bare hands' }] : [];
  return merge(
    ...[...weapons, ...hands].map(({ key: weapon, name }) => {
      const boosts = knownActions(state, combatant)
        .filter(({ slot }) => slot === 'BOOST')
        .map(({ key }) => key)
        .filter((key) => !refuseBoosts(state, combatant, { form, weapon, boosts: [key] }));
      const choices = boosts.length > 0 ? [anyOf('KEY', 'boosts', boosts, boosts.length)] : [];
      const named = { ...candidate, label: `${label}: ${name}` };
      return targetFindings(named, { weapon }, choices);
    }),
  );
}

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

/** VIG-36: each weapon in hand for another one. */
function switchFindings(candidate: Candidate): Findings {
  const { combatant, label } = candidate;
  return merge(
    ...heldWeapons(combatant).map(({ key: stow, name }) => {
      const keys = drawable(combatant, stow).map(({ key }) => key);
      const named = { ...candidate, label: `${label}: stow ${name}` };
      return keys.length > 0
        ? offer(named, { stow }, [{ ...oneKey('draw', keys), min: 1 }])
        : nothing;
    }),
  );
}
