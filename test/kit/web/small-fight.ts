/** Fights that are soon over: two against two in a pit, side by side, whom a few blows bring down. */
import {
  AddCombatantsDocument,
  AdjudicateDocument,
  CreateEncounterDocument,
  type CreateEncounterInput,
  type StatsInput,
  RollInitiativeDocument,
  type Ruleset,
  ScreenDocument,
} from '../../../src/client/index.ts';
import { API_PATH } from '../../../src/graphql/http/paths.ts';
import { ApiClient } from '../graphql/api.ts';
import { ring } from '../ring.ts';

interface Kind {
  /** Of the bestiary: two of the heroes, then two of the raiders. */
  readonly creatures: readonly [string, string, string, string];
  /** What leaves somebody so little. @param most that it can have */
  readonly worn: (left: number, most: number) => StatsInput;
}

const kinds: Readonly<Record<Ruleset, Kind>> = {
  SEGMENTS: {
    creatures: ['gale-piper', 'reed-fencer', 'spark-dancer', 'reed-fencer'],
    worn: (hitPoints) => ({ segments: { hitPoints } }),
  },
  VIGILANCE: {
    creatures: ['gate-warden', 'kick-fencer', 'pike-guard', 'hired-crossbow'],
    worn: (left, most) => ({ vigilance: { damage: most - left } }),
  },
  SECONDS: {
    creatures: ['gate-warden', 'seed-caster', 'quarry-brute', 'wall-shot'],
    worn: (toughness) => ({ seconds: { toughness } }),
  },
};

const LEFT = 3;
const NAMES = ['Ana', 'Reed', 'Bolg', 'Hulk'] as const;
const PIT = ring(3);
const PLACES = [
  { q: 0, r: 0 },
  { q: 0, r: 1 },
  { q: 1, r: 0 },
  { q: 1, r: 1 },
] as const;

export interface SmallFight {
  readonly encounterId: string;
  /** The game master's. */
  readonly token: string;
}

/**
 * A fight that has nobody in it yet.
 *
 * @param url of the server, with a slash at the end
 * @param ground a pit if left out
 */
export async function opening(
  url: string,
  ruleset: Ruleset,
  ground: Pick<CreateEncounterInput, 'obstacles'> = { obstacles: [...PIT] },
) {
  const endpoint = new URL(API_PATH, url).href;
  const { createEncounter } = await new ApiClient(endpoint, 'NOWHERE').send(
    CreateEncounterDocument,
    { input: { name: `A small fight of ${ruleset}`, ruleset, pace: 'FLOW', ...ground } },
  );
  if (!('token' in createEncounter)) throw new Error(createEncounter.message);
  const { token, encounter } = createEncounter;
  return { encounterId: encounter.id, token, gm: new ApiClient(endpoint, { token }) };
}

/**
 * @param url of the server, with a slash at the end
 * @param left of hit points, or of what a system has instead
 * @returns a fight that has begun
 */
export async function smallFight(url: string, ruleset: Ruleset, left = LEFT): Promise<SmallFight> {
  const { encounterId, token, gm } = await opening(url, ruleset);
  const { creatures } = kinds[ruleset];
  await gm.play(AddCombatantsDocument, {
    encounterId,
    creatures: creatures.map((creature, i) => ({
      creature,
      name: NAMES[i]!,
      side: i < 2 ? 'heroes' : 'raiders',
      position: PLACES[i]!,
    })),
  });
  await wearOut(gm, encounterId, ruleset, left);
  await gm.play(RollInitiativeDocument, { encounterId });
  return { encounterId, token };
}

/** Leaves everybody so little that the fight is soon over. */
export async function wearOut(
  gm: ApiClient,
  encounterId: string,
  ruleset: Ruleset,
  left = LEFT,
): Promise<void> {
  const { encounter } = await gm.send(ScreenDocument, { id: encounterId });
  for (const { id: combatantId, vitals } of encounter?.combatants ?? []) {
    const stats = kinds[ruleset].worn(left, vitals[0]?.max ?? left);
    await gm.play(AdjudicateDocument, { encounterId, combatantId, stats, reason: 'Worn out' });
  }
}
