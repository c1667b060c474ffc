import type { RulesetId } from '@sixbeat/engine';
import { builder, type SchemaTypes } from '../plumbing/builder.ts';

/** An enum from its values and what each means. */
export function enumOf<const V extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  meanings: V,
) {
  const described = Object.entries(meanings).map(
    ([value, meaning]) => [value, { description: meaning }] as const,
  );
  const ref = builder.enumType(name, { description, values: Object.fromEntries(described) });
  return ref as unknown as PothosSchemaTypes.EnumRef<SchemaTypes, keyof V & string>;
}

export const RulesetName = enumOf('Ruleset', 'The systems that Sixbeat plays.', {
  SEGMENTS: 'Rounds of three two-second segments.',
  SECONDS: 'Turns of six seconds, spent one by one.',
  VIGILANCE: 'Turns by vigilance, with a stack of responses and exploding dice.',
} satisfies Record<RulesetId, string>);

export const Phase = enumOf('Phase', 'How far an encounter has come.', {
  SETUP: 'Before initiative.',
  COMBAT: 'The fight is on.',
  ENDED: 'Nothing more happens.',
});

export const ActionKind = enumOf('ActionKind', 'What an action takes (SEG-20), dearest first.', {
  FULL: 'Most of the round.',
  STANDARD: 'Takes one segment to initiate.',
  MOVE: 'Takes one segment to initiate.',
  SWIFT: 'Takes one segment to initiate; two a round.',
  FREE: 'Takes nothing.',
  REGULAR: 'One a turn, on the own turn (VIG-32).',
  MOVEMENT: 'One a turn, on the own turn (VIG-34).',
  QUICK: 'One a round, at any time (VIG-40).',
});

export const CombatantStatus = enumOf(
  'CombatantStatus',
  'Whether a combatant can and will fight.',
  {
    STANDING: 'Able and willing.',
    DOWN: 'Unable to fight (SEG-105, VIG-22).',
    YIELDED: 'Has willingly stopped fighting (SEG-107, VIG-26).',
  },
);

export const DefenseKind = enumOf('DefenseKind', 'How an attack is met.', {
  COUNTER: 'With the defensive formula of an action (SEG-43).',
  DODGE: 'By moving aside: the attack is at disadvantage (SEG-44).',
  REACTION: 'With a Free Reaction: Defense Bonus + Intelligence (SEG-45).',
  NONE: 'Not at all.',
  PARRY: 'With the weapon in hand (SEC-41).',
  BLOCK: 'With a shield (SEC-41).',
  ACTIVE: 'With a defend check, for 1 vigor (VIG-63).',
  PASSIVE: 'With toughness and armor, for nothing (VIG-65).',
});

export const UnusedChoice = enumOf('UnusedChoice', 'What an unused action is spent on.', {
  KEEP: 'Nothing.',
  RISE_ONE: 'A Standard: one place up in the order (SEG-28).',
  RISE_TWO: 'A Full: two places up in the order (SEG-28).',
  TOP_NEXT_ROUND: 'A Standard: first in segment 1 of the next round (SEG-29).',
});

export const AttackStage = enumOf('AttackStage', 'What an attack that has arrived waits for.', {
  WINDOW: 'The target must choose a defense.',
  DEFERRED: "The defender's turn, on which it is resolved (SEG-42).",
  MANEUVER: 'Its attacker must spend the points of the maneuver (SEG-100).',
  MET: 'The other attacks of the same moment (SEC-51).',
  WAITING: 'Others may answer it (VIG-45).',
  RESOLVING: 'What is chosen before its dice fall (VIG-56).',
});

export const PassUntil = enumOf('PassUntil', 'How long priority is passed.', {
  THIS_OBJECT: 'Until this one thing is dealt with.',
  END_OF_STACK: 'Until nothing is pending any more.',
  END_OF_TURN: 'Until the turn ends.',
  END_OF_ROUND: 'Until the round ends.',
});

export const RuleStatus = enumOf('RuleStatus', 'Whether a rule is in force.', {
  CORE: 'Always in force.',
  OPTIONAL: 'Part of a module that a table may switch on.',
  PLANNED: 'Not enforced yet.',
});

export const EndReason = enumOf('EndReason', 'Why an encounter ended.', {
  ONE_SIDE_LEFT: 'Only one side has someone able and willing to fight (SEG-107).',
  NOBODY_FIGHTS: 'Nobody is able and willing to fight (SEG-107).',
  GM: 'The GM closed it.',
});

export const ChoiceKind = enumOf('ChoiceKind', 'What is chosen from.', {
  COMBATANT: 'Combatants: one of `combatantIds`.',
  KEY: 'Names: one of `keys`.',
  HEX: 'Hexes: one of `hexes`.',
  TEXT: 'Words of your own.',
  NUMBER: 'A whole number of your own, from `least` to `most`.',
  DATA: "Data in the form of the field's input type.",
});

export const OddsArrival = enumOf('OddsArrival', 'When an attack reaches its target.', {
  NOW: 'At once, or it has done so already.',
  LATER: 'Later: the odds are those it would have if nothing changed until then.',
});

export const OddsBasis = enumOf('OddsBasis', 'Whether a target can choose a defense.', {
  CHOSEN: 'It is settled: declared already, or by a standing order.',
  LEGAL: 'The rules allow it.',
  ASSUMED: 'It is known to the target, who may or may not be able to use it when it matters.',
});
