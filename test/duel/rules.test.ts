import { describe, expect, it } from 'vitest';
import { type Actor, gameMaster } from '../../src/engine/core/command/actor.ts';
import { scriptedDice } from '../../src/engine/dice/scripted.ts';
import { duel } from '../kit/duel/index.ts';
import { type Command, commands, type CommandOf, type State, table } from '../kit/duel/model.ts';
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
  const setup = table.setup.parse({ name: 'A duel', settings: { equalParry } });
  const combatants = [
    { id: 'ana', name: 'Ana', side: 'heroes', sheet: { skill: 2, hitPoints: 6 } },
    { id: 'bor', name: 'Bor', side: 'foes', sheet: { skill: 1, hitPoints: 3 } },
  ].map((one, q) => ({ ...one, position: { q, r: 0 } }));
  const add = commands.AddCombatants.parse({ type: 'AddCombatants', combatants });
  return after(after(rules.initial(setup), add), { type: 'RollInitiative' }, faces);
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

const struck = (state: State): State => after(state, act('ana', 'strike', 'bor'));

const met = (state: State, defense: 'PARRY' | 'NONE', faces: readonly number[]): State =>
  after(state, answer(state, defense), faces);

const answer = (state: State, defense: 'PARRY' | 'NONE'): CommandOf<'ResolveDefense'> => ({
  type: 'ResolveDefense',
  ...{ combatantId: 'bor', attackId: state.attack?.id ?? '', defense },
});

const left = (state: State, id: string) => state.combatants[id]?.hitPointsLeft;

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

  it('DUE-05 DUE-06 has no strike left when its striker has gone or its target is down', () => {
    const state = withLate(struck(begun()));
    const remove = commands.RemoveCombatant.parse({ type: 'RemoveCombatant', targetId: 'ana' });
    const down = commands.Adjudicate.parse({
      ...{ type: 'Adjudicate', targetId: 'bor', reason: 'A fall.' },
      figures: { hitPointsLeft: 0 },
    });
    for (const command of [remove, down])
      expect(after(state, command)).toMatchObject({ phase: { kind: 'COMBAT' }, attack: null });
  });

  it('DUE-04 DUE-08 refuses a strike at nobody, at a friend and at whoever is out of sight', () => {
    const walls = { obstacles: [{ q: 1, r: 0 }], concealing: [], dark: [] };
    const apart = { ...begun(), battlefield: walls };
    const bor = { ...apart.combatants.bor!, position: { q: 3, r: 0 } };
    const state = { ...apart, combatants: { ...apart.combatants, bor } };
    const refusal = (...at: readonly string[]) => {
      const decided = rules.decide(act('ana', 'strike', ...at), state, scriptedDice([]));
      return decided.ok || decided.error.code !== 'ILLEGAL' ? null : decided.error.rule;
    };
    expect([refusal(), refusal('ana')]).toEqual(['DUE-04', 'DUE-04']);
    expect(queries.lineOfSight(state, { q: 0, r: 0 }, { q: 3, r: 0 }).clear).toBe(
      refusal('bor') === null,
    );
  });

  it.each([
    ['PARRY', 'HOLDS', [3, 4], 3],
    ['PARRY', 'FAILS', [3, 4], 2],
    ['PARRY', 'HOLDS', [4, 3], 1],
    ['NONE', 'HOLDS', [2], 1],
  ] as const)('DUE-05 %s, an equal one %s: %j leaves %d', (defense, reading, faces, most) => {
    expect(left(met(struck(begun(reading)), defense, faces), 'bor')).toBe(most);
  });

  it('DUE-01 DUE-06 is over when one side is down', () => {
    const { phase } = met(struck(begun()), 'NONE', [3]);
    expect(phase).toMatchObject({ kind: 'ENDED', outcome: { sides: ['heroes'] } });
  });

  it('DUE-07 DUE-09 gives a point back for a rest, and no turns to who yields', () => {
    const hurt = met(struck(begun()), 'NONE', [2]);
    const rested = after(hurt, act('bor', 'rest'));
    expect([left(hurt, 'bor'), left(rested, 'bor')]).toEqual([1, 2]);
    const { phase } = after(hurt, { type: 'YieldFight', combatantId: 'bor', yields: true });
    expect(phase).toMatchObject({ kind: 'ENDED', outcome: { reason: 'ONE_SIDE_LEFT' } });
  });

  it.each(['PARRY', 'NONE'] as const)('has the odds of its dice: %s', (defense) => {
    const state = struck(begun());
    const odds = queries.odds(
      state,
      { of: 'ATTACK', attackId: state.attack?.id ?? '' },
      gameMaster,
    );
    const answered =
      odds.ok && odds.value.attacks[0]?.perDefense.find((o) => o.defense === defense);
    const falls = everyFall(2, (dice) => rules.decide(answer(state, defense), state, dice));
    const down = falls.filter(({ result }) => result.ok && left(result.value.state, 'bor') === 0);
    const weight = down.reduce((sum, one) => sum + one.weight, 0n);
    const { numerator = 0n, denominator = 1n } = answered ? answered.downs : {};
    expect(numerator * 36n).toBe(weight * denominator);
  });

  it('answers odds by what is asked, by the seat, by what it sees, and only then by the rules', () => {
    const cat = { id: 'cat', name: 'Cat', side: 'foes', sheet: { skill: 1, hitPoints: 3 } };
    const combatants = [{ ...cat, position: { q: 9, r: 9 } }];
    const add = commands.AddCombatants.parse({ type: 'AddCombatants', hidden: true, combatants });
    // A strike waits, so that the rules refuse another.
    const state = after(struck(begun()), add);
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
    expect(refusal(act('ana', 'strike', 'bor'), gameMaster)).toMatchObject({ rule: 'DUE-05' });
  });

  it('refuses states that no duel comes to', () => {
    const state = struck(begun());
    const schema = rules.stateSchema();
    const ana = { ...state.combatants.ana!, hitPointsLeft: 7 };
    expect(schema.safeParse(state).success).toBe(true);
    for (const forged of [
      { ...state, combatants: { ...state.combatants, ana } },
      { ...state, attack: { ...state.attack!, targetId: 'nobody' } },
      { ...state, phase: { ...state.phase, order: ['ana'] } },
    ])
      expect(schema.safeParse(forged).success).toBe(false);
  });
});
