import * as z from 'zod';
import { EncounterProposalsText } from '../../client/generated/texts.ts';
import type {
  EncounterProposalsInput,
  ProposalPartsFragment,
  ProposalPartyInput,
} from '../../client/index.ts';
import type { Fight } from '../../client/connect.ts';
import type { Seat } from '../seat.ts';
import { estimateInWords, roundsInWords } from '../words/chances.ts';
import { percent } from '../words/option.ts';
import { quoted } from '../words/quoted.ts';
import { refused } from '../words/refusal.ts';
import type { Said } from '../words/page.ts';
import { played } from './played.ts';
import { after, key, ruleset, text, tool } from './tool.ts';

const DIFFICULTIES = ['EASY', 'EVEN', 'HARD', 'DEADLY'] as const;

export const propose = tool({
  name: 'propose',
  description:
    'Finds foes for a party by playing such fights: for a side of this fight (its game master asks), or for creatures by their keys. Each proposal has the chance that the party wins, and the creatures for begin. It takes up to 40 seconds.',
  input: z.strictObject({
    difficulty: z.enum(DIFFICULTIES).default('EVEN').describe('The party wins 85, 65, 50, 30 %'),
    side: text(40).optional().describe('The party, in this fight'),
    ruleset: ruleset.optional().describe('Without a fight'),
    party: z.array(key).max(10).default([]).describe('Creature keys, without a fight'),
    foes: z.array(key).max(8).optional().describe('Creature keys to choose from'),
    maxFoes: z.int().min(1).max(12).optional(),
    after,
  }),
  reads: true,
  run: async (seat, { difficulty, foes, maxFoes, after, ...whom }, signal) => {
    const found = await partyOf(seat, whom);
    if ('head' in found) return found;
    const input: EncounterProposalsInput = {
      ...found,
      wish: { difficulty },
      maxFoes: maxFoes ?? null,
      creatures: foes?.map((creature) => ({ creature })) ?? null,
    };
    const answer = await played(
      async () => (await seat.ask(EncounterProposalsText, { input })).encounterProposals,
      signal,
    );
    if (answer.__typename !== 'EncounterProposals') return refused(answer);
    const { proposals, isComplete, fightsPlayed, assumes, unattainable } = answer;
    return {
      head: `${fightsPlayed} fights played${isComplete ? '' : ': ask again for better ones'}.`,
      lines: [
        ...(unattainable ? [`Not as wished: ${quoted(unattainable.message)}`] : []),
        ...proposals.map(proposalInWords),
        ...assumes.map((text) => `Assumes: ${quoted(text)}`),
      ],
      after,
    };
  },
});

interface Whom {
  readonly side?: string | undefined;
  readonly ruleset?: z.infer<typeof ruleset> | undefined;
  readonly party: readonly string[];
}

type Party = Pick<EncounterProposalsInput, 'ruleset' | 'party'>;

async function partyOf(seat: Seat, whom: Whom): Promise<Party | Said> {
  const { ruleset, party } = whom;
  if (seat.fight && party.length === 0) return sideOf(seat, seat.fight, whom);
  if (!ruleset || party.length === 0)
    return refused({ code: 'INVALID_INPUT', message: 'Without a fight: a ruleset and a party.' });
  const creatures = party.map((creature, i) => ({ creature, name: `${creature} ${i + 1}` }));
  return { ruleset, party: { creatures } };
}

async function sideOf(seat: Seat, fight: Fight, { side }: Whom): Promise<Party | Said> {
  const table = await seat.table(fight);
  if (!table.ok) return refused(table);
  const wanted = side ?? table.combatants[0]?.side;
  const combatantIds = table.combatants.filter((one) => one.side === wanted).map(({ id }) => id);
  if (combatantIds.length === 0)
    return refused({ code: 'INVALID_INPUT', message: 'No combatant is on this side.' });
  const encounter: ProposalPartyInput['encounter'] = { encounterId: fight.id, combatantIds };
  return { ruleset: table.ruleset, party: { encounter } };
}

/** With what `begin` takes, as far as it comes at once. */
function proposalInWords(proposal: ProposalPartsFragment): string {
  const { groups, winChance, estimate, rounds, addCombatants, partyAt, health } = proposal;
  const foes = groups.map(({ count, name }) => `${count} ${quoted(name)}`).join(', ');
  const chance = winChance
    ? estimateInWords(winChance)
    : `about ${percent(estimate.share)}, not played out yet`;
  const creatures = addCombatants.flatMap((added) =>
    added.creatures.map(({ position, creature, side, health }) => ({
      ...{ creature, side, ...position },
      ...(health !== 1 && { health }),
    })),
  );
  return [
    `- ${foes}${health === 1 ? '' : ` with ${percent(health)} of their health`}: the party wins ${chance}${rounds ? `, ${roundsInWords(rounds)}` : ''}`,
    `  party at ${partyAt.map(({ q, r }) => `${q},${r}`).join(' ')}; creatures: ${JSON.stringify(creatures)}`,
  ].join('\n');
}
