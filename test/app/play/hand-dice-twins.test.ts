/** T-04: dice that fall alike give the same fight, whoever rolls them. */
import { describe, expect, it } from 'vitest';
import { type RulesetId, rulesetIds } from '../../../src/engine/index.ts';
import { done } from '../../kit/app/app-fight.ts';
import { facesOf, HandFight } from '../../kit/app/hand-fight.ts';
import { randomCommand } from '../../kit/engine/fights.ts';
import { games } from '../../kit/engine/games.ts';
import { Random } from '../../kit/engine/random.ts';
import { sized } from '../../kit/size.ts';

const SEEDS = sized(20, 6);
const COMMANDS = 120;

const withoutSetting = (state: unknown) => {
  const { settings, ...rest } = state as { readonly settings: object };
  return { ...rest, settings: { ...settings, handDice: 'NONE' } };
};

/** The same fight twice: by the encounter's dice, and by hands to which they fall alike. */
async function twins(ruleset: RulesetId, seed: number) {
  const game = games[ruleset];
  const random = new Random(seed);
  const { setup, opening } = game.encounter(random);
  const settings = { ...(setup as { settings?: object }).settings };
  const by = async (handDice: string) =>
    HandFight.open(ruleset, { ...(setup as object), settings: { ...settings, handDice } }, seed);
  const [own, hands] = [await by('NONE'), await by('ALL_SEATS')];
  let rolled = 0;
  const both = async (command: { readonly type: string }) => {
    const faces = facesOf(own.record, command);
    const outcome = await own.send(command);
    const theirs = await hands.play(command, (roll) => {
      rolled++;
      return faces(roll);
    });
    expect(theirs.kind).toBe(outcome.kind);
    expect(withoutSetting(hands.record.snapshot.state)).toEqual(
      withoutSetting(own.record.snapshot.state),
    );
    return outcome;
  };
  for (const command of opening) done(await both(command));
  const { combatants } = own.record.snapshot.state as { readonly combatants: object };
  const [first = '', second = ''] = Object.keys(combatants);
  await hands.sit('Ana', [first]);
  await hands.sit('Bor', [second]);
  await hands.byHand(hands.gm);
  for (let n = 0; n < COMMANDS; n++) {
    const command = randomCommand(game, own.record.snapshot.state, random);
    if (!command) break;
    await both(command);
  }
  return { own, hands, rolled };
}

describe.each(rulesetIds())('a fight of %s by hand', (ruleset) => {
  it('T-04 is the same as by the dice of the encounter where these fall alike, and takes none of them', async () => {
    let [asked, needed] = [0, 0];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { hands, rolled } = await twins(ruleset, seed);
      expect(hands.record.snapshot.dice.position).toBe(0);
      const replay = await hands.app.replay(hands.record);
      expect([replay.difference, replay.rolls]).toEqual([null, []]);
      asked += rolled;
      needed += replay.handRolls;
    }
    expect(needed).toBeGreaterThan(10);
    expect(asked).toBeGreaterThanOrEqual(needed);
  });
});
