import { describe, expect, it } from 'vitest';
import { contentPacks } from '../../../../src/engine/rulesets/segments/content/index.ts';
import type { Event } from '../../../../src/engine/rulesets/segments/model/events.ts';
import { seenFigures } from '../../../../src/engine/rulesets/segments/model/combatant/seen.ts';
import type { State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { timeline } from '../../../../src/engine/rulesets/segments/views/timeline.ts';
import { playLong } from '../../../kit/engine/fights.ts';
import { Random } from '../../../kit/engine/random.ts';
import { endlessGame, segmentsGame } from '../../../kit/engine/segments/fights.ts';
import {
  fight,
  foe,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../kit/engine/segments/encounter.ts';
import { alongPath, conditionsApart, testWholeFights } from '../../../kit/engine/whole-fights.ts';
import { sized } from '../../../kit/size.ts';

const SEED = 20_260_729;
const TIME_LIMIT = 600_000;

/**
 * Letters in the snapshot, every number counted as one digit: rounds, hit points and places differ
 * at all times, and a longer number is no growth. Both moments are alike in that nothing is under
 * way, no condition or cooldown runs and no structure stands, so what is left over must be equal.
 */
const sizeOf = (state: State): number => JSON.stringify(state).replace(/-?\d+/g, '0').length;

const mustHappen: readonly Event['type'][] = [
  'CombatantsAdded',
  'CombatantsHidden',
  'CombatantUpdated',
  'CombatantRemoved',
  'HiddenCombatantRemoved',
  'Adjudicated',
  'ActionsDefined',
  'InitiativeRolled',
  'RoundStarted',
  'SegmentStarted',
  'TurnStarted',
  'TurnPassed',
  'TurnClosed',
  'TurnEnded',
  'ActionDeclared',
  'OpeningEnded',
  'ActionReadied',
  'ReadiedActionLost',
  'RankChanged',
  'TopOfRoundTaken',
  'MovementStarted',
  'CombatantMoved',
  'MovementPlayed',
  'OngoingEnded',
  'DodgeReadied',
  'FollowUpSet',
  'FollowUpTaken',
  'ProjectileLaunched',
  'ProjectileAdvanced',
  'AreaStarted',
  'AreaGrew',
  'AttackArrived',
  'DefenseDeclared',
  'MissChanceRolled',
  'AttackHit',
  'AttackMissed',
  'AttackSpent',
  'DamageDealt',
  'CombatantDown',
  'CombatantYielded',
  'CombatantFightsOn',
  'ConditionInflicted',
  'ConditionHurt',
  'ConditionLifted',
  'ConditionEnded',
  'PushbackStarted',
  'CombatantPushed',
  'ManeuverSucceeded',
  'ManeuverPointsSpent',
  'GrappleStarted',
  'GrappleChecked',
  'GrappleMaintained',
  'GrappleEnded',
  'StructureStarted',
  'StructureGrew',
  'EncounterEnded',
  'FightGoesOn',
  'CooldownLengthened',
  'DefenseReturned',
  'RepositionDue',
  'RepositionChosen',
  'EffectDelayed',
  'EffectBegan',
  'AidStarted',
  'AidAdvanced',
  'AidOffered',
  'AidRefused',
  'AidWorked',
  'CombatantHealed',
  'ShieldHeld',
  'FollowUpSpent',
  'GrantsAsked',
  'GrantsChosen',
];

const mustRefuse: readonly string[] = [
  ...['SEG-09', 'SEG-10', 'SEG-13', 'SEG-18', 'SEG-20', 'SEG-21', 'SEG-22', 'SEG-23', 'SEG-24'],
  ...['SEG-27', 'SEG-28', 'SEG-29', 'SEG-32', 'SEG-41', 'SEG-42', 'SEG-43', 'SEG-50', 'SEG-51'],
  ...['SEG-52', 'SEG-53', 'SEG-55', 'SEG-56', 'SEG-62', 'SEG-63', 'SEG-66', 'SEG-67', 'SEG-68'],
  ...['SEG-74', 'SEG-77', 'SEG-93', 'SEG-94', 'SEG-99', 'SEG-100', 'SEG-101', 'SEG-102'],
  ...['SEG-105', 'SEG-107', 'SEG-111', 'SEG-113', 'SEG-114', 'T-08'],
];

testWholeFights(segmentsGame, {
  rules:
    'SEG-09 SEG-17 SEG-21 SEG-22 SEG-23 SEG-26 SEG-30 SEG-33 SEG-43 SEG-49 SEG-55 SEG-59 SEG-60 SEG-61 SEG-77 SEG-88 SEG-93 SEG-94 SEG-99 SEG-100 SEG-102 SEG-105 SEG-107 SEG-108 SEG-110 SEG-111 SEG-112 SEG-113 SEG-114',
  seed: SEED,
  fights: 500,
  roundLimit: 12,
  tryEvery: 15,
  retellEvery: 3,
  endedPart: 0.5,
  mustHappen: [...mustHappen, ...contentPacks.SAMPLE.actions.map(({ key }) => key)],
  mustRefuse,
  seldomOffered: ['AnswerOffer: OFFER', 'RepositionTarget: REPOSITION', 'UseGrants: GRANT'],
  unlisted: {
    ...alongPath('DeclareAction', 'ReleaseReadiedAction', 'ResolveDefense', 'EndTurn'),
    'Adjudicate.lift': conditionsApart,
    'Adjudicate.inflict': conditionsApart,
    'InflictCondition.action':
      'A grant may name any action; the option is for a grant of any roll.',
  },
});

/** Without what the table has seen of them, which comes by and by. */
const unseen = (state: State): State => ({
  ...state,
  combatants: Object.fromEntries(
    Object.entries(state.combatants).map(([id, one]) => [id, { ...one, seen: {} }]),
  ),
});

describe('fights without end', () => {
  const rounds = sized(200, 40);

  it(
    `leave nothing behind: after ${rounds} rounds the state is no larger than after 10`,
    () => {
      const [early, late] = playLong(endlessGame, { seed: SEED, rounds: [10, rounds] });
      expect(early && late && sizeOf(unseen(late)) <= sizeOf(unseen(early))).toBe(true);
      // T-01: of what has been seen of them there is one number a figure.
      for (const { seen } of Object.values(late?.combatants ?? {}))
        expect(Object.keys(seen).length).toBeLessThanOrEqual(seenFigures.length);
      // They fought on all the time, and nobody has fallen.
      const people = Object.values(late?.combatants ?? {});
      const hurt = people.filter(
        ({ id, hitPoints }) => hitPoints < (early?.combatants[id]?.hitPoints ?? 0),
      );
      expect(hurt.length).toBeGreaterThan(1);
      expect(new Set(people.map(({ status }) => status))).toEqual(new Set(['STANDING']));
    },
    TIME_LIMIT,
  );
});

describe('a projectile at a target that stands still', () => {
  it('SEG-12 SEG-59 arrives when the timeline said at the launch, on the turn of its owner', () => {
    const random = new Random(SEED);
    for (let n = 0; n < 300; n++) {
      const flight = {
        far: random.int(1, 25),
        speed: random.int(1, 6),
        launchedIn: random.int(1, 3),
        ahead: random.chance(0.5),
      };
      const { foretold, arrival } = shot(flight);
      const segments = flight.launchedIn + Math.ceil(flight.far / flight.speed) - 1;
      const ruled = `${Math.ceil(segments / 3)}.${((segments - 1) % 3) + 1} on ana's turn`;
      expect({ ...flight, foretold, arrival }).toEqual({
        ...flight,
        foretold: flight.far <= flight.speed ? 'at once' : ruled,
        arrival: ruled,
      });
    }
  });
});

interface Flight {
  /** Hexes to the target, and hexes a segment. */
  readonly far: number;
  readonly speed: number;
  /** The segment of round 1. */
  readonly launchedIn: number;
  /** Whether the shooter ranks before the target. */
  readonly ahead: boolean;
}

/** Ana shoots at Bor, and both wait for it to arrive. */
function shot({ far, speed, launchedIn, ahead }: Flight) {
  const ana = someone('ana', [0, 0], knows('arrow'));
  const bor = foe('bor', [far, 0]);
  const table = fight(ahead ? [ana, bor] : [bor, ana], {
    actions: [projectile('arrow', { speed })],
  });
  table.advance(launchedIn - 1);
  if (!ahead) table.end('bor');
  table.declare('ana', 'arrow', { targetIds: ['bor'] });
  const entry = timeline(table.state).find(({ kind }) => kind === 'PROJECTILE');
  const foretold = entry
    ? `${entry.resolves.round}.${entry.resolves.step} on ${String(entry.resolves.onTurnOfId)}'s turn`
    : 'at once';
  for (let turns = 0; table.state.attacks.length === 0 && turns < 200; turns++) waitOn(table);
  return { foretold, arrival: `${table.clock} on ${String(table.turn)}'s turn` };
}

function waitOn(table: Table): void {
  if (table.turn === null) table.play({ type: 'AdvanceSegment' });
  else table.end(table.turn);
}
