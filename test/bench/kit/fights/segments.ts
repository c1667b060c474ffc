import { segments, type SegmentsTypes } from '../../../../src/engine/rulesets/segments/index.ts';
import { noAim } from '../../../../src/engine/rulesets/segments/model/commands.ts';
import { roundOf } from '../../../../src/engine/rulesets/segments/model/clock.ts';
import { copies, type Game, ground, keysOf, newcomers } from './skirmish.ts';
import { stepsTowards } from './wishes.ts';

const dart = {
  key: 'dart',
  name: 'Dart',
  uses: [{ kind: 'STANDARD' }, { kind: 'FULL', attacks: 2, cooldown: 2 }],
  defensive: 'DB + Dex + 2d6',
  effect: {
    type: 'ATTACK',
    form: 'PROJECTILE',
    range: 40,
    speed: 3,
    offensive: 'AB + Dex + 3d6',
    damage: 'Dex + 2d6',
  },
  modifiers: [{ key: 'sure', name: 'Sure', offensiveDice: 2 }],
};

const talents = [
  dart,
  {
    key: 'gale',
    name: 'Gale',
    uses: [{ kind: 'STANDARD', cooldown: 1 }],
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 40,
      speed: 5,
      offensive: 'AB + Int + 3d6',
      damage: '1d6',
      pushback: 20,
      inflicts: [{ condition: 'staggered', rounds: 1 }],
    },
  },
  {
    key: 'parry',
    name: 'Parry',
    uses: [{ kind: 'MOVE' }],
    defensive: 'DB + Dex + 3d6',
    effect: { type: 'GUARD' },
  },
];

/** Darts and gales that fly over segments, push back and stagger; parries, dodges, readied actions. */
export const segmentsGame: Game<SegmentsTypes> = {
  ruleset: segments,
  opening: (arena, { more, hitPoints }) => {
    const actions = [...talents, ...copies(dart, more)];
    const sheet = () => ({
      abilities: { strength: 1, dexterity: 2, intelligence: 1, resolve: 0 },
      attackBonus: 2,
      defenseBonus: 1,
      speed: 30,
      hitPoints: hitPoints === 'FEW' ? 20 : 10_000,
      talents: keysOf(actions).map((action) => ({ action })),
    });
    return {
      setup: { name: 'A skirmish', ...ground(arena) },
      commands: [
        { type: 'DefineActions', definitions: { actions } },
        { type: 'AddCombatants', combatants: newcomers(arena, sheet) },
        { type: 'RollInitiative' },
      ],
    };
  },
  roundOf,
  fighters: ({ combatants }) =>
    Object.values(combatants).filter(({ status }) => status === 'STANDING'),
  wishes: (asked) => {
    const { combatantId, foes } = asked;
    switch (asked.kind) {
      case 'DEFENSE':
        return [
          {
            ...{ type: 'ResolveDefense', combatantId, attackId: asked.subject },
            ...{ defense: 'REACTION', action: null, use: null, to: null, path: null },
          },
        ];
      case 'TURN': {
        const act = { type: 'DeclareAction', combatantId, ...noAim } as const;
        const dart = { ...act, action: 'dart', use: 'STANDARD' } as const;
        return [
          ...foes.map(({ id }) => ({ ...dart, targetIds: [id] })),
          ...stepsTowards(asked, 3).map(
            (to) => ({ ...act, action: 'move', use: 'MOVE', to }) as const,
          ),
          { type: 'EndTurn', combatantId, to: null, path: null, unused: 'KEEP' },
        ];
      }
      case 'CONCLUSION':
        return [{ type: 'ConcludeFight', choice: 'END' }];
      default:
        return [{ type: 'AdvanceSegment', passOpenTurns: false }];
    }
  },
};
