/**
 * A sheet and its actions before they are kept: the server reads them as in a fight, in one that nobody
 * else sees and that is gone afterwards.
 */
import {
  AddCombatantsDocument,
  DefineActionsDocument,
  RollInitiativeDocument,
  TakeOptionDocument,
} from '../../client/brief.ts';
import {
  CatalogueDocument,
  type CatalogueQuery,
  CreateEncounterDocument,
  type DefinitionsInput,
  DeleteEncounterDocument,
  OptionDetailsDocument,
  type Ruleset,
  ScreenDocument,
  type ScreenQuery,
  type SheetInput,
} from '../../client/index.ts';
import { send } from '../api/api.ts';
import { command, type FieldProblem, type Outcome } from '../api/command.ts';
import type { SavedSheet } from './library.ts';

/** What an attack would come to. */
export interface Odds {
  readonly label: string;
  /** 0 to 1. */
  readonly hitChance: number;
  readonly expectedDamage: number | null;
}

export type Trial =
  | { readonly isSound: true; readonly odds: readonly Odds[] }
  | {
      readonly isSound: false;
      readonly message: string;
      readonly problems: readonly FieldProblem[];
    };

const NAME = 'Trial of a sheet';
const [WHO, TARGET] = ['Who tries it', 'Target'];
/** Decisions of others before the turn comes. */
const MOST_STEPS = 12;

class Unsound extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(message: string, problems: readonly FieldProblem[]) {
    super(message);
    this.problems = problems;
  }
}

/** @param creature the key of the target in the bestiary. @throws Trouble when no server answers */
export async function tried(saved: SavedSheet, creature: string): Promise<Trial> {
  const { ruleset } = saved;
  try {
    const odds = await inFightApart(ruleset, async (id, token) => {
      await begin(saved, creature, id, token);
      return oddsIn(id, token);
    });
    return { isSound: true, odds };
  } catch (error) {
    if (!(error instanceof Unsound)) throw error;
    const { message, problems } = error;
    return { isSound: false, message, problems: placed(problems, ruleset) };
  }
}

/** The actions and conditions of a system itself. @throws Error when no server answers */
export const basicsOf = (ruleset: Ruleset): Promise<CatalogueQuery['encounter']> =>
  inFightApart(ruleset, async (id, token) => {
    const { encounter } = await send(CatalogueDocument, { id }, token);
    return encounter;
  });

async function inFightApart<Result>(
  ruleset: Ruleset,
  act: (encounterId: string, token: string) => Promise<Result>,
): Promise<Result> {
  const opened = done(
    await command(CreateEncounterDocument, { name: NAME, ruleset, pace: 'FLOW' }, null),
  );
  const { encounter, token } = opened;
  try {
    return await act(encounter.id, token);
  } finally {
    const input = { encounterId: encounter.id, name: NAME };
    await send(DeleteEncounterDocument, { input }, token);
  }
}

async function begin(
  { ruleset, sheet, definitions }: SavedSheet,
  creature: string,
  encounterId: string,
  token: string,
): Promise<void> {
  const key = ruleset.toLowerCase();
  if (Object.keys(definitions).length > 0) {
    const whole = { [key]: definitions } as unknown as DefinitionsInput;
    done(await command(DefineActionsDocument, { encounterId, definitions: whole }, token));
  }
  const combatants = [
    {
      name: WHO,
      side: 'one',
      position: { q: 0, r: 0 },
      sheet: { [key]: sheet } as SheetInput,
    },
  ];
  const creatures = [{ creature, name: TARGET, side: 'other', position: { q: 1, r: 0 } }];
  done(await command(AddCombatantsDocument, { encounterId, combatants, creatures }, token));
  done(await command(RollInitiativeDocument, { encounterId }, token));
}

/** Lets the target do nothing until it is the turn of who tries it, and asks for all attacks. */
async function oddsIn(id: string, token: string): Promise<readonly Odds[]> {
  for (let n = 0; n < MOST_STEPS; n++) {
    const { encounter } = await send(ScreenDocument, { id }, token);
    if (!encounter) return [];
    const ids = attacksOf(encounter);
    if (ids.length > 0) return attacks(encounter, ids, token);
    const idle = idleOf(encounter);
    if (idle === null) return [];
    const input = { encounterId: id, version: encounter.version, optionId: idle, picks: [] };
    done(await command(TakeOptionDocument, { ...input, ifStillListed: false }, token));
  }
  return [];
}

type Seen = NonNullable<ScreenQuery['encounter']>;

function attacksOf({ due, combatants }: Seen): string[] {
  const own = combatants.find(({ name }) => name === WHO)?.id;
  return due
    .filter(({ combatantId }) => combatantId === own)
    .flatMap(({ options }) => options)
    .filter(({ intent }) => intent === 'ATTACK')
    .map(({ id }) => id);
}

/** What changes least of what is due. */
function idleOf({ due }: Seen): string | null {
  const options = due.flatMap((decision) => decision.options);
  for (const intent of ['END', 'PASS', 'DEFEND', 'ADVANCE'] as const) {
    const found = options.find((one) => one.intent === intent && one.choices.length === 0);
    if (found) return found.id;
  }
  return null;
}

async function attacks(seen: Seen, optionIds: string[], token: string): Promise<readonly Odds[]> {
  const { encounter } = await send(OptionDetailsDocument, { id: seen.id, optionIds }, token);
  const target = seen.combatants.find(({ name }) => name === TARGET)?.id;
  const options = encounter?.awaiting.flatMap((decision) => decision.options) ?? [];
  return options.flatMap(({ label, choices }) =>
    choices
      .flatMap(({ targets }) => targets)
      .filter(({ combatantId }) => combatantId === target)
      .flatMap(({ hitChance, expectedDamage }) =>
        hitChance === null ? [] : [{ label, hitChance, expectedDamage }],
      ),
  );
}

function done<Payload>(outcome: Outcome<Payload>): Payload {
  if (outcome.done) return outcome.payload;
  const { message, fields } = outcome.refusal;
  throw new Unsound(message, fields);
}

/** Paths as the form has them, not as the mutations do. */
function placed(problems: readonly FieldProblem[], ruleset: string): readonly FieldProblem[] {
  const key = ruleset.toLowerCase();
  return problems.map(({ path, message }) => ({
    path: path
      .replace(`definitions.${key}`, 'definitions')
      .replace(`combatants.0.sheet.${key}`, 'sheet'),
    message,
  }));
}
