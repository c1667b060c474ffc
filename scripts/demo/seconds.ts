import * as operations from '../../src/client/index.ts';
import { playToTheEnd } from './bot.ts';
import type { Checks } from './checks.ts';
import type { ApiClient } from './client.ts';
import { DemoTable, ruleOf } from './table.ts';
import { bonusesOf, pipsOf } from './score.ts';

/** The fight and everyone in it. */
class Scene {
  readonly table: DemoTable;
  readonly checks: Checks;

  constructor(table: DemoTable, checks: Checks) {
    this.table = table;
    this.checks = checks;
  }

  /** The input of a mutation that only says who. */
  who(name: string) {
    return { input: { encounterId: this.table.encounter.id, combatantId: this.table.id(name) } };
  }

  declare(name: string, action: string): Promise<void> {
    const { input } = this.who(name);
    return this.table.play(operations.DeclareActionDocument, { input: { ...input, action } });
  }

  async moves(name: string, times: number): Promise<void> {
    const { input } = this.who(name);
    for (let i = 0; i < times; i++) {
      const { q, r } = this.table.combatant(name).position;
      const to = { q, r: r + 1 };
      await this.table.play(operations.DeclareActionDocument, {
        input: { ...input, action: 'move', to },
      });
    }
  }

  complete(name: string, target: string): Promise<void> {
    const { input } = this.who(name);
    return this.table.play(operations.CompleteActionDocument, {
      input: { ...input, targetIds: [this.table.id(target)] },
    });
  }

  async end(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.table.play(operations.EndTurnDocument, this.who(name));
      await this.meet();
    }
  }

  delay(name: string): Promise<void> {
    return this.table.play(operations.DelayTurnDocument, this.who(name));
  }

  async pass(...names: readonly string[]): Promise<void> {
    for (const name of names)
      await this.table.play(operations.PassPriorityDocument, this.who(name));
  }

  take(name: string): Promise<void> {
    return this.table.play(operations.TakeDelayedTurnDocument, this.who(name));
  }

  /** The target dodges as long as it has dodges. */
  async meet(): Promise<void> {
    for (;;) {
      const due = this.table.encounter.awaiting.find(({ kind }) => kind === 'DEFENSE');
      if (!due) return;
      const dodge = due.options.find(({ input }) => defenseOf(input) === 'DODGE');
      await this.table.play(operations.ResolveDefenseDocument, {
        input: {
          encounterId: this.table.encounter.id,
          combatantId: due.combatantId ?? '',
          attackId: due.subjectId ?? '',
          defense: dodge ? 'DODGE' : 'NONE',
        },
      });
    }
  }

  get clock() {
    const { clock } = this.table.encounter;
    if (!clock || !('second' in clock)) throw new Error('No fight of seconds is on.');
    return clock;
  }

  /** The turns that are interrupted, the first to go on first, with the seconds they have left. */
  get interrupted(): readonly (readonly [string, number])[] {
    return this.clock.interrupted.map(({ combatantId, secondsLeft }) => {
      const who = this.table.encounter.combatants.find(({ id }) => id === combatantId);
      return [who?.name ?? '', secondsLeft] as const;
    });
  }

  /** When what this combatant has in the timeline resolves, if it has anything of the kind. */
  resolves(kind: operations.TimelineKind, name: string): unknown {
    const { timeline } = this.table.encounter;
    const entry = timeline.find((one) => one.kind === kind && one.ownerId === this.table.id(name));
    return entry?.resolves;
  }
}

const defenseOf = (input: unknown): unknown =>
  (input as { readonly defense?: unknown }).defense ?? null;

const everyone = ['Ana', 'Bor', 'Cid', 'Dag'] as const;

/** A fight of two against two on a quay: every step, then on to the end. */
export async function playSeconds(api: ApiClient, checks: Checks): Promise<void> {
  const table = new DemoTable(api, checks, (events) => {
    checkRolls(events, checks);
  });
  await gather(table);
  const scene = new Scene(table, checks);
  await initiative(scene);
  await longDelay(scene);
  await nestedTurns(scene);
  await carriedOver(scene);
  await delayGoesOff(scene);
  table.title('To the end');
  await playToTheEnd(table, {
    rounds: 60,
    first: [
      ({ mutation }) => mutation === 'continueAction',
      ({ input }) => (input as { readonly action?: string }).action === 'bolt',
    ],
  });
  const { outcome } = table.encounter;
  checks.is('SEC-07', 'the fight has come to an end', table.encounter.phase, 'ENDED');
  checks.is('SEC-07', 'one side is left', outcome?.reason, 'ONE_SIDE_LEFT');
}

async function initiative({ table, checks }: Scene): Promise<void> {
  table.title('Initiative');
  const input = { encounterId: table.encounter.id };
  await table.play(operations.RollInitiativeDocument, { input });
  const ranking = everyone.map((name) => table.id(name));
  checks.is('SEC-02', 'from highest to lowest', table.encounter.orderIds, ranking);
  checks.is('SEC-02', 'the highest begins', table.turnOf, table.id('Ana'));
  const refusal = await table.refused(operations.AdvanceSegmentDocument, { input });
  checks.is('SEC-07', 'there are no segments', refusal.__typename, 'WrongRuleset');
}

async function longDelay(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A spell with a delay of eleven seconds');
  await scene.declare('Ana', 'long-fuse');
  checks.is('SEC-09', 'casting takes four seconds', scene.clock.second, 4);
  await scene.complete('Ana', 'Bor');
  await scene.end('Ana');
  const third = { round: 3, step: 3, onTurnOfId: table.id('Ana') };
  checks.is(
    'SEC-18',
    "11 - 2 - 6: three seconds into Ana's third turn",
    scene.resolves('DELAYED_EFFECT', 'Ana'),
    third,
  );
}

