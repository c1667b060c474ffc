/** The fights that are played, one after the other at each table. */
import {
  AddCombatantsDocument,
  type CreateEncounterInput,
  DefineActionsDocument,
  RollInitiativeDocument,
} from '../../src/client/index.ts';
import { attack, foe, knows, someone } from '../kit/graphql/segments-fight.ts';
import type { ApiClient } from '../kit/graphql/api.ts';

const creatures = {
  VIGILANCE: ['kick-fencer', 'gate-warden', 'pike-guard', 'thicket-boar'],
  SECONDS: ['wall-shot', 'wall-shot', 'wall-shot', 'wall-shot'],
} as const;

const RULESETS = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;

/** Opens the fight of that number, two against two, and rolls initiative. */
export async function openFight(client: ApiClient, number: number): Promise<string> {
  const ruleset = RULESETS[number % RULESETS.length] ?? 'SEGMENTS';
  const input: Partial<CreateEncounterInput> = {
    name: `Fight ${number}`,
    ruleset,
    ...(ruleset === 'SECONDS' && { content: ['SAMPLE'] }),
  };
  const { id: encounterId } = await client.create(input);
  if (ruleset === 'SEGMENTS') await gatherSegments(client, encounterId);
  else
    await client.play(AddCombatantsDocument, {
      encounterId,
      creatures: creatures[ruleset].map((creature, q) => ({
        creature,
        name: `N${q}`,
        side: q < 2 ? 'heroes' : 'foes',
        position: { q, r: 0 },
      })),
    });
  await client.play(RollInitiativeDocument, { encounterId });
  return encounterId;
}

async function gatherSegments(client: ApiClient, encounterId: string): Promise<void> {
  const actions = [
    attack('gale', { damage: 'Int + 1d6', pushback: 10, speed: 2 }),
    attack('flurry', { form: 'MELEE', range: 5, damage: '2d6' }),
  ];
  await client.play(DefineActionsDocument, { encounterId, definitions: { segments: { actions } } });
  const able = { hitPoints: 20, ...knows('gale', 'flurry') };
  await client.play(AddCombatantsDocument, {
    encounterId,
    combatants: [
      someone('Ana', 0, able),
      someone('Cid', 1, able),
      foe('Bor', 2, able),
      foe('Dag', 4, able),
    ],
  });
}
