/** T-04: which rolls are asked of hands before any die of the encounter falls. */
import { describe, expect, it } from 'vitest';
import { TableDice } from '../../../src/engine/core/hand-dice/table-dice.ts';
import type { AnsweredRoll, NeededRoll } from '../../../src/engine/core/hand-dice/rolls.ts';
import type { Dice, PlainDice, RollOf } from '../../../src/engine/core/values/dice.ts';
import { neededRolls } from '../../../src/engine/core/ruleset/hold.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import { gameMaster, seededDice } from '../../../src/engine/index.ts';
import { parse, randomCommand } from '../../kit/engine/fights.ts';
import { games } from '../../kit/engine/games.ts';
import { Random } from '../../kit/engine/random.ts';
import { sized } from '../../kit/size.ts';

const FIGHTS = sized(40, 6);
const COMMANDS = 150;

describe.each(Object.entries(games))('the rolls of %s', (_, game) => {
  const { ruleset } = game;

  it('T-04 are foreseen without the dice of the encounter, all but who ties with it again', () => {
    const unforeseen: string[] = [];
    let rolled = 0;
    for (let seed = 1; seed <= FIGHTS; seed++) {
      const random = new Random(seed);
      const { setup, opening } = game.encounter(random);
      const commands = [...opening];
      const stream = seededDice(random.diceSeed(), 0);
      const hands = seededDice(random.diceSeed(), 0);
      let state = ruleset.rules.initial(setup);
      for (let n = 0; n < COMMANDS; n++) {
        const given = commands.shift() ?? randomCommand(game, state, random);
        if (!given) break;
        const command = parse(ruleset, given);
        const heroes = new Set(
          Object.values((state as Table).combatants).flatMap((one) =>
            one.side === 'heroes' ? [one.id] : [],
          ),
        );
        const isByHand = (roller: string | null) => roller !== null && heroes.has(roller);
        const answered = allAnswers(
          (given) => neededRolls(ruleset, state, command, { answered: given, isByHand }),
          hands,
        );
        const table = new TableDice(stream);
        const tied = new Set<string | null>();
        const watching: Dice = {
          roll(count: number, sides: number, of: RollOf) {
            const before = table.declared.length;
            const faces = table.roll(count, sides, of);
            if (count <= 0 || !isByHand(of.combatantId)) return faces;
            rolled++;
            const isAgain = of.purpose === 'TIE' && tied.has(of.combatantId);
            if (table.declared.length === before && !isAgain) unforeseen.push(of.purpose);
            if (typeof of.follows === 'object') tied.add(of.combatantId);
            return faces;
          },
        };
        const done = table.with(answered, () =>
          execute(ruleset, state, command, { actor: gameMaster, dice: watching }),
        );
        if (done.ok) ({ state } = done.value);
      }
    }
    expect(rolled).toBeGreaterThan(10);
    expect([...new Set(unforeseen)]).toEqual([]);
  });
});

/** What hands declare, question after question. */
function allAnswers(
  ask: (answered: readonly AnsweredRoll[]) => readonly NeededRoll[],
  hands: PlainDice,
): readonly AnsweredRoll[] {
  const answered: AnsweredRoll[] = [];
  for (let rolls = ask(answered); rolls.length > 0; rolls = ask(answered))
    answered.push(
      ...rolls.map((roll) => ({ ...roll, faces: [...hands.roll(roll.count, roll.sides)] })),
    );
  return answered;
}

interface Table {
  readonly combatants: Readonly<Record<string, { readonly id: string; readonly side: string }>>;
}
