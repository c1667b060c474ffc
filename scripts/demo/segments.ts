import { isDeepStrictEqual } from 'node:util';
import * as operations from '../../src/client/index.ts';
import { playToTheEnd } from './bot.ts';
import type { Checks } from './checks.ts';
import type { ApiClient } from './client.ts';
import { DemoTable, ruleOf } from './table.ts';
import { bonusesOf, facesOf, pipsOf } from './score.ts';

/** Successes of hit dice: 4, 5 and 6 (SEG-01). */
const hits = (faces: readonly number[]) => faces.filter((face) => face >= 4).length;
const sum = (faces: readonly number[]) => faces.reduce((total, face) => total + face, 0);

/** The fight and everyone in it. */
class Scene {
  readonly table: DemoTable;
  readonly checks: Checks;

  constructor(table: DemoTable, checks: Checks) {
    this.table = table;
    this.checks = checks;
  }

  get encounterId(): string {
    return this.table.encounter.id;
  }

  /** What it takes to end turns, one after the other. */
  async end(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.endTo(name, null);
  }

  endTo(name: string, to: { readonly q: number; readonly r: number } | null): Promise<void> {
    const details = { segments: { to } };
    const input = { encounterId: this.encounterId, combatantId: this.table.id(name), details };
    return this.table.play(operations.EndTurnDocument, { input });
  }

  advance(): Promise<void> {
    const input = { encounterId: this.encounterId };
    return this.table.play(operations.AdvanceSegmentDocument, { input });
  }

  attack(name: string, action: string, target: string) {
    return {
      input: {
        encounterId: this.encounterId,
        combatantId: this.table.id(name),
        action,
        details: { segments: { use: 'STANDARD' as const } },
        targetIds: [this.table.id(target)],
      },
    };
  }

  move(name: string, q: number, expectedVersion: number) {
    return {
      input: {
        encounterId: this.encounterId,
        expectedVersion,
        combatantId: this.table.id(name),
        action: 'move',
        details: { segments: { use: 'MOVE' as const } },
        to: { q, r: 0 },
      },
    };
  }

  /** The answer to the one attack that has arrived. */
  defense(name: string) {
    const [attack] = this.table.encounter.attacks;
    if (!attack) throw new Error('No attack has arrived.');
    return {
      encounterId: this.encounterId,
      combatantId: this.table.id(name),
      attackId: attack.attackId,
    };
  }

  at(name: string): readonly number[] {
    const { q, r } = this.table.combatant(name).position;
    return [q, r];
  }

  sheet(name: string) {
    const { sheet } = this.table.combatant(name);
    if (!sheet || !('hitPoints' in sheet)) throw new Error(`The sheet of ${name} is hidden.`);
    return sheet;
  }

  hitPoints(name: string): number {
    return this.sheet(name).hitPoints;
  }
}

/** More than it ever takes: one roll in about fifty is as wanted. */
const MAX_ROLLS = 1000;
const everyone = ['Ana', 'Bolg', 'Cira', 'Drak'] as const;

/** A fight of two against two at a bridge: every step, then on to the end. */
export async function playSegments(api: ApiClient, checks: Checks): Promise<void> {
  const table = new DemoTable(api, checks, (events) => {
    checkRolls(events, checks);
  });
  await gather(table);
  const scene = new Scene(table, checks);
  await initiative(scene);
  await projectile(scene);
  await counterAction(scene);
  await illegalAction(scene);
  await reactionAndPushback(scene);
  await cooldownAndStaleVersion(scene);
  await moveOverTwoSegments(scene);
  await cooldownIsOver(scene);
  table.title('To the end');
  await playToTheEnd(table, { rounds: 30 });
  const { outcome } = table.encounter;
  checks.is('SEG-107', 'one side is left', outcome?.reason, 'ONE_SIDE_LEFT');
  checks.is('SEG-107', 'and it is one', outcome?.sides.length, 1);
}

async function initiative({ table, checks, encounterId }: Scene): Promise<void> {
  table.title('Initiative');
  const ranking = everyone.map((name) => table.id(name));
  for (let roll = 1; ; roll++) {
    const { version } = table.encounter;
    await table.play(operations.RollInitiativeDocument, { input: { encounterId } });
    const { orderIds, delayed } = table.first('InitiativeRolled');
    if (isDeepStrictEqual(orderIds, ranking) && delayed.length === 0) break;
    if (roll === MAX_ROLLS) break;
    // The scenes that follow are those of this order, with nobody surprised: the GM rolls again.
    await table.play(operations.RewindEncounterDocument, {
      input: { encounterId, toVersion: version, reason: 'Another order is wanted' },
    });
  }
  checks.is('SEG-13', 'the ranking is by sixes', table.encounter.orderIds, ranking);
  checks.is('SEG-09', 'the first in the order begins', table.turnOf, table.id('Ana'));
}

