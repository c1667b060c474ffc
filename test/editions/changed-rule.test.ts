/** A rule that changes damages no fight that an older edition has judged. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addRuleset, ok, type Ruleset, RULES_EDITION } from '../../src/engine/index.ts';
import { seconds } from '../../src/engine/rulesets/seconds/index.ts';
import { segments } from '../../src/engine/rulesets/segments/index.ts';
import { vigilance } from '../../src/engine/rulesets/vigilance/index.ts';
import { appOn } from '../kit/app/app-fight.ts';
import { doesEverything, imported, verified } from '../kit/store/everything.ts';
import { keptDocuments } from '../kit/store/kept-fights.ts';
import { memoryStore } from '../kit/store/memory.ts';
import { everyNth } from '../kit/size.ts';

/** Every command gives the encounter another name besides: another outcome than it ever had. */
const changed = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  rules: {
    ...ruleset.rules,
    decide(command, state, dice) {
      const decided = ruleset.rules.decide(command, state, dice);
      if (!decided.ok) return decided;
      const renamed = { type: 'EncounterChanged', name: 'Renamed by a rule', advice: null };
      const event = { ...renamed, externalId: null, image: null, color: null, metadata: null };
      return ok({
        events: [...decided.value.events, event],
        state: ruleset.rules.evolve(decided.value.state, event),
      });
    },
  },
});

beforeAll(() => {
  for (const ruleset of [segments, vigilance, seconds]) addRuleset(changed(ruleset));
});

const documents = keptDocuments();
const older = documents.filter(([, edition]) => edition < RULES_EDITION);

describe('after a rule has changed', () => {
  it.each(everyNth(4, older))(
    'a fight of an older edition does everything: %s',
    async (_, __, pages) => {
      const app = appOn(memoryStore());
      await doesEverything(app, (await imported(app, pages)).id);
    },
  );

  it.each(documents.filter(([, edition]) => edition === RULES_EDITION))(
    'without a new edition, a fight of the newest does not play again: %s',
    async (_, __, pages) => {
      const outcome = imported(appOn(memoryStore()), pages);
      await expect(outcome).rejects.toThrow(/INVALID.*events/);
    },
  );

  it('what is played is judged again, beside what is folded', async () => {
    const [, , pages] = documents.find(([name]) => name === 'edition 2, segments-ongoing')!;
    const app = appOn(memoryStore());
    const record = await imported(app, pages);
    expect(await verified(app, record)).toEqual([
      { edition: 2, entries: record.version - 1, check: 'FOLDED' },
      { edition: RULES_EDITION, entries: 1, check: 'JUDGED_AGAIN' },
    ]);
  });
});
