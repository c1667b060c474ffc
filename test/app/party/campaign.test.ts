/** A party in a campaign of three fights, in every ruleset. */
import { describe, expect, it } from 'vitest';
import { carriedFrom } from '../../../src/app/party/members.ts';
import { memberContent, type AnyMember, rulesetIds } from '../../../src/engine/index.ts';
import { playCampaign } from '../../kit/app/campaign.ts';
import { gmOf } from '../../kit/app/seats.ts';

const byId = (members: readonly AnyMember[]) =>
  new Map(members.map((member) => [member.combatant.id, memberContent(member)]));

describe.each(rulesetIds())('a campaign of three fights with %s', (ruleset) => {
  it('leaves on the party what each fight has done to it, and nothing else', async () => {
    const { fights, party, app, transcript } = await playCampaign(ruleset);
    expect(fights).toHaveLength(3);
    expect(transcript.length).toBeGreaterThan(60);
    for (const { record, before, after, changes } of fights) {
      expect(changes.length).toBeGreaterThan(0);
      const [was, is] = [byId(before), byId(after)];
      for (const { memberId, combatantId, standing } of changes) {
        const left = memberContent(carriedFrom(record, combatantId)!);
        expect(is.get(memberId)).toEqual(left);
        expect(standing).toBe(
          JSON.stringify(was.get(memberId)) === JSON.stringify(left) ? 'UNCHANGED' : 'CHANGED',
        );
      }
      for (const id of was.keys())
        if (!changes.some(({ memberId }) => memberId === id))
          expect(is.get(id)).toEqual(was.get(id));
    }
    expect(fights.flatMap(({ changes }) => changes.map(({ standing }) => standing))).toContain(
      'CHANGED',
    );
    // The fight in between was begun with what the short rest had left of the first.
    const [first, second] = fights;
    expect([...byId(second!.before).values()]).not.toEqual([...byId(first!.before).values()]);
    const found = await app.parties.read(party.id, gmOf(party.id));
    if (found.kind !== 'GRANTED') throw new Error(found.kind);
    expect((await app.parties.entries(party, { first: 1, last: party.version })).length).toBe(
      party.version,
    );
    expect((await app.replay(party)).difference).toBeNull();
  }, 120_000);
});