async function nestedTurns(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('Delayed turns that break into each other');
  await scene.delay('Bor');
  await scene.pass('Bor');
  await scene.delay('Cid');
  await scene.pass('Bor', 'Cid');
  checks.is('SEC-24', 'both may act later', scene.clock.delayedIds, [
    table.id('Bor'),
    table.id('Cid'),
  ]);
  await scene.moves('Dag', 1);
  await scene.take('Cid');
  checks.is('SEC-25', "Cid breaks into Dag's turn", scene.interrupted, [['Dag', 5]]);
  checks.is('SEC-25', 'with a complete turn', scene.clock.secondsLeft, 6);
  const early = await table.refused(operations.EndTurnDocument, scene.who('Dag'));
  checks.is('SEC-25', 'Dag waits', ruleOf(early), 'SEC-25');
  await scene.moves('Cid', 1);
  await scene.take('Bor');
  const nested = [
    ['Cid', 5],
    ['Dag', 5],
  ];
  checks.is('SEC-29', "Bor breaks into Cid's", scene.interrupted, nested);
  await scene.moves('Bor', 3);
  await scene.declare('Bor', 'bolt');
  await scene.end('Bor');
  checks.is('SEC-29', 'last in, first out: Cid goes on', table.turnOf, table.id('Cid'));
  checks.is('SEC-25', 'with the seconds that were left', scene.clock.secondsLeft, 5);
  await scene.end('Cid');
  checks.is('SEC-29', 'then Dag', table.turnOf, table.id('Dag'));
  await scene.end('Dag');
  checks.is('SEC-27', 'the order stays as it was', table.turnOf, table.id('Ana'));
}

async function carriedOver(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A spell that is finished in the next turn');
  const finish = { round: 2, step: 1, onTurnOfId: table.id('Bor') };
  checks.is('SEC-13', 'three seconds are done', scene.resolves('ACTION', 'Bor'), finish);
  await scene.end('Ana');
  await table.play(operations.ContinueActionDocument, scene.who('Bor'));
  checks.is('SEC-15', 'the fourth is the first of this turn', scene.clock.second, 1);
  await scene.complete('Bor', 'Ana');
  checks.is('SEC-15', 'it strikes now', table.first('StrikeRolled').targetId, table.id('Ana'));
  await scene.meet();
  await scene.end('Bor', 'Cid', 'Dag');
}

async function delayGoesOff(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('The delay is over');
  await scene.moves('Ana', 2);
  checks.is('SEC-18', 'one second is left', scene.resolves('DELAYED_EFFECT', 'Ana'), {
    round: 3,
    step: 3,
    onTurnOfId: table.id('Ana'),
  });
  await scene.moves('Ana', 1);
  const { ownerId, delayEndReason } = table.first('DelayEnded');
  checks.is(
    'SEC-19',
    'after the third second',
    [ownerId, delayEndReason],
    [table.id('Ana'), 'EFFECT'],
  );
  checks.is('SEC-19', 'it strikes Bor', table.first('StrikeRolled').targetId, table.id('Bor'));
  checks.is('SEC-19', 'in the middle of the turn', scene.clock.secondsLeft, 3);
  await scene.meet();
}

/** Every roll of every mutation, held against SEC-39, 41 and 45. */
function checkRolls(events: DemoTable['events'], checks: Checks): void {
  for (const event of events) {
    if (event.__typename === 'StrikeRolled') {
      const { roll, needed, strikeResult } = event;
      checks.silently('SEC-39', 'a d6 and the bonus', roll.total, bonusesOf(roll) + pipsOf(roll));
      checks.silently(
        'SEC-39',
        'hits at the Target score',
        strikeResult === 'HIT',
        roll.total >= needed,
      );
    }
    if (event.__typename === 'DefenseRolled' && event.defenseRoll) {
      const { defenseRoll, needed, defenseResult } = event;
      const cancels = defenseRoll.total >= needed;
      checks.silently('SEC-41', 'a success cancels', defenseResult === 'CANCELLED', cancels);
    }
    if (event.__typename === 'AttackLanded' && event.damageRoll) {
      const { damageRoll: damage } = event;
      const comesTo = Math.max(0, bonusesOf(damage) + pipsOf(damage));
      checks.silently('SEC-45', 'the dice and the bonus', damage.total, comesTo);
    }
  }
}

async function gather(table: DemoTable): Promise<void> {
  table.title('Gathering');
  await table.play(operations.CreateEncounterDocument, {
    input: { name: 'Quay at noon', ruleset: 'SECONDS' },
  });
  const encounterId = table.encounter.id;
  const spell = (key: string, name: string, delay: number) => {
    return { key, name, delay, effect: { spell: { range: 20, damage: '2d6' } } };
  };
  const actions = [spell('bolt', 'Bolt', 0), spell('long-fuse', 'Long Fuse', 11)];
  await table.play(operations.DefineActionsDocument, {
    input: { encounterId, definitions: { seconds: { actions } } },
  });
  const combatants = everyone.map((name, i) => ({
    name,
    side: i % 2 === 0 ? 'heroes' : 'raiders',
    position: { q: 3 * i, r: 0 },
    sheet: {
      seconds: {
        toughness: 12,
        endurance: 2,
        // Far enough apart for a d6 not to change the order.
        initiativeBonus: 18 - 6 * i,
        reflex: { ranks: 1, bonus: 0 },
        magic: { ranks: 2 },
        spells: ['bolt', 'long-fuse'],
      },
    },
  }));
  await table.play(operations.AddCombatantsDocument, { input: { encounterId, combatants } });
  const { combatantIds } = table.first('CombatantsAdded');
  for (const [i, { name }] of combatants.entries()) table.ids.set(name, combatantIds[i] ?? '');
}
