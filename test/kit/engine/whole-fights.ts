import { annotationFields } from '../../../src/engine/core/schema/annotations.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { isAll, sized } from '../size.ts';
import { type Game, playFights, type Tally } from './fights.ts';

const BY_HAND: readonly string[] = ['DeclareDice', 'TakeBackCommand'];

interface WholeFights {
  /** The rules that the witness of the game watches, for the title. */
  readonly rules: string;
  /** Another one plays other fights; `SIXBEAT_SEED` overrides it. */
  readonly seed: number;
  /** How many `npm run test:all` plays. */
  readonly fights: number;
  readonly roundLimit: number;
  readonly tryEvery: number;
  readonly retellEvery: number;
  /** The least part of the fights that comes to its end within the rounds. */
  readonly endedPart: number;
  /** What must have happened, and refused, by the end of all. */
  readonly mustHappen: readonly string[];
  readonly mustRefuse: readonly string[];
  /** What so few fights come to that only `npm run test:all` must, as `AnswerAid: CONSENT`. */
  readonly seldomOffered?: readonly string[];
  /** The fields of commands that no option has, as `DeclareAction.path`, each with the reason. */
  readonly unlisted: Readonly<Record<string, string>>;
}

/** Why `path` is no choice of an option: a way to say the same as `to`, hex by hex. */
export const alongPath = (...types: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(types.map((type) => [`${type}.path`, 'Another way to say `to`.']));

/** Why a ruling on conditions is none: the GM gives and ends them by commands of their own. */
export const conditionsApart = 'InflictCondition and EndCondition are listed.';

/** With a number only that fight is played, as a failure prints it. */
const only = process.env.SIXBEAT_FIGHT;
/** They take about half a minute; a machine with other work gets more time. */
const TIME_LIMIT = 600_000;

/** What frontends keep and who is advised is no decision of a fight; a personality is said without an option. */
const OF_NO_FIGHT = [
  ...['UpdateCombatant', 'UpdateEncounter'].flatMap((type) =>
    Object.keys(annotationFields).map((field) => `${type}.${field}`),
  ),
  'SetStandingOrders.personality',
  // No rule reads them.
  'SetBattlefield.labels',
  // They come from a party, and from pictures.
  ...['AddCombatants.members', 'SetBattlefield.background', 'UpdateCombatant.picture'],
  'UpdateEncounter.advice',
  'UpdateEncounter.handDice',
  // A side is renamed by its name, which no option lists.
  ...['RenameSide.type', 'RenameSide.side', 'RenameSide.name'],
  // A door is chosen on the map: the GM's command is among no options.
  ...['SetDoor.type', 'SetDoor.edge', 'SetDoor.open'],
  // Dice are rolled by hand in no random fight.
  ...[
    'DeclareDice.type',
    'DeclareDice.combatantIds',
    'DeclareDice.declared',
    'TakeBackCommand.type',
  ],
];

/** The same tests of whole fights for every ruleset. */
export function testWholeFights<T extends RulesetTypes>(game: Game<T>, plan: WholeFights): void {
  const { rules, endedPart, mustHappen, mustRefuse, unlisted, seldomOffered = [] } = plan;
  const seed = Number(process.env.SIXBEAT_SEED ?? plan.seed);
  const fightsPlayed = sized(plan.fights);
  describe('whole fights of random legal commands', () => {
    let tally: Tally | undefined;

    it(
      `${rules} after every command of ${fightsPlayed} fights: what is listed is accepted, all else ` +
        'is refused by a rule, and the events fold to the snapshot',
      () => {
        tally = playFights(game, {
          ...plan,
          fights: fightsPlayed,
          seed,
          only: only === undefined ? undefined : Number(only),
        });
        const { fights, ended, commands, options, refusals, listedRefusals } = tally;
        console.info(
          `${fights} fights (${ended} to their end), ${commands} commands; on the side ${options} ` +
            `options accepted, ${refusals} commands refused by ${tally.rules.size} rules, ` +
            `${listedRefusals} listed refusals confirmed.`,
        );
        expect(fights).toBe(only === undefined ? fightsPlayed : 1);
        if (only === undefined) expect(ended / fights).toBeGreaterThan(endedPart);
      },
      TIME_LIMIT,
    );

    it('has every command offered by the decisions that its table names', () => {
      // Nobody rolls by hand in it.
      const named = Object.entries(game.commands).flatMap(([type, { offeredBy }]) =>
        'none' in offeredBy || BY_HAND.includes(type)
          ? []
          : offeredBy.map((kind) => `${type}: ${kind}`),
      );
      const expected = named.filter((offer) => isAll || !seldomOffered.includes(offer));
      expect(expected.filter((offer) => !tally?.offered.has(offer))).toEqual([]);
    });

    if (only !== undefined || !isAll) return;

    it('come to all that can happen, and to most reasons to refuse', () => {
      const happened = tally?.events ?? new Map<string, number>();
      expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
      const refused = tally?.rules ?? new Map<string, number>();
      expect(mustRefuse.filter((rule) => !refused.has(rule))).toEqual([]);
    });

    it('list every field of every command in some option, but for a few that have a reason', () => {
      const fields = Object.entries(game.ruleset.rules.commands).flatMap(([type, schema]) =>
        Object.keys((schema as unknown as z.ZodObject).shape).map((field) => `${type}.${field}`),
      );
      const missing = fields.filter((field) => !tally?.listed.has(field));
      const expected = [
        ...Object.keys(unlisted),
        ...OF_NO_FIGHT.filter((field) => fields.includes(field)),
      ];
      expect(missing.toSorted()).toEqual(expected.toSorted());
    });
  });
}
