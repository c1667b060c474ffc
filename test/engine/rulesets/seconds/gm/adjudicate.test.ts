import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { execute } from '../../../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../../../src/engine/dice/seeded.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { randomCommand } from '../../../../kit/engine/fights.ts';
import { Random } from '../../../../kit/engine/random.ts';
import { secondsGame } from '../../../../kit/engine/seconds/fights.ts';
import {
  type Particulars,
  type CommandInput,
  fight,
  foe,
  gathering,
  hex,
  parse,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';
import { sized } from '../../../../kit/size.ts';

type Ruling = Partial<Extract<CommandInput, { type: 'Adjudicate' }>>;

const spectator: Actor = { kind: 'SPECTATOR' };
const ranks = { reflex: { ranks: 2 }, weaponSkill: { ranks: 3 }, endurance: 2 };
const duel = (bob: Particulars = {}) =>
  fight([someone('ana', [0, 0], ranks), foe('bob', [1, 0], { ...ranks, ...bob })]);
const rule = (more: Ruling) => ({
  type: 'Adjudicate' as const,
  combatantId: 'bob',
  reason: 'The floor gives way',
  ...more,
});
const inflict = (...keys: readonly string[]) =>
  rule({ inflict: keys.map((condition) => ({ condition })) });
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => seconds.queries.viewEvent(event, actor) ?? []);
const line = (table: Table, actor: Actor) =>
  shown(table, actor).map((event) => seconds.queries.narrate(event, table.state))[0];

