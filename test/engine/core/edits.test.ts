/** What commands set, as a state has it (`Edits`): what `seenVersion` compares. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { bare, metaOf } from '../../../src/engine/core/schema/describe.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { duelGame } from '../../duel/game.ts';
import { type Game, randomCommand } from '../../kit/engine/fights.ts';
import { Random } from '../../kit/engine/random.ts';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import { endlessGame } from '../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';

const games = {
  SEGMENTS: endlessGame,
  VIGILANCE: vigilanceGame,
  SECONDS: secondsGame,
  DUEL: duelGame,
} as unknown as Readonly<Record<string, Game<RulesetTypes>>>;

/** The GM's commands that set no values, but do something or answer a question. */
const ACTS = [
  ...['AddCombatants', 'RevealCombatants', 'HideCombatants', 'RemoveCombatant', 'EndEncounter'],
  ...['ConcludeFight', 'SettleDying', 'PreventAction', 'VetoAction', 'TakeBackCommand'],
];

const schemaOf = ({ rules }: Ruleset, type: string) =>
  rules.commands[type] as unknown as z.ZodObject;

/** What a command sets, as a state has it. */
function valuesOf(ruleset: Ruleset, command: CommandTemplate, state: unknown) {
  const edits = metaOf(schemaOf(ruleset, command.type), 'edits');
  return edits ? edits(state as never, command as never) : {};
}

/** The fields whose values are others in another state. */
function changedFields(ruleset: Ruleset, command: CommandTemplate, states: readonly unknown[]) {
  const [was = {}, is = {}] = states.map((state) => valuesOf(ruleset, command, state));
  return Object.keys({ ...was, ...is }).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
}

/** Plays at random; `look` sees every state, and what `apply` makes of a command there. */
function wander(
  game: Game<RulesetTypes>,
  { seed, moves }: { readonly seed: number; readonly moves: number },
  look: (state: unknown, attempt: (command: CommandTemplate) => unknown) => void,
): void {
  const random = new Random(seed);
  const { setup, opening } = game.encounter(random);
  const { ruleset } = game;
  let state = ruleset.rules.initial(setup);
  const attempt = (command: CommandTemplate) => {
    const parsed = schemaOf(ruleset, command.type).parse(command) as CommandTemplate;
    const by = { actor: gameMaster, dice: seededDice(random.diceSeed(), 0) };
    const executed = execute(ruleset, state, parsed, by);
    return executed.ok ? executed.value.state : null;
  };
  const apply = (command: CommandTemplate) => {
    state = attempt(command) ?? state;
  };
  opening.forEach(apply);
  for (let n = 0; n < moves && !game.hasEnded(state); n++) {
    look(state, attempt);
    const command = randomCommand(game, state, random);
    if (!command) return;
    apply(command);
  }
}

const idsIn = (state: unknown): readonly string[] =>
  Object.keys((state as { readonly combatants: object }).combatants);

describe.each(Object.entries(games))('in %s', (_, game) => {
  const { ruleset } = game;

  it('every command of the GM that sets values says which', () => {
    const silent = Object.keys(ruleset.rules.commands).filter(
      (type) =>
        ['MANAGE', 'ORDER'].includes(metaOf(schemaOf(ruleset, type), 'intent') ?? 'ACT') &&
        metaOf(schemaOf(ruleset, type), 'edits') === undefined,
    );
    expect(silent.filter((type) => !ACTS.includes(type))).toEqual([]);
  });

  it('a ruling on a figure sets what stands for that figure, and for no other', () => {
    const { stats: field } = schemaOf(ruleset, 'Adjudicate').shape as Record<string, z.ZodType>;
    const stats = Object.keys((bare(field!) as z.ZodObject).shape);
    const found = new Set<string>();
    const tries = [0, 1, 2, 3, 7, true, false, [], ['SWIFT']];
    for (let seed = 1; found.size < stats.length && seed < 60; seed++)
      wander(game, { seed, moves: 60 }, (state, attempt) => {
        const combatantId = idsIn(state)[seed % idsIn(state).length]!;
        for (const figure of stats.filter((name) => !found.has(name)))
          for (const value of tries) {
            const ruling = { type: 'Adjudicate', combatantId, reason: 'A test' };
            const command = { ...ruling, stats: { [figure]: value } };
            const parsed = schemaOf(ruleset, 'Adjudicate').safeParse(command);
            const after = parsed.success && attempt(command);
            if (!after) continue;
            const given = parsed.data as CommandTemplate;
            expect(Object.keys(valuesOf(ruleset, given, state)).toSorted()).toEqual(
              [`stats.${figure}`, 'inflict', 'lift'].toSorted(),
            );
            const changed = changedFields(ruleset, given, [state, after]);
            if (changed.length > 0) found.add(figure);
          }
      });
    expect([...found].toSorted()).toEqual(stats.toSorted());
  });

  it('what says who somebody is, is its own value each', () => {
    wander(game, { seed: 3, moves: 1 }, (state, attempt) => {
      const [combatantId = ''] = idsIn(state);
      const fields = {
        ...{ name: 'Another', side: 'elsewhere', externalId: 'e-1', color: '#112233' },
        ...{ image: 'https://example.com/a.png', metadata: { a: 1 } },
      };
      for (const [field, value] of Object.entries(fields)) {
        const schema = schemaOf(ruleset, 'UpdateCombatant');
        const command = schema.parse({ type: 'UpdateCombatant', combatantId, [field]: value });
        const after = attempt(command as CommandTemplate);
        expect(Object.keys(valuesOf(ruleset, command as CommandTemplate, state))).toEqual([field]);
        expect(changedFields(ruleset, command as CommandTemplate, [state, after])).toEqual([field]);
      }
    });
  });

  it('a new sheet is another value', () => {
    wander(game, { seed: 4, moves: 1 }, (state, attempt) => {
      const { opening } = game.encounter(new Random(9));
      const joining = opening.find(({ type }) => type === 'AddCombatants') as unknown as {
        readonly combatants: readonly { readonly sheet: object }[];
      };
      const [combatantId = ''] = idsIn(state);
      const sheets = joining.combatants.map(({ sheet }) => sheet);
      const changed = sheets.flatMap((sheet) => {
        const command = schemaOf(ruleset, 'UpdateCombatant').parse({
          ...{ type: 'UpdateCombatant', combatantId, sheet },
        }) as CommandTemplate;
        const after = attempt(command);
        const isOther = after && JSON.stringify(after) !== JSON.stringify(state);
        return isOther ? [changedFields(ruleset, command, [state, after])] : [];
      });
      expect(changed.length).toBeGreaterThan(0);
      for (const fields of changed) expect(fields).toEqual(['sheet']);
    });
  });
});

describe('standing orders', () => {
  it.each([
    ['SEGMENTS', { defense: 'NONE' }],
    ['VIGILANCE', { amplify: 'NEVER' }],
    ['SECONDS', { defense: 'NONE' }],
    ['DUEL', { playedBy: 'COMPUTER' }],
  ] as const)('of %s are values each', (id, order) => {
    const game = games[id]!;
    wander(game, { seed: 5, moves: 1 }, (state, attempt) => {
      const [combatantId = ''] = idsIn(state);
      const given = { type: 'SetStandingOrders', combatantId, ...order };
      const command = schemaOf(game.ruleset, given.type).parse(given) as CommandTemplate;
      const after = attempt(command);
      expect(changedFields(game.ruleset, command, [state, after])).toEqual(Object.keys(order));
    });
  });
});
