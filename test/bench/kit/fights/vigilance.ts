import { vigilance, type VigilanceTypes } from '../../../../src/engine/rulesets/vigilance/index.ts';
import { noAim } from '../../../../src/engine/rulesets/vigilance/model/commands.ts';
import { isFighting } from '../../../../src/engine/rulesets/vigilance/model/combatant/sides.ts';
import { copies, type Game, ground, keysOf, newcomers } from './skirmish.ts';
import { stepsTowards } from './wishes.ts';

const kick = {
  key: 'kick',
  name: 'Kick',
  slot: 'QUICK',
  effect: {
    type: 'OPPOSED',
    ability: 'ASSAULT',
    reach: 'ADJACENT',
    prevents: [],
    inflicts: [{ condition: 'daze', count: 1 }],
    push: 1,
  },
};

const maneuvers = [
  'bar-the-way',
  'disrupting-kick',
  'dodge',
  'continued-momentum',
  'elusive-strike',
  'feint',
];

/** Swords and bows, shields and armor, maneuvers that answer, push, daze and boost. */
export const vigilanceGame: Game<VigilanceTypes> = {
  ruleset: vigilance,
  opening: (arena, { more, hitPoints }) => {
    const actions = copies(kick, more);
    const toughness = hitPoints === 'FEW' ? 3 : 12;
    const sheet = (i: number) => ({
      vigilance: 8 + i,
      nature: {
        kind: 'CHARACTER',
        abilities: { athletics: 2, dexterity: 3, toughness, assault: 6, defend: 3, shooting: 6 },
        ...(hitPoints === 'MANY' ? { damageLimitBonus: 100, stressLimitBonus: 100 } : {}),
      },
      items: [
        { kind: 'WEAPON', key: 'sword', name: 'Sword', form: 'MELEE', advantageDice: 1 },
        ...(i % 4 < 2
          ? [{ kind: 'SHIELD', key: 'shield', name: 'Shield', advantageDice: 1 }]
          : [{ kind: 'ARMOR', key: 'armor', name: 'Armor', advantageDice: 1 }]),
        { kind: 'WEAPON', key: 'bow', name: 'Bow', form: 'RANGED', hands: 2, held: false },
      ],
      learnt: [...maneuvers, ...keysOf(actions)],
    });
    return {
      setup: { name: 'A skirmish', content: ['SAMPLE'], ...ground(arena) },
      commands: [
        ...(more > 0 ? [{ type: 'DefineActions', definitions: { actions } }] : []),
        { type: 'AddCombatants', combatants: newcomers(arena, sheet) },
        { type: 'RollInitiative' },
      ],
    };
  },
  roundOf: ({ phase }) => (phase.kind === 'SETUP' ? 0 : phase.round),
  fighters: ({ combatants }) => Object.values(combatants).filter(isFighting),
  wishes: (asked) => {
    const { combatantId, foes } = asked;
    const plain = { vigor: 0, focus: 0 };
    switch (asked.kind) {
      case 'DEFENSE':
        return [
          {
            ...{ type: 'ResolveDefense', combatantId, attackId: asked.subject, ...plain },
            ...{ defense: 'PASSIVE', boosts: [], enabledBy: [], to: null },
          },
        ];
      case 'AMPLIFY':
        return [{ type: 'AmplifyCheck', combatantId, ...plain }];
      case 'PRIORITY':
        return [{ type: 'PassPriority', combatantId, until: 'END_OF_ROUND' }];
      case 'TIE':
        return [
          { type: 'SettleTie', combatantId, answer: 'FIRST', order: [] },
          { type: 'SettleTie', combatantId, answer: 'ROLL', order: [] },
        ];
      case 'CONSENT':
        return [{ type: 'AnswerAid', combatantId, accepts: true }];
      case 'CONCLUSION':
        return [{ type: 'ConcludeFight', choice: 'END' }];
      default: {
        const act = { type: 'DeclareAction', combatantId, ...noAim } as const;
        const assault = { ...act, action: 'assault', use: 'REGULAR', weapon: 'sword' } as const;
        return [
          ...foes.slice(0, 2).map(({ id }) => ({ ...assault, targetIds: [id] })),
          ...stepsTowards(asked, 5).map(
            (to) => ({ ...act, action: 'travel', use: 'MOVEMENT', to }) as const,
          ),
          { type: 'EndTurn', combatantId },
        ];
      }
    }
  },
};
