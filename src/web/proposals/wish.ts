/** How often the party is to win, as it is wished for and shown: in fights of 100. */
import type { ProposalPartsFragment } from '../../client/index.ts';

export type Proposal = ProposalPartsFragment;

export const [MOST, LEAST, STEP] = [95, 10, 5];
export const USUAL = 65;
/** A wish is a range: so many more and fewer are as good. */
const WIDTH = 4;

export const rangeOf = (wins: number) => ({
  from: (wins - WIDTH) / 100,
  to: (wins + WIDTH) / 100,
});

/** `2 × Reed Fencer, Marsh Lurker`. */
export const foesOf = ({ groups }: Pick<Proposal, 'groups'>): string =>
  groups.map(({ count, name }) => (count > 1 ? `${count} × ${name}` : name)).join(', ');

/** What is different from what their sheets say and where they usually begin, a few words each. */
export function changesOf({ health, arrivesInRound, farther }: Proposal): readonly string[] {
  const hexes = Math.abs(farther);
  return [
    ...(health === 1 ? [] : [`with ${Math.round(100 * health)} % of their health`]),
    ...(arrivesInRound > 0 ? [`the last one comes in round ${arrivesInRound}`] : []),
    ...(farther === 0 ? [] : [`${hexes} hexes ${farther > 0 ? 'farther away' : 'nearer'}`]),
  ];
}
