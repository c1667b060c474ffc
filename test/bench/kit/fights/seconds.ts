import { seconds, type SecondsTypes } from '../../../../src/engine/rulesets/seconds/index.ts';
import { isFighting } from '../../../../src/engine/rulesets/seconds/model/lookup.ts';
import { copies, type Game, ground, keysOf, newcomers } from './skirmish.ts';

const bolt = { key: 'bolt', name: 'Bolt', effect: { type: 'SPELL', range: 20, damage: '2d6' } };

const spells = [
  bolt,
  { key: 'fuse', name: 'Fuse', delay: 2, effect: { type: 'SPELL', range: 20, damage: '2d6' } },
  { key: 'burst', name: 'Burst', effect: { type: 'SPELL', range: 10, radius: 1, damage: '2d6' } },
];

const weapons = [
  { key: 'sword', name: 'Sword', effect: { type: 'MELEE', damage: 'd8' } },
  {
    key: 'crossbow',
    name: 'Crossbow',
    effect: { type: 'RANGED', increment: 15, damage: 'd10', capacity: 1 },
  },
];

const skill = { ranks: 2, bonus: 3 };

/** Swords, crossbows that are reloaded, combos, spells that come at once or later. */
export const secondsGame: Game<SecondsTypes> = {
  ruleset: seconds,
  opening: (arena, { more, hitPoints }) => {
    const learnt = [...spells, ...copies(bolt, more)];
    const sheet = (i: number) => ({
      toughness: hitPoints === 'FEW' ? 10 : 200,
      dexterity: i % 3,
      endurance: 2,
      ...{ reflex: skill, weaponSkill: skill, rangedSkill: skill, magic: skill },
      damageBonus: 2,
      extraAttacks: 1,
      comboRating: 2,
      combos: [
        { key: 'one', name: 'One', components: ['attack'] },
        { key: 'rush', name: 'Rush', components: ['charge', 'attack', 'attack'] },
      ],
      weapons: [{ weapon: 'sword' }, { weapon: 'crossbow', held: i % 2 === 0 }],
      spells: keysOf(learnt),
    });
    return {
      setup: { name: 'A skirmish', ...ground(arena) },
      commands: [
        { type: 'DefineActions', definitions: { actions: [...weapons, ...learnt] } },
        { type: 'AddCombatants', combatants: newcomers(arena, sheet) },
        { type: 'RollInitiative' },
      ],
    };
  },
  roundOf: ({ phase }) => (phase.kind === 'SETUP' ? 0 : phase.round),
  fighters: ({ combatants }) => Object.values(combatants).filter(isFighting),
  wishes: ({ kind, combatantId, subject, foes }) => {
    switch (kind) {
      case 'DEFENSE': {
        const meet = { type: 'ResolveDefense', combatantId, attackId: subject } as const;
        return [
          { ...meet, defense: 'DODGE' },
          { ...meet, defense: 'NONE' },
        ];
      }
      case 'TARGET': {
        const complete = { type: 'CompleteAction', combatantId, to: null } as const;
        return [
          ...foes.map(({ id }) => ({ ...complete, targetIds: [id] })),
          { ...complete, targetIds: [] },
        ];
      }
      case 'DELAYED_TURN':
        return [{ type: 'PassPriority', combatantId }];
      case 'CONCLUSION':
        return [{ type: 'ConcludeFight', choice: 'END' }];
      default:
        return [
          { type: 'ContinueAction', combatantId, action: null, seconds: null, freeActions: [] },
          {
            ...{ type: 'DeclareAction', combatantId, action: 'bolt', anyway: false },
            ...{ weapon: null, object: null, combo: null, targetIds: [] },
            ...{ to: null, path: null, seconds: null, freeActions: [] },
          },
          { type: 'EndTurn', combatantId },
        ];
    }
  },
};
