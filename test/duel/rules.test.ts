import { describe, expect, it } from 'vitest';
import { type Actor, gameMaster } from '../../src/engine/core/command/actor.ts';
import { scriptedDice } from '../../src/engine/dice/scripted.ts';
import { duel } from '../kit/duel/index.ts';
import { type Command, commands, setup, type State } from '../kit/duel/model.ts';
import { everyFall } from '../kit/engine/every-roll.ts';

const { rules, queries } = duel;

/** The state after a command, with just these faces. */
function after(state: State, command: Command, faces: readonly number[] = []): State {
  const dice = scriptedDice(faces);
  const decided = rules.decide(command, state, dice);
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  expect(dice.left).toEqual([]);
  return decided.value.state;
}

/** A duel in which Ana has the first turn. */
const begun = (equalParry?: 'HOLDS' | 'FAILS'): State => rolled([5, 5], equalParry);

function rolled(faces: readonly number[], equalParry: 'HOLDS' | 'FAILS' = 'HOLDS'): State {
  const created = setup.parse({ name: 'A duel', settings: { equalParry } });
  const combatants = [
    { id: 'ana', name: 'Ana', side: 'heroes', sheet: { skill: 2, hitPoints: 6 } },
    { id: 'bor', name: 'Bor', side: 'foes', sheet: { skill: 1, hitPoints: 3 } },
  ].map((one, q) => ({ ...one, position: { q, r: 0 } }));
  const add = commands.AddCombatants.parse({ type: 'AddCombatants', combatants });
  return after(after(rules.initial(created), add), { type: 'RollInitiative' }, faces);
}

/** One more on each side. */
function withLate(state: State): State {
  const sheet = { skill: 1, hitPoints: 3 };
  const combatants = [
    { id: 'cat', name: 'Cat', side: 'heroes', sheet, position: { q: 0, r: 2 } },
    { id: 'dan', name: 'Dan', side: 'foes', sheet, position: { q: 1, r: 2 } },
  ];
  return after(state, commands.AddCombatants.parse({ type: 'AddCombatants', combatants }));
}

const act = (combatantId: string, action: string, ...targetIds: readonly string[]) =>
  ({ type: 'DeclareAction', combatantId, action, targetIds }) as const;

/** Ana strikes at Bor: her die, then his. */
const struck = (state: State, ...faces: readonly number[]): State =>
  after(state, act('ana', 'strike', 'bor'), faces);

const left = (state: State, id: string) => state.combatants[id]?.hitPoints;