async function projectile(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A projectile that takes two segments');
  await table.play(operations.DeclareActionDocument, scene.attack('Ana', 'gale-bolt', 'Bolg'));
  checks.is('SEG-59', '30 ft at 3H: it is still in the air', table.encounter.attacks.length, 0);
  const flight = table.encounter.timeline.find(({ kind }) => kind === 'PROJECTILE');
  const resolves = { round: 1, step: 2, onTurnOfId: table.id('Ana') };
  checks.is('SEG-59', 'it arrives in segment 2, on the turn of Ana', flight?.resolves, resolves);
  await scene.end('Ana', 'Bolg');
}

async function counterAction(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title("A counter-action, put off to the defender's turn");
  await table.play(
    operations.DeclareActionDocument,
    scene.attack('Cira', 'unarmed-strike', 'Drak'),
  );
  const due = table.encounter.awaiting.find(({ required }) => required);
  checks.is('SEG-41', 'a defense is due', due?.kind, 'DEFENSE');
  checks.is('SEG-41', 'from the target', due?.combatantId, table.id('Drak'));
  const segments = { action: 'unarmed-strike', use: 'STANDARD' } as const;
  await table.play(operations.ResolveDefenseDocument, {
    input: { ...scene.defense('Drak'), defense: 'COUNTER', details: { segments } },
  });
  checks.is('SEG-42', 'nothing is rolled yet', table.encounter.attacks[0]?.stage, 'DEFERRED');
  const before = scene.hitPoints('Drak');
  await scene.end('Cira');
  checks.is('SEG-42', "it is resolved as Drak's turn begins", table.turnOf, table.id('Drak'));
  const struck = table.happened('AttackHit')[0] ?? table.first('AttackMissed');
  checks.is('SEG-35', 'AB 1 + Dex 1 + 2d6', struck.attackScore.rolled.length, 2);
  checks.is('SEG-35', 'its bonuses', bonusesOf(struck.attackScore), 2);
  checks.is('SEG-43', 'DB 1 + Dex 1 + 2d6', struck.defenseScore.rolled.length, 2);
  checks.is('SEG-43', 'its bonuses', bonusesOf(struck.defenseScore), 2);
  const lost = table.happened('DamageDealt').map(({ damage }) => 2 + pipsOf(damage));
  checks.is('SEG-33', 'Strength 2 + 1d6', scene.hitPoints('Drak'), before - sum(lost));
  checks.is('SEG-42', "it was Drak's initiation", scene.sheet('Drak').initiated, true);
  await scene.end('Drak');
  checks.is('SEG-09', 'all turns are taken', table.encounter.awaiting[0]?.kind, 'ADVANCE');
  await scene.advance();
}

async function illegalAction(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('An illegal action');
  const second = scene.attack('Ana', 'unarmed-strike', 'Bolg');
  const refusal = await table.refused(operations.DeclareActionDocument, second);
  checks.is('SEG-21', 'one Standard a round', ruleOf(refusal), 'SEG-21');
}

async function reactionAndPushback(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A Reaction, and a pushback over two segments');
  const standing = scene.hitPoints('Bolg');
  await scene.end('Ana');
  checks.is('SEG-58', 'the bolt has come', table.encounter.attacks[0]?.targetId, table.id('Bolg'));
  checks.is('SEG-58', 'in segment 2', table.clock, '1.2');
  await table.play(operations.ResolveDefenseDocument, {
    input: { ...scene.defense('Bolg'), defense: 'REACTION' },
  });
  const hit = table.first('AttackHit');
  checks.is('SEG-45', 'DB 0 + Int 1, no dice', bonusesOf(hit.defenseScore), 1);
  checks.is('SEG-45', 'nothing else', hit.defenseScore.total, 1);
  checks.is('SEG-32', 'AB 1 + Dex 2', bonusesOf(hit.attackScore), 3);
  checks.is('SEG-32', '+ 3d6', hit.attackScore.rolled.length, 3);
  const burst = table.first('DamageDealt');
  checks.is('SEG-33', 'Int 1 + 1d6', burst.hitPoints, standing - 1 - pipsOf(burst.damage));
  checks.is('SEG-69', '3 hexes in the segment of contact', scene.at('Bolg'), [9, 0]);
  const { version } = table.encounter;
  const pushed = await table.refused(
    operations.DeclareActionDocument,
    scene.move('Bolg', 8, version),
  );
  checks.is('SEG-68', 'who is pushed cannot move', ruleOf(pushed), 'SEG-68');
  await scene.end('Bolg', 'Cira', 'Drak');
  await scene.advance();
  await scene.end('Ana');
  checks.is('SEG-70', "the last hex on the pusher's next turn", scene.at('Bolg'), [10, 0]);
  await scene.end('Bolg', 'Cira', 'Drak');
  await scene.advance();
}

