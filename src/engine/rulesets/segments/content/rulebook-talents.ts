import type { z } from 'zod';
import type { ActionInput } from '../model/actions.ts';
import type { conditionSchema } from '../model/conditions.ts';

/**
 * Talents of the game itself, of those whose numbers are all known. What they require of the one who
 * learns them, and their upgrades, are the table's.
 */
export const rulebookTalents: readonly ActionInput[] = [
  {
    key: 'anchor',
    name: 'Anchor',
    summary: 'Pulls its user to an earthen spot within 15 ft, past whoever stands in between.',
    uses: [{ kind: 'SWIFT', cooldown: 12 }],
    effect: {
      type: 'MOVEMENT',
      mode: 'OWN',
      // Slower than it could be, it takes a segment for each of its three hexes.
      pace: { style: 'LEAP', perSegment: 2, segments: 3, range: 15 },
    },
  },
  {
    key: 'block',
    name: 'Block',
    summary: 'Cases an ally in ice for two segments, which takes one hit whole, and heals twice.',
    uses: [{ kind: 'FULL', cooldown: 12 }],
    effect: {
      type: 'AID',
      whom: 'ALLIES',
      range: 15,
      speed: 4,
      healing: 'Resolve x 2 + 6d6',
      times: 2,
      gives: [{ condition: 'cased-in-ice', segments: 2 }],
    },
  },
];

export const rulebookTalentConditions: readonly z.input<typeof conditionSchema>[] = [
  {
    key: 'cased-in-ice',
    name: 'Cased in ice',
    summary: 'The ice takes the damage of one hit whole, and shatters.',
    effects: [{ type: 'ABSORB', amount: null }],
  },
];
