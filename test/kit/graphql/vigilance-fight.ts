/** Fights of VIGILANCE over HTTP, by the names of those who fight. */
import {
  AddCombatantsDocument,
  AmplifyCheckDocument,
  type CombatantInput,
  PassPriorityDocument,
  RollInitiativeDocument,
  type VigilanceAbilitiesInput,
  type VigilanceCreatureStatsInput,
  type VigilanceSheetInput,
} from '../../../src/client/index.ts';
import type { Api, Payload } from './api.ts';
import { Fight } from './segments-fight.ts';

type More = Partial<VigilanceSheetInput>;

/** A character of the heroes; all modifiers 0 unless given. */
export const hero = (
  name: string,
  [q, r]: readonly [number, number],
  abilities: VigilanceAbilitiesInput = {},
  more: More = {},
): CombatantInput => ({
  name,
  side: 'heroes',
  position: { q, r },
  sheet: { vigilance: { vigilance: 10, nature: { character: { abilities } }, ...more } },
});

/** A creature of the foes that attacks with 16 and defends with 11. */
export const beast = (
  name: string,
  [q, r]: readonly [number, number],
  numbers: Partial<VigilanceCreatureStatsInput> = {},
  more: More = {},
): CombatantInput => {
  const creature = { attackDifficulty: 16, defendDifficulty: 11, ...numbers };
  return {
    name,
    side: 'foes',
    position: { q, r },
    sheet: { vigilance: { vigilance: 10, nature: { creature }, ...more } },
  };
};

/** A fight in which everybody comes in the order given. */
export async function match(
  api: Api,
  combatants: readonly CombatantInput[],
  seed = '5e'.repeat(32),
  ambushed: readonly string[] = [],
): Promise<Match> {
  api.nextSeed(seed);
  const fight = new Match(api, await api.create({ ruleset: 'VIGILANCE', content: ['SAMPLE'] }));
  const ranked = combatants.map(({ sheet, ...one }, i) => ({
    ...one,
    sheet: { vigilance: { ...sheet.vigilance, vigilance: 100 - i } as VigilanceSheetInput },
  }));
  await fight.play(AddCombatantsDocument, { combatants: ranked });
  const ambushedIds = ambushed.map((name) => fight.id(name));
  await fight.play(RollInitiativeDocument, { details: { vigilance: { ambushedIds } } });
  return fight;
}

export class Match extends Fight {
  protected override readonly terms = 'vigilance';

  /** What is asked of whom, e.g. `PRIORITY Ann`. */
  get asked(): string {
    const due = this.encounter.awaiting.find(({ required }) => required);
    return `${due?.kind ?? ''} ${this.nameOf(due?.combatantId ?? '')}`;
  }

  /** The owners of what is on the stack, the top first. */
  get stack(): readonly string[] {
    const { clock } = this.encounter;
    if (!clock || !('stack' in clock)) throw new Error('There is no stack.');
    return clock.stack.map(({ ownerId }) => this.nameOf(ownerId));
  }

  nameOf(id: string): string {
    return this.encounter.combatants.find((one) => one.id === id)?.name ?? id;
  }

  at(name: string): readonly number[] {
    const { q, r } = this.combatant(name).position;
    return [q, r];
  }

  /** What a player sees of the own combatant. */
  figures(name: string) {
    const { sheet } = this.combatant(name);
    if (!sheet || !('damageLimit' in sheet)) throw new Error(`No sheet of ${name}.`);
    return sheet;
  }

  /** Nobody responds. */
  pass(): Promise<Payload> {
    const { combatantId } = this.decision('PRIORITY');
    return this.play(PassPriorityDocument, { combatantId: combatantId ?? '' });
  }

  /** Nobody amplifies. */
  roll(): Promise<Payload> {
    const { combatantId } = this.decision('AMPLIFY');
    return this.play(AmplifyCheckDocument, { combatantId: combatantId ?? '' });
  }
}
