/** Hidden combatants over the whole API: nothing reveals to others that they are there. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ExportEncounterDocument } from '../../../../src/client/index.ts';
import { rulesets } from '../../../../src/engine/all.ts';
import type { RulesetId } from '../../../../src/engine/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { keyFor } from '../../../kit/graphql/api-keys.ts';
import { Random } from '../../../kit/engine/random.ts';
import { isLong } from '../../../kit/size.ts';
import { outsiders, Twins } from '../../../kit/graphql/twins.ts';

let api: Api;
beforeAll(async () => {
  // So that the two of a pair have worked equally long, whatever else the machine does.
  vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 });
  api = await startApi();
});
afterAll(() => {
  vi.restoreAllMocks();
  return api.stop();
});

const hidingRulesets = (Object.keys(rulesets) as readonly RulesetId[]).filter((id) =>
  Object.hasOwn(rulesets[id].rules.commands, 'RevealCombatants'),
);

/** A free hex of the table, off the line on which everybody stands. */
const place = (n: number) => ({ q: n, r: -2 });

describe.each(isLong ? hidingRulesets : hidingRulesets.slice(0, 1))(
  'hidden combatants of %s',
  (ruleset) => {
    it('are known to the GM and their players alone', async () => {
      const random = new Random(2);
      const twins = await Twins.gather(api, ruleset, random);
      const { hiding } = twins;

      const mine = await twins.hide();
      const other = await twins.hide();
      const beast = await twins.hide(twins.strangeCreature);
      const member = await twins.hideMember();
      await twins.owner(mine);
      await twins.link(other);
      await twins.partyTokens(member);
      await twins.pictures();
      await twins.look();
      await twins.provoke();

      // The GM sees all of it, and the owner their own: so there is something to keep back.
      const hiddenIds = async (who: string) =>
        (await twins.combatants('hiding', who)).filter((each) => each.hidden).map(({ id }) => id);
      expect(await hiddenIds('GM')).toEqual([mine.id, other.id, beast.id, member.id]);
      expect(await hiddenIds('OWNER')).toEqual([mine.id]);
      const [gm, owner] = [await twins.text('GM'), await twins.text('OWNER')];
      for (const text of [gm, owner]) {
        expect(text).toContain(mine.id);
        expect(text).toContain(String(twins.secretNumber));
      }
      for (const { id } of [other, beast, member]) {
        expect(gm).toContain(id);
        expect(owner).not.toContain(id);
      }

      await twins.both('rollInitiative', {});
      for (let n = 0; n < 8 && (await twins.step()); n++) {
        if (n % 3 === 1) await twins.backstage();
        if (n === 5) await twins.look();
      }
      expect(await twins.refusedToAdjudicate()).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ message: expect.stringContaining('is hidden: reveal it first') as string }],
      });

      await twins.withdraw('Cid');
      await twins.look();
      await twins.provoke();

      const before = twins.now;
      await twins.reveal(beast, place(0));
      await twins.look();
      await twins.reveal(mine, place(2));
      for (const outsider of outsiders)
        expect((await twins.combatants('hiding', outsider)).map(({ id }) => id)).toEqual(
          expect.arrayContaining([mine.id, beast.id]),
        );
      await twins.step();
      await twins.look();

      // Back to when they were hidden, and on from there.
      await twins.rewind(before);
      expect(await hiddenIds('GM')).toContain(mine.id);
      await twins.look();
      // The third time; `npm run test:long` asks for all of it again.
      if (isLong) await twins.provoke();
      await twins.step();
      await twins.backstage();
      await twins.copies();

      await twins.both('endEncounter', {});
      await twins.partyTokens(member);
      await twins.pictures();
      expect(twins.hidden.length).toBeGreaterThan(0);
      await twins.look();
      await twins.streams();

      const { exportEncounter } = await api.send(ExportEncounterDocument, {
        encounterId: hiding.id,
      });
      expect(JSON.stringify(exportEncounter)).toContain(mine.id);
      const { tally } = twins;
      expect(tally.steps).toBeGreaterThan(10);
      expect(tally.backstage).toBeGreaterThan(7);
      expect(tally.revealed).toBe(2);
      expect(tally.answers).toBeGreaterThan(300);
      expect(tally.refused).toBeGreaterThan(100);
      expect(tally.pictures).toBeGreaterThan(20);
      expect(tally.maps).toBeGreaterThan(8);
      expect(tally.told).toBeGreaterThan(50);
    }, 600_000);

    it('are hidden from a program as well, whose key has claimed the seat of a player', async () => {
      const { token } = await keyFor(api);
      const twins = await Twins.gather(api, ruleset, new Random(3), token);
      const beast = await twins.hide(twins.strangeCreature);
      const other = await twins.hide();
      await twins.link(other);
      await twins.pictures();
      await twins.both('rollInitiative', {});
      for (let n = 0; n < 4 && (await twins.step()); n++) if (n === 1) await twins.backstage();
      await twins.look();
      await twins.provoke();
      await twins.reveal(beast, place(0));
      await twins.look();
      await twins.both('endEncounter', {});
      await twins.streams();
      const { tally } = twins;
      expect(tally.steps).toBeGreaterThan(4);
      expect(tally.answers).toBeGreaterThan(100);
      expect(tally.refused).toBeGreaterThan(50);
    }, 600_000);
  },
);