describe('a duel', () => {
  it('DUE-02 DUE-03 is fought turn by turn, equals in the order in which they came', () => {
    expect(begun().phase).toMatchObject({ round: 1, order: ['ana', 'bor'] });
    const rested = after(begun(), act('ana', 'rest'));
    expect(rested.phase).toMatchObject({ round: 1, waiting: ['bor'] });
  });

  it('DUE-02 begins with the highest, and lets who comes late act last, from the next round on', () => {
    expect(rolled([2, 5]).phase).toMatchObject({ order: ['bor', 'ana'] });
    const joined = withLate(begun());
    expect(joined.phase).toMatchObject({
      order: ['ana', 'bor', 'cat', 'dan'],
      waiting: ['ana', 'bor'],
    });
    const rested = after(after(joined, act('ana', 'rest')), act('bor', 'rest'));
    expect(rested.phase).toMatchObject({ round: 2, waiting: ['ana', 'bor', 'cat', 'dan'] });
  });

  it('DUE-04 DUE-07 refuses a strike at nobody, at a friend and at whoever is out of sight', () => {
    const walls = {
      obstacles: [{ q: 1, r: 0 }],
      concealing: [],
      dark: [],
      water: [],
      features: [],
    };
    const apart = { ...begun(), battlefield: walls };
    const bor = { ...apart.combatants.bor!, position: { q: 3, r: 0 } };
    const state = { ...apart, combatants: { ...apart.combatants, bor } };
    const refusal = (...at: readonly string[]) => {
      const rejection = rules.refusalOf(state, act('ana', 'strike', ...at));
      return rejection?.code === 'ILLEGAL' ? rejection.rule : null;
    };
    expect([refusal(), refusal('ana')]).toEqual(['DUE-04', 'DUE-04']);
    expect(queries.lineOfSight(state, { q: 0, r: 0 }, { q: 3, r: 0 }).clear).toBe(
      refusal('bor') === null,
    );
  });

  it.each([
    ['HOLDS', [3, 4], 3],
    ['FAILS', [3, 4], 2],
    ['HOLDS', [4, 3], 1],
    ['HOLDS', [2, 6], 3],
  ] as const)('DUE-05 an equal parry %s: %j leaves %d', (reading, faces, most) => {
    expect(left(struck(begun(reading), ...faces), 'bor')).toBe(most);
  });

  it('DUE-01 DUE-06 is over when one side is down', () => {
    const { phase } = struck(begun(), 6, 1);
    expect(phase).toMatchObject({ kind: 'ENDED', outcome: { sides: ['heroes'] } });
  });

  it('DUE-08 gives no turns to who yields', () => {
    const state = after(begun(), { type: 'YieldFight', combatantId: 'bor', yields: true });
    expect(state.phase).toMatchObject({ kind: 'ENDED', outcome: { reason: 'ONE_SIDE_LEFT' } });
  });

  it('has the odds of its dice', () => {
    const state = begun();
    const command = act('ana', 'strike', 'bor');
    const odds = queries.odds(state, { of: 'COMMAND', command }, gameMaster);
    const answered = odds.ok && odds.value.attacks[0]?.perDefense[0];
    const falls = everyFall(2, (dice) => rules.decide(command, state, dice));
    const down = falls.filter(({ result }) => result.ok && left(result.value.state, 'bor') === 0);
    const weight = down.reduce((sum, one) => sum + one.weight, 0n);
    const { numerator = 0n, denominator = 1n } = answered ? answered.downs : {};
    expect(weight).toBeGreaterThan(0n);
    expect(numerator * 36n).toBe(weight * denominator);
  });

  it('answers odds by what is asked, by the seat, by what it sees, and only then by the rules', () => {
    const cat = { id: 'cat', name: 'Cat', side: 'foes', sheet: { skill: 1, hitPoints: 3 } };
    const combatants = [{ ...cat, position: { q: 9, r: 9 } }];
    const add = commands.AddCombatants.parse({ type: 'AddCombatants', hidden: true, combatants });
    // It is the turn of Bor, so that the rules refuse a strike of Ana.
    const state = after(after(begun(), act('ana', 'rest')), add);
    const ana: Actor = { kind: 'PLAYER', combatants: ['ana'] };
    const refusal = (command: Command, actor: Actor = ana) => {
      const odds = queries.odds(state, { of: 'COMMAND', command }, actor);
      return odds.ok ? null : odds.error;
    };
    expect(refusal({ type: 'RollInitiative' })).toMatchObject({ code: 'INVALID' });
    expect(refusal(act('bor', 'strike', 'nobody'))).toMatchObject({
      message: 'This seat may not give the command DeclareAction.',
    });
    for (const unseen of ['bor', 'cat', 'nobody'])
      expect(refusal(act('ana', 'strike', unseen))).toEqual({
        code: 'FORBIDDEN',
        message: `Odds follow from the sheets of both, and this seat does not see that of '${unseen}'.`,
      });
    expect(refusal(act('ana', 'strike', 'bor'), gameMaster)).toMatchObject({ rule: 'DUE-03' });
  });

  it('refuses states that no duel comes to', () => {
    const state = begun();
    const schema = rules.stateSchema();
    const ana = { ...state.combatants.ana!, hitPoints: -1 };
    expect(schema.safeParse(state).success).toBe(true);
    for (const forged of [
      { ...state, combatants: { ...state.combatants, ana } },
      { ...state, phase: { ...state.phase, order: ['ana'] } },
    ])
      expect(schema.safeParse(forged).success).toBe(false);
  });
});
