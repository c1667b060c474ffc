/** A sheet and its actions before they are kept: what the server has against them, and what they would come to. */
import {
  AddCombatantsDocument,
  RewindEncounterDocument,
  RollInitiativeDocument,
  TakeOptionDocument,
} from '../../client/brief.ts';
import { OptionDetailsDocument, ScreenDocument, type ScreenQuery } from '../../client/index.ts';
import { send } from '../api/api.ts';
import { command } from '../api/command.ts';
import {
  define,
  done,
  enter,
  type FightApart,
  judged,
  ofTarget,
  type Verdict,
} from './fight-apart.ts';
import type { Definitions, SavedSheet } from './library.ts';
import { faultsOf } from './sheet-file.ts';

/** What an attack would come to. */
export interface Odds {
  readonly label: string;
  /** 0 to 1. */
  readonly hitChance: number;
  readonly expectedDamage: number | null;
}

/** Whom a sheet is tried against: a creature of the bestiary by its key, or another sheet. */
export type Opponent =
  | { readonly is: 'CREATURE'; readonly key: string }
  | { readonly is: 'SHEET'; readonly saved: SavedSheet };

const WHO = { name: 'Who tries it', side: 'one', position: { q: 0, r: 0 } };
const TARGET = { name: 'Target', side: 'other', position: { q: 1, r: 0 } };
/** Of two sheets that are alike each comes first every other time: one trial in 4,000 goes on without. */
const MAX_ROLLS = 12;
/** Whom the roll of initiative delays cannot do all that it can later: odds are those of this round. */
const ROUND = 2;
/** Decisions before the turn comes. */
const MAX_STEPS = 24;

/**
 * What the server has against as much as is written: definitions, and then the sheet, are read once the
 * schema takes them.
 *
 * @throws Trouble when no server answers
 */
export async function checked(saved: SavedSheet): Promise<Verdict<void>> {
  const faults = faultsOf(saved);
  const isWhole = (part: string) => !faults.some(({ path }) => path.startsWith(part));
  if (!isWhole('definitions')) return { isSound: true, result: undefined };
  return judged(saved.ruleset, async (fight) => {
    await define(fight, saved);
    if (isWhole('sheet')) await enter(fight, saved, WHO);
  });
}

/** @throws Trouble when no server answers */
export const tried = (saved: SavedSheet, opponent: Opponent): Promise<Verdict<readonly Odds[]>> =>
  judged(saved.ruleset, async (fight) => {
    await define(fight, saved);
    await enter(fight, saved, WHO);
    await ofTarget(oppose(fight, opponent, saved.definitions));
    await begin(fight);
    return oddsIn(fight.encounterId, fight.token);
  });

/**
 * Rolls until who tries it is the first to decide, where the dice allow that: who has ended the turn before
 * has fewer ways to meet an attack.
 */
async function begin({ encounterId, token }: FightApart): Promise<void> {
  for (let roll = 1; ; roll++) {
    const { version } = done(await command(RollInitiativeDocument, { encounterId }, token));
    if (roll === MAX_ROLLS) return;
    const begun = await send(ScreenDocument, { id: encounterId }, token);
    if (begun.encounter && attacksOf(begun.encounter).length > 0) return;
    const input = { encounterId, toVersion: version - 1, dice: 'REDRAW' as const };
    const reason = 'Who tries it comes first';
    done(await command(RewindEncounterDocument, { ...input, reason }, token));
  }
}

/** @param known what is defined already: of a key that both have, this is what counts */
async function oppose(fight: FightApart, opponent: Opponent, known: Definitions): Promise<void> {
  if (opponent.is === 'CREATURE') {
    const { encounterId, token } = fight;
    const creatures = [{ creature: opponent.key, ...TARGET }];
    done(await command(AddCombatantsDocument, { encounterId, creatures }, token));
    return;
  }
  const { saved } = opponent;
  await define(fight, { ...saved, definitions: without(saved.definitions, known) });
  await enter(fight, saved, TARGET);
}

function without(definitions: Definitions, known: Definitions): Definitions {
  const left = (['actions', 'conditions'] as const).map((kind) => {
    const keys = new Set(known[kind]?.map(({ key }) => key));
    return [kind, (definitions[kind] ?? []).filter(({ key }) => !keys.has(key))] as const;
  });
  return Object.fromEntries(left.filter(([, all]) => all.length > 0));
}

/** Lets both do nothing until it is the turn of who tries it, and asks for all attacks. */
async function oddsIn(id: string, token: string): Promise<readonly Odds[]> {
  for (let n = 0; n < MAX_STEPS; n++) {
    const { encounter } = await send(ScreenDocument, { id }, token);
    if (!encounter) return [];
    const ids = encounter.round < ROUND ? [] : attacksOf(encounter);
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
  const own = combatants.find(({ name }) => name === WHO.name)?.id;
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
    const found = options.find(
      (one) => one.intent === intent && one.choices.every(({ min }) => min === 0),
    );
    if (found) return found.id;
  }
  return null;
}

async function attacks(seen: Seen, optionIds: string[], token: string): Promise<readonly Odds[]> {
  const { encounter } = await send(OptionDetailsDocument, { id: seen.id, optionIds }, token);
  const target = seen.combatants.find(({ name }) => name === TARGET.name)?.id;
  const options = encounter?.awaiting.flatMap((decision) => decision.options) ?? [];
  return options.flatMap(({ label, choices }) =>
    choices
      .flatMap(({ targetPicks }) => targetPicks)
      .filter(({ combatantId }) => combatantId === target)
      .flatMap(({ hitChance, expectedDamage }) =>
        hitChance === null ? [] : [{ label, hitChance, expectedDamage }],
      ),
  );
}
