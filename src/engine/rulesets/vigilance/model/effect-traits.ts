/** What the rules of other things ask of an effect; what it does has a file of its own in effects/. */
import type { Action, Counters, Effect, EffectKind, EffectOf } from './actions.ts';
import type { Ability } from './combatant/abilities.ts';

/** What a target may choose before the dice fall (VIG-56). */
export type TargetQuestion =
  | { readonly kind: 'AMPLIFY'; readonly ability: Ability }
  | { readonly kind: 'DEFENSE' }
  | { readonly kind: 'CONSENT' };

interface Traits<K extends EffectKind> {
  /** The ability that its owner checks, or that the owner chooses it; null for no check. */
  checks(effect: EffectOf<K>): Ability | 'CHOSEN' | null;
  /** How its target may meet it; null where it cannot. */
  asks(effect: EffectOf<K>): TargetQuestion | null;
  /** VIG-41: what of a boost lengthens its reach or its way, if anything does. */
  lengthenedBy(effect: EffectOf<K>): 'reach' | 'fields' | null;
  /** The counters that it can give. */
  counters(effect: EffectOf<K>): Counters;
  /** VIG-23: how it could change who is left to fight: what befalls its target, or an escape. */
  readonly decidesBy: 'TARGET' | 'ESCAPE' | null;
}

/** An effect that concerns only its owner, without a check. */
const plain = {
  checks: () => null,
  asks: () => null,
  lengthenedBy: () => null,
  counters: () => [],
  decidesBy: null,
} as const;

const traits: { readonly [K in EffectKind]: Traits<K> } = {
  ATTACK: {
    checks: ({ form }) => form,
    asks: () => ({ kind: 'DEFENSE' }),
    lengthenedBy: ({ form }) => (form === 'ASSAULT' ? 'reach' : null),
    counters: ({ inflicts }) => inflicts,
    decidesBy: 'TARGET',
  },
  CHECK: { ...plain, checks: ({ ability }) => ability },
  OPEN_CHECK: { ...plain, checks: () => 'CHOSEN' },
  OPPOSED: {
    checks: ({ ability }) => ability,
    // VIG-53: with a check of its own, unless the number is fixed.
    asks: ({ ability, against }) =>
      ability !== null && against.kind === 'ABILITY'
        ? { kind: 'AMPLIFY', ability: against.ability }
        : null,
    lengthenedBy: ({ reach }) => (reach === 'ANYWHERE' ? null : 'reach'),
    counters: ({ inflicts }) => inflicts,
    decidesBy: 'TARGET',
  },
  AID: {
    checks: () => null,
    asks: () => ({ kind: 'CONSENT' }),
    lengthenedBy: () => 'reach',
    counters: ({ gives }) => gives,
    decidesBy: 'TARGET',
  },
  PREPARE: plain,
  TRAVEL: { ...plain, lengthenedBy: () => 'fields', decidesBy: 'ESCAPE' },
  MOVE: {
    ...plain,
    checks: ({ check }) => check?.ability ?? null,
    lengthenedBy: () => 'fields',
    decidesBy: 'ESCAPE',
  },
  SWITCH_WEAPONS: plain,
  RELOAD: plain,
  STAND_UP: plain,
  TAKE_COVER: plain,
  BOOST: { ...plain, counters: ({ onDamage, gains = [] }) => [...onDamage, ...gains] },
};

const traitsOf = <K extends EffectKind>({ type }: { readonly type: K }): Traits<K> => traits[type];

export const checkedBy = (effect: Effect) => traitsOf(effect).checks(effect);
export const askedBy = (effect: Effect) => traitsOf(effect).asks(effect);
export const lengthenedWith = (effect: Effect) => traitsOf(effect).lengthenedBy(effect);
export const countersOf = ({ effect }: Action) => traitsOf(effect).counters(effect);
export const decidesBy = (effect: Effect) => traitsOf(effect).decidesBy;