describe('a ruling on stats', () => {
  test('sets them, and the table reads why, and what it sees anyway', () => {
    const table = duel().play(rule({ stats: { wounds: 2, toughness: 9, dodgesLeft: 1 } }));
    expect(table.combatant('bob')).toMatchObject({
      wounds: 2,
      sheet: { toughness: 9, defenses: { DODGE: 2 } },
      defenses: { DODGE: 1, PARRY: 3 },
    });
    expect(shown(table, gameMaster)).toEqual(table.events);
    expect(line(table, gameMaster)).toBe(
      'The GM rules on Bob: The floor gives way; wounds 2; Toughness 9; dodges left 1',
    );
    expect(shown(table, spectator)).toMatchObject([
      { stats: { wounds: 2, toughness: null, dodgesLeft: null } },
    ]);
    expect(line(table, spectator)).toBe('The GM rules on Bob: The floor gives way; wounds 2');
    table.play(rule({ stats: { parriesLeft: 0 } }));
    expect(shown(table, spectator)).toMatchObject([{ stats: null }]);
  });

  test('SEC-53 one more wound is the death of the unconscious, and of them alone', () => {
    const table = duel().play(rule({ stats: { wounds: 3 } }));
    expect(table.combatant('bob').status.kind).toBe('STANDING');
    table.play(inflict('stable')).play(rule({ stats: { wounds: 3 } }));
    expect(table.combatant('bob').status.kind).toBe('STABLE');
    table.play(rule({ stats: { wounds: 4 } }));
    expect(table.happenings.slice(0, 2)).toEqual(['Adjudicated', 'CombatantDied']);
  });

  test('SEC-53 what the next check must reach, and death where none can', () => {
    const table = duel();
    expect(table.rule(rule({ stats: { dyingAgainst: 5 } }))).toBe('SEC-53');
    table.play({ ...inflict('dying'), stats: { dyingAgainst: 7 } });
    expect(table.combatant('bob').status).toEqual({ kind: 'DYING', dc: 7 });
    table.play(rule({ stats: { dyingAgainst: 8 } }));
    expect(table.combatant('bob').status).toEqual({ kind: 'DYING', dc: 8 });
    // Endurance 2 and a 6.
    table.play(rule({ stats: { dyingAgainst: 9 } }));
    expect(table.combatant('bob').status.kind).toBe('DEAD');
  });

  test('SEC-16 a wound breaks a spell where the table reads it so', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])], {
      settings: { concentration: 'WOUNDS_BREAK_SPELLS' },
    });
    table.moves('ana', 3).declare('ana', 'bolt');
    expect(table.combatant('ana').doing).not.toBe(null);
    table.play(rule({ combatantId: 'ana', stats: { wounds: 1 } }));
    expect(table.happened('ActionAbandoned')).toMatchObject([{ reason: 'WOUNDED' }]);
  });

  test('SEC-07 gives seconds of a turn back, or takes what is left', () => {
    const table = duel().moves('ana', 4);
    table.play(rule({ combatantId: 'ana', stats: { secondsLeft: 6 } }));
    expect(table.clock).toBe('1 ana 0');
    expect(shown(table, spectator)).toMatchObject([{ stats: { secondsLeft: 6 } }]);
    table.moves('ana', 5).play(rule({ combatantId: 'ana', stats: { secondsLeft: 0 } }));
    expect(table.clock).toBe('1 bob 0');
    expect(table.rule(rule({ combatantId: 'ana', stats: { secondsLeft: 3 } }))).toBe('SEC-07');
  });

  test('SEC-25 of an interrupted turn too', () => {
    const table = duel().delay('ana').pass('ana');
    table.declare('bob', 'crouch').take('ana');
    table.play(rule({ stats: { secondsLeft: 2 } }));
    expect(table.clock).toBe('1 ana 0');
    table.end('ana');
    expect(table.clock).toBe('1 bob 4');
  });

  test('SEC-24 a turn taken further brings the seconds in between, and one taken back brings none', () => {
    const until = { until: 'SECOND', ofId: 'bob', second: 3 } as const;
    const table = duel().delay('ana', until).declare('bob', 'crouch');
    const left = (secondsLeft: number) =>
      table.play(rule({ combatantId: 'bob', stats: { secondsLeft } })).happenings;
    expect(left(4)).toEqual(['Adjudicated']);
    expect(left(1)).toEqual(['Adjudicated', 'DelayedTurnDue']);
    table.pass('ana');
    expect(left(2)).toEqual(['Adjudicated']);
  });

  test('names the figure that is out of range', () => {
    const table = duel();
    for (const [figure, value] of [
      ['dodgesLeft', 3],
      ['parriesLeft', 4],
      ['blocksLeft', 1],
    ] as const)
      expect(table.refusal(rule({ stats: { [figure]: value } }))).toMatchObject({
        code: 'INVALID',
        field: `stats.${figure}`,
      });
    expect(table.refusal(rule({ rank: 3 }))).toMatchObject({ code: 'INVALID', field: 'rank' });
    for (const stats of [{ secondsLeft: 7 }, { wounds: 51 }, { toughness: 0 }, { wounds: -1 }]) {
      const parsed = seconds.rules.commands.Adjudicate?.safeParse(rule({ stats }));
      expect(parsed?.error?.issues.map(({ path }) => path)).toEqual([
        ['stats', ...Object.keys(stats)],
      ]);
    }
  });
});

describe('a ruling on a place', () => {
  test('SEC-32 puts somebody where no obstacle is, for all to see', () => {
    const table = duel().play({ type: 'SetBattlefield', obstacles: [hex(2, 0)] });
    expect(table.rule(rule({ position: hex(2, 0) }))).toBe('SEC-32');
    table.play(rule({ position: hex(30, -7) }));
    expect(table.at('bob')).toEqual([30, -7]);
    expect(shown(table, spectator)).toMatchObject([{ position: hex(30, -7) }]);
  });

  test('SEC-49 SEC-52 loses the aim and the run-up of whoever is put there', () => {
    const table = duel({ weapons: [{ weapon: 'sling' }] }).end('ana');
    table.declare('bob', 'aim').aim('bob', ['ana']);
    table.play(rule({ position: hex(5, 0) }));
    expect(table.happenings).toEqual(['Adjudicated', 'AimLost']);
    table.moves('bob', 2).play(rule({ position: hex(9, 0) }));
    expect(table.combatant('bob').runUp).toEqual([]);
  });
});

