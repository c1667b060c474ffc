/** Fights of many against many that go on for ever, to measure what they take to store. */
import { askedToRelease } from '../../../src/engine/rulesets/segments/model/lookup.ts';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';
import type { EncounterRecord } from '../../../src/app/ports.ts';
import { snapshotOf } from '../../../src/app/journal/snapshot.ts';
import { execute, gameMaster, noStatistics, seededDice } from '../../../src/engine/index.ts';
import type { CommandTemplate } from '../../../src/engine/core/decision/decision.ts';
import { contentPacks } from '../../../src/engine/rulesets/segments/content/index.ts';
import { setupSchema } from '../../../src/engine/rulesets/segments/model/commands.ts';
import type { SegmentsTypes } from '../../../src/engine/rulesets/segments/index.ts';
import { someone } from '../app/app-fight.ts';
import { type Game, randomCommand } from '../engine/fights.ts';
import { Random } from '../engine/random.ts';
import { endlessGameOf } from '../engine/segments/fights.ts';

export interface Crowd {
  readonly combatants: number;
  /** How many it defines beside the basic ones: none, its own, or its own and those of a pack. */
  readonly actions: 0 | 20 | 41;
}

/** The game of such a crowd. Ids are as long and as random as those that the service gives out. */
export function gameOf({ combatants, actions }: Crowd): Game<SegmentsTypes> {
  const game = endlessGameOf(combatants);
  return {
    ...game,
    encounter: (random) => {
      const { setup, opening } = actions === 0 ? basics(combatants) : game.encounter(random);
      const ids = Array.from({ length: combatants }, () => `cmb_${random.diceSeed().slice(0, 16)}`);
      const named = (one: object, i: number) => ({
        ...(actions === 20 ? withoutPack(one) : one),
        id: ids[i],
        name: `Fighter ${i}`,
      });
      const renamed = opening.map((command) =>
        'combatants' in command
          ? { ...command, combatants: (command.combatants as readonly object[]).map(named) }
          : command,
      );
      return { setup: actions === 20 ? { ...setup, content: [] } : setup, opening: renamed };
    },
  };
}

const packKeys = new Set(contentPacks.SAMPLE.actions.map(({ key }) => key));

/** A combatant who has learnt nothing of the pack. */
function withoutPack(combatant: object): object {
  const { sheet } = combatant as { readonly sheet: { readonly talents: readonly Talent[] } };
  const talents = sheet.talents.filter(({ action }) => !packKeys.has(action));
  return { ...combatant, sheet: { ...sheet, talents } };
}

interface Talent {
  readonly action: string;
}

const basics = (count: number): ReturnType<Game<SegmentsTypes>['encounter']> => ({
  setup: setupSchema.parse({ name: 'Bridge at dusk' }),
  opening: [
    {
      type: 'AddCombatants',
      combatants: Array.from({ length: count }, (_, i) => {
        const { sheet, ...who } = someone(`Fighter ${i}`, i);
        return { ...who, sheet: { ...sheet, hitPoints: 10_000 } };
      }),
    },
  ],
});

/** Of each round so many commands are played by chance; then the segments go by. */
const COMMANDS_A_ROUND = 8;

/** The encounter as it stands when that round begins, as a record of its own at version 1. */
export function recordInRound(
  game: Game<SegmentsTypes>,
  { id, round, seed }: { readonly id: string; readonly round: number; readonly seed: number },
): EncounterRecord {
  const random = new Random(seed);
  const diceSeed = random.diceSeed();
  const dice = seededDice(diceSeed, 0);
  const { setup, opening } = game.encounter(random);
  let state = game.ruleset.rules.initial(setup);
  const play = (template: CommandTemplate | null) => {
    const command = game.ruleset.rules.commands[template?.type ?? '']?.parse(template);
    if (!command) throw new Error('The fight does not go on.');
    const result = execute(game.ruleset, state, command, { actor: gameMaster, dice });
    if (!result.ok) throw new Error(JSON.stringify([command, result.error]));
    state = result.value.state;
  };
  opening.forEach(play);
  for (let reached = 0; reached < round; reached = game.rounds(state)) {
    for (let n = 0; n < COMMANDS_A_ROUND; n++) play(randomCommand(game, state, random));
    while (reached > 0 && game.rounds(state) === reached) play(passing(game, state));
  }
  const at = new Date().toISOString();
  const used = { seed: diceSeed, position: dice.position, used: dice.position, since: 1 };
  const snapshot = snapshotOf(state, used, noStatistics(1));
  const seats = [firstSeat(id, at)];
  return {
    id,
    version: 1,
    ruleset: 'SEGMENTS',
    createdAt: at,
    updatedAt: at,
    snapshot,
    seats,
    flow: [],
  };
}

/** Settles what someone must decide at once, and else lets a segment go by. */
function passing(game: Game<SegmentsTypes>, state: SegmentsTypes['state']): CommandTemplate | null {
  const isAsked =
    askedToRelease(state) !== undefined ||
    state.attacks.some(({ stage }) => stage.kind !== 'DEFERRED') ||
    state.ongoing.some((one) => one.kind === 'AID' && one.stage === 'OFFERED');
  return isAsked ? game.calm(state) : { type: 'AdvanceSegment', passOpenTurns: true };
}