async function cooldownAndStaleVersion(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A cooldown, and a stale version');
  checks.is('SEG-08', 'the next round', table.clock, '2.1');
  const again = scene.attack('Ana', 'gale-bolt', 'Bolg');
  const cooling = await table.refused(operations.DeclareActionDocument, again);
  checks.is('SEG-94', 'used in round 1 with cooldown 1', ruleOf(cooling), 'SEG-94');
  const { version } = table.encounter;
  const stale = await table.refused(
    operations.DeclareActionDocument,
    scene.move('Ana', 3, version - 1),
  );
  checks.is('the lock', 'the version is stale', stale.__typename, 'VersionConflict');
  const current = 'currentVersion' in stale ? stale.currentVersion : null;
  checks.is('the lock', 'and the answer has the current one', current, version);
}

async function moveOverTwoSegments(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A Move over two segments');
  const { version } = table.encounter;
  await table.play(operations.DeclareActionDocument, scene.move('Ana', 3, version));
  checks.is('SEG-53', 'speed 30: 3 hexes in a segment', scene.at('Ana'), [3, 0]);
  await scene.end(...everyone);
  await scene.advance();
  await scene.endTo('Ana', { q: 6, r: 0 });
  checks.is('SEG-51', 'and 3 in the next', scene.at('Ana'), [6, 0]);
  await scene.end('Bolg', 'Cira', 'Drak');
  await scene.advance();
  await scene.end(...everyone);
  await scene.advance();
}

async function cooldownIsOver(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('The cooldown is over');
  checks.is('SEG-94', 'free again in round 1 + 1 + 1', table.clock, '3.1');
  await table.play(operations.DeclareActionDocument, scene.attack('Ana', 'gale-bolt', 'Bolg'));
}

/** Every roll of the fight: the dice count as the rulebook says, and so the blow lands or not. */
function checkRolls(events: DemoTable['events'], checks: Checks): void {
  for (const event of events) {
    if (event.__typename === 'AttackHit' || event.__typename === 'AttackMissed') {
      const { attackScore, defenseScore } = event;
      for (const score of [attackScore, defenseScore]) {
        const comesTo = bonusesOf(score) + hits(facesOf(score));
        checks.silently('SEG-01', 'bonuses and successes', score.total, comesTo);
      }
      const lands = attackScore.total >= defenseScore.total;
      checks.silently('SEG-32', 'a tie hits', event.__typename === 'AttackHit', lands);
    }
    if (event.__typename === 'DamageDealt') {
      const { damage } = event;
      const comesTo = Math.max(0, bonusesOf(damage) + pipsOf(damage));
      checks.silently('SEG-02', 'bonuses and pips', damage.total, comesTo);
    }
  }
}

async function gather(table: DemoTable): Promise<void> {
  table.title('Gathering');
  await table.play(operations.CreateEncounterDocument, {
    input: { name: 'Bridge at dusk', ruleset: 'SEGMENTS' },
  });
  const encounterId = table.encounter.id;
  await table.play(operations.DefineActionsDocument, {
    input: {
      encounterId,
      definitions: {
        segments: {
          actions: [
            {
              key: 'gale-bolt',
              name: 'Gale Bolt',
              uses: [{ kind: 'STANDARD', cooldown: 1 }],
              effect: {
                attack: {
                  form: 'PROJECTILE',
                  range: 60,
                  speed: 3,
                  offensive: 'AB + Dex + 3d6',
                  damage: 'Int + 1d6',
                  pushback: 20,
                },
              },
            },
          ],
        },
      },
    },
  });
  const combatants = [
    fighter('Ana', 'heroes', {
      abilities: [1, 2, 1],
      bonuses: [1, 1],
      at: [0, 0],
      hitPoints: 14,
      knows: ['gale-bolt'],
    }),
    fighter('Bolg', 'raiders', {
      abilities: [2, 1, 1],
      bonuses: [1, 0],
      at: [6, 0],
      hitPoints: 16,
    }),
    fighter('Cira', 'heroes', { abilities: [2, 1, 1], bonuses: [1, 1], at: [0, 3], hitPoints: 14 }),
    fighter('Drak', 'raiders', {
      abilities: [1, 1, 0],
      bonuses: [0, 1],
      at: [1, 3],
      hitPoints: 12,
    }),
  ];
  await table.play(operations.AddCombatantsDocument, {
    input: { encounterId, combatants },
  });
  const { combatantIds } = table.first('CombatantsAdded');
  for (const [i, { name }] of combatants.entries()) table.ids.set(name, combatantIds[i] ?? '');
}

function fighter(
  name: string,
  side: string,
  sheet: {
    readonly abilities: readonly [strength: number, dexterity: number, intelligence: number];
    readonly bonuses: readonly [attack: number, defense: number];
    readonly at: readonly [q: number, r: number];
    readonly hitPoints: number;
    readonly knows?: readonly string[];
  },
) {
  const [strength, dexterity, intelligence] = sheet.abilities;
  const [attackBonus, defenseBonus] = sheet.bonuses;
  const [q, r] = sheet.at;
  return {
    name,
    side,
    position: { q, r },
    sheet: {
      segments: {
        abilities: { strength, dexterity, intelligence, resolve: 0 },
        attackBonus,
        defenseBonus,
        hitPoints: sheet.hitPoints,
        talents: (sheet.knows ?? []).map((action) => ({ action })),
      },
    },
  };
}