describe('a ruling on conditions', () => {
  test('SEC-34 has somebody crouch, lie or stand', () => {
    const table = duel().play(inflict('prone'));
    expect(table.combatant('bob').posture).toBe('PRONE');
    table.play(rule({ lift: ['prone'] }));
    expect(table.combatant('bob').posture).toBe('UPRIGHT');
    expect(table.rule(rule({ lift: ['prone'] }))).toBe('SEC-34');
    table.play(inflict('prone', 'crouching'));
    expect(table.combatant('bob').posture).toBe('CROUCHING');
    table.play(inflict('crouching'));
    expect(table.happenings).toEqual(['Adjudicated']);
  });

  test('SEC-16 SEC-53 fells somebody with all that goes with it, whose turn ends', () => {
    const table = duel().moves('ana', 3).declare('ana', 'bolt').end('bob');
    table.play({ ...inflict('dying'), combatantId: 'ana' });
    expect(table.happenings).toEqual(
      expect.arrayContaining(['Adjudicated', 'CombatantDown', 'ActionAbandoned', 'FallenSkipped']),
    );
    expect(table.combatant('ana').status).toEqual({ kind: 'DYING', dc: 4 });
    expect(table.clock).toBe('2 bob 0');
  });

  test('SEC-53 from each of dying, stable and dead to every other, and awake again', () => {
    const kinds = ['dying', 'stable', 'dead'];
    for (const from of kinds)
      for (const to of kinds) {
        const table = duel().play(inflict(from)).play(inflict(to));
        expect(table.combatant('bob')).toMatchObject({
          status: { kind: to.toUpperCase() },
          posture: 'PRONE',
        });
        table.play(rule({ lift: [to] }));
        expect(table.combatant('bob').status).toEqual({ kind: 'STANDING' });
      }
    expect(duel().rule(rule({ lift: ['dead'] }))).toBe('SEC-53');
  });

  test('SEC-41 SEC-53 whoever it fells meets nothing any more, and dies of what has hit', () => {
    const table = duel().attack('ana', 'sword', 'bob', [6]);
    table.play(inflict('stable'), [8]);
    expect(table.happened('DefenseRolled')).toMatchObject([{ defense: 'NONE' }]);
    expect(table.happened('AttackLanded')).toMatchObject([{ severity: 'WOUND' }]);
    expect(table.combatant('bob').status.kind).toBe('DEAD');
  });

  test('SEC-46 not on wounds, which are counted, nor on what there is not', () => {
    const table = duel();
    expect(table.rule(inflict('wounded'))).toBe('SEC-46');
    expect(table.rule(inflict('no-such'))).toBe('NOT_FOUND');
    expect(table.rule(rule({ lift: ['toString'] }))).toBe('NOT_FOUND');
    table.play(inflict('prone'));
    expect(table.refusal(rule({ lift: ['prone', 'prone'] }))).toMatchObject({ field: 'lift' });
  });
});

describe('a ruling on the order', () => {
  const four = () =>
    fight(['ana', 'bob', 'cid', 'dan'].map((id, i) => someone(id, [i, 0], { side: id })));

  test('SEC-02 moves somebody, and a turn that is still to come with them', () => {
    const table = four().play(rule({ combatantId: 'dan', rank: 1 }));
    expect(table.happened('RankChanged')).toMatchObject([{ order: ['dan', 'ana', 'bob', 'cid'] }]);
    table.end('ana');
    expect(table.clock).toBe('1 dan 0');
    table.end('dan').play(rule({ combatantId: 'dan', rank: 4 }));
    table.end('bob').end('cid');
    // SEC-07: Dan has had the turn of this round.
    expect(table.clock).toBe('2 ana 0');
  });

  test('SEC-06 holds when somebody comes late', () => {
    // 11, 10, 9 and 8 by their rolls.
    const table = four().play(rule({ combatantId: 'dan', rank: 2 }));
    table.play(rule({ combatantId: 'ana', rank: 4 }));
    expect(table.order).toEqual(['dan', 'bob', 'cid', 'ana']);
    const late = foe('eve', [5, 0], { initiativeBonus: 8, dexterity: 0 });
    table.play({ type: 'AddCombatants', combatants: [late] }, [6]);
    expect(table.order).toEqual(['dan', 'eve', 'bob', 'cid', 'ana']);
  });

  test('SEC-02 needs a fight, as seconds and defenses do', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    for (const more of [{ rank: 1 }, { stats: { dodgesLeft: 0 } }, { stats: { secondsLeft: 1 } }])
      expect(table.rule(rule(more))).toBe('SEC-02');
    table.play(rule({ stats: { wounds: 1 } }));
    expect(table.combatant('bob').wounds).toBe(1);
  });
});

