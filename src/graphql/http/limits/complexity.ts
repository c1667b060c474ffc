/**
 * What a question costs, before anything of it is executed: 1 a field, times the length of every
 * list around it. A page is as long as its `first`, variables included; any other list counts as
 * long as such a list usually is, since only the answer knows, or as its `first` if that is less.
 * The values of arguments cost by their size, as often as the operation uses them.
 */
import { getNullableType, type GraphQLField, isListType } from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from './limits.ts';
import type { Size } from './value-size.ts';

/** By field; lists that are not named count as `USUAL`. */
const lengths: Readonly<Record<string, number>> = {
  // The connection has counted them.
  edges: 1,
  nodes: 1,
  rules: 100,
  bestiary: 30,
  actions: 30,
  conditions: 20,
  obstacles: 50,
  walls: 50,
  labels: 5,
  cost: 2,
  // Groups that tied: hardly ever more.
  rerolls: 2,
  rerolledGroups: 2,
  settings: 20,
  // Who rolled, and what a score is made of.
  rolls: 4,
  terms: 3,
  rolled: 3,
  // Of a conflict: hardly ever more than one.
  since: 2,
  // Of a command.
  events: 5,
  // Of an option, hardly ever more.
  choices: 2,

  targets: 4,
  targetPicks: 4,
  // Of a choice, hardly ever any.
  limits: 1,
  // Of an encounter, hardly ever more.
  pictures: 5,
  keyPicks: 4,
  // Those that the pointer is over, and what comes of going there.
  hexPicks: 3,
  provokes: 2,
  forfeits: 2,
  // Of a decision: most options share one.
  hexSets: 2,
  // Of a choice of the computer.
  reasons: 2,
  best: 3,
  picks: 2,
  // Of odds: of both sides, if it is of both.
  assumes: 2,
  seen: 4,
  // Of an entry of the timeline: most have none.
  stages: 2,
  // Of a forecast, and of its scenarios.
  expected: 2,
  changes: 6,
  wins: 2,
  roundCounts: 20,
  falls: 8,
  harm: 20,
  // Of proposals.
  proposals: 3,
  groups: 4,
  summary: 3,
  partyAt: 5,
  decides: 3,
  steps: 8,
  addCombatants: 2,
  creatures: 6,
  // Of a line of sight.
  witness: 2,
  blocking: 3,
  blockingWalls: 3,
  concealing: 3,
};
const USUAL = 10;

/** Questions that read, replay or search, in fields of the usual kind. */
const work: Readonly<Record<string, number>> = {
  encounter: 10,
  node: 10,
  // It reads a page of them.
  encounters: 250,
  journal: 20,
  odds: 50,
  // It judges dozens of commands, each by its odds.
  suggestions: 100_000,
  // It opens an encounter in memory,
  checkSheet: 20_000,
  // and plays two rounds in it.
  oddsBetween: 200_000,
  lineOfSight: 20,
  // It reads a row of its own.
  erasedOn: 5,
  // The first time it is printed.
  typeDefinition: 20,
  // It works elsewhere, by a quota of its own; putting it together is of this process.
  forecast: 1000,
  // It opens up to three encounters in memory, with the party in each.
  encounterProposals: 100_000,
  // Of a target or a hex that may be picked.
  provokes: 2,
  forfeits: 2,
  sight: 5,
  hitChance: 10,
  isEstimated: 10,
  expectedDamage: 10,
  // It lists all of its rolls.
  verifyDice: 10_000,
  // Few fit into a request: each plays hundreds of versions,
  exportEncounter: 350_000,
  importEncounter: 500_000,
  importPage: 500_000,
  // or lists all that there is to decide,
  takeOption: 400_000,
  // or lets the computer decide time and again.
  playComputers: 400_000,
  // It copies a fight.
  branchEncounter: 75_000,
};

/** Their `first` is the work of it, not the length of a list. */
const inPages: ReadonlySet<string> = new Set(['verifyDice']);

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'type'>;

/** Of a field itself, without those below it. */
export const costOfField = (name: string): number => work[name] ?? 1;

/** @param asked its `last` or `first`, if there is one */
export function lengthOf({ name, type }: Field, asked: number | null): number {
  const bare = getNullableType(type);
  const usual = isListType(bare) ? (lengths[name] ?? USUAL) : null;
  // Longer pages are refused where they are asked for.
  if (asked !== null && !inPages.has(name)) return Math.min(Math.max(asked, 0), usual ?? MAX_PAGE);
  return usual ?? (String(bare).endsWith('Connection') ? DEFAULT_PAGE : 1);
}

/**
 * Of an entry or a field that an argument is given, each time that it is used: it is checked, copied and
 * written. 5,000 obstacles, hexes of smoke and dark ones still fit together.
 */
export const costOfElement = 18;
/** So many characters cost as much as an element. */
const CHARACTERS = 100;

export const costOfText = (characters: number): number =>
  costOfElement * Math.floor(characters / CHARACTERS);

/** What is kept as it is takes little; the largest document still fits beside its import. */
export const costOfJson = ({ elements, characters }: Size): number =>
  elements - 1 + Math.floor(characters / CHARACTERS);
