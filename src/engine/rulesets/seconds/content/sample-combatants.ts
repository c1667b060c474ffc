import { ATTACK, CHARGE, FAR_SHOT, FROM_THE_HIP, IMPROBABLE_AIM } from '../model/components.ts';
import type { Creature } from './pack.ts';

/** Combatants that Sixbeat has made up; ready to be put on a side. */
export const sampleCombatants: readonly Creature[] = [
  {
    key: 'gate-warden',
    name: 'Gate Warden',
    summary: 'Sword, shield, and a charge that pays for a second blow.',
    sheet: {
      toughness: 13,
      dexterity: 1,
      endurance: 3,
      reflex: { ranks: 1, bonus: 2 },
      weaponSkill: { ranks: 2, bonus: 3 },
      shieldUse: { ranks: 2 },
      damageBonus: 2,
      extraAttacks: 1,
      comboRating: 1,
      combos: [
        { key: 'combo', name: 'Combo', components: [ATTACK] },
        { key: 'onrush', name: 'Onrush', components: [CHARGE, ATTACK, ATTACK] },
      ],
      weapons: [{ weapon: 'arming-sword' }, { weapon: 'boar-pike', held: false }],
    },
  },
  {
    key: 'wall-shot',
    name: 'Wall Shot',
    summary: 'A crossbow that reaches far, or aims while it shoots.',
    sheet: {
      toughness: 11,
      dexterity: 2,
      endurance: 2,
      reflex: { ranks: 2 },
      rangedSkill: { ranks: 2, bonus: 3 },
      comboRating: 2,
      components: [FAR_SHOT, IMPROBABLE_AIM, FROM_THE_HIP],
      techniques: ['QUICK_DRAW'],
      combos: [
        { key: 'combo', name: 'Combo', components: [ATTACK] },
        { key: 'far', name: 'Far shot', components: [FAR_SHOT, ATTACK] },
        { key: 'sure', name: 'Sure shot', components: [IMPROBABLE_AIM, ATTACK] },
      ],
      weapons: [{ weapon: 'heavy-crossbow' }, { weapon: 'arming-sword', held: false }],
    },
  },
  {
    key: 'seed-caster',
    name: 'Seed Caster',
    summary: 'Sows spells that open later, and is gone by then.',
    sheet: {
      toughness: 10,
      dexterity: 1,
      endurance: 2,
      medicine: 2,
      reflex: { ranks: 2 },
      magic: { ranks: 3 },
      techniques: ['EVASION'],
      spells: ['needle-spark', 'ember-seed', 'slow-avalanche', 'hush-of-knees'],
    },
  },
  {
    key: 'quarry-brute',
    name: 'Quarry Brute',
    summary: 'Larger than a person: easier to hit, and hits hard with its bare fists.',
    sheet: {
      toughness: 14,
      scale: 1,
      speed: 4,
      endurance: 4,
      reflex: { ranks: 0, bonus: 1 },
      weaponSkill: { ranks: 1, bonus: 4 },
      damageBonus: 2,
      weapons: [{ weapon: 'boulder-fists' }],
    },
  },
];