describe('a ruling', () => {
  test('is the GM’s, has a reason and rules on something', () => {
    const table = duel();
    const something = rule({ stats: { wounds: 1 } });
    const bob: Actor = { kind: 'PLAYER', combatants: ['bob'] };
    expect(table.refusal(something, bob).code).toBe('FORBIDDEN');
    expect(seconds.rules.commands.Adjudicate?.safeParse({ ...something, reason: '' }).success).toBe(
      false,
    );
    expect(table.refusal(rule({}))).toMatchObject({ code: 'INVALID' });
    expect(table.refusal(rule({ stats: {} }))).toMatchObject({ code: 'INVALID' });
    expect(table.rule(rule({ combatantId: 'nobody', rank: 1 }))).toBe('NOT_FOUND');
    table.play({ type: 'EndEncounter' });
    expect(table.rule(something)).toBe('SEC-07');
  });

  test('is on the GM’s list, conditions one by one, and on nobody else’s', () => {
    const { state } = duel().play(inflict('prone'));
    const listed = (actor: Actor) =>
      seconds.queries
        .decisions(state, actor)
        .flatMap(({ options }) => options)
        .filter(({ command }) => command.type === 'Adjudicate')
        .map(({ label }) => label);
    expect(listed(gameMaster)).toEqual([
      'Rule where someone is',
      'Rule on the stats of someone',
      "Rule on someone's place in the order",
      ...['Crouching', 'Prone', 'Dying', 'Stable', 'Dead'].map(
        (name) => `Rule that someone is ${name}`,
      ),
      'Bob: end Prone',
    ]);
    expect(listed({ kind: 'PLAYER', combatants: ['ana', 'bob'] })).toEqual([]);
  });

  test('SEC-07 SEC-19 on the seconds of a turn lets any fight go on by the rules', () => {
    let rulings = 0;
    const fights = sized(40, 8);
    for (let number = 0; number < fights; number++) {
      const random = new Random(20_261_123 + number);
      const { setup, opening } = secondsGame.encounter(random);
      const dice = seededDice(random.diceSeed(), 0);
      const inspect = secondsGame.witness();
      let state = seconds.rules.initial(setup);
      const play = (input: CommandInput) => {
        const before = state;
        const command = parse(input);
        const result = execute(seconds, before, command, { actor: gameMaster, dice });
        if (!result.ok) throw new Error(JSON.stringify([input, result.error]));
        const { events } = result.value;
        const states = events.map((event) => (state = seconds.rules.evolve(state, event)));
        expect(state).toEqual(result.value.state);
        expect(inspect({ before, command, option: null, events, states, after: state })).toEqual(
          [],
        );
      };
      for (const command of opening) play(command as CommandInput);
      for (let n = 0; n < 80; n++) {
        const turns = state.phase.kind === 'COMBAT' ? state.phase.turns : [];
        const [turn] = random.sample(turns, 1);
        if (turn && random.chance(0.2)) {
          const stats = { secondsLeft: random.int(0, 6) };
          play(rule({ combatantId: turn.combatantId, stats }));
          rulings++;
        }
        const command = randomCommand(secondsGame, state, random);
        if (!command) break;
        play(command as CommandInput);
      }
    }
    expect(rulings).toBeGreaterThan(5 * fights);
  });
});
