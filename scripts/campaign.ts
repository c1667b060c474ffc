/**
 * Prints a campaign of three fights with one party, as a transcript: `node scripts/campaign.ts [RULESET]`.
 * The computer plays everybody; the same each time.
 */
import { isRuleset } from '../src/engine/index.ts';
import { playCampaign } from '../test/kit/app/campaign.ts';

const [ruleset = 'SEGMENTS'] = process.argv.slice(2);
if (!isRuleset(ruleset)) throw new Error(`There is no ruleset ${ruleset}.`);
const { transcript } = await playCampaign(ruleset);
console.log(transcript.join('\n'));
