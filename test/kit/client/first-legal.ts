/** Plays a fight by the methods of `connect`, and knows no rule: the first legal option, with the first legal picks. */
import type { Choice, Decision, Fight, OptionPickInput } from '../../../src/client/connect.ts';

/** Rather an attack, so that the fight comes to an end. */
export const firstOption = ({ options }: Decision) =>
  options.find(({ intent, hasNoTarget }) => intent === 'ATTACK' && !hasNoTarget) ?? options[0]!;

export const firstPicks = (
  { choices }: Decision['options'][number],
  decision: Decision,
): OptionPickInput[] =>
  choices.filter(({ min }) => min > 0).map((choice) => firstPick(choice, decision));

function firstPick(
  { field, kind, min, combatantIds, keyPicks, area, minimum }: Choice,
  { hexSets }: Decision,
): OptionPickInput {
  const first = <T>(from: readonly T[]): T[] =>
    Array.from({ length: min }, (_, i) => from[i % from.length]!);
  if (kind === 'COMBATANT') return { field, combatantIds: first(combatantIds) };
  if (kind === 'KEY') return { field, keys: first(keyPicks.map(({ key }) => key)) };
  if (kind === 'NUMBER') return { field, number: minimum ?? 0 };
  if (kind === 'TEXT') return { field, text: 'when the time has come' };
  return { field, hexes: first(hexSets.find(({ id }) => id === area?.id)?.hexes ?? []) };
}

/** The decision that is due, its first option and what that takes; null when the fight has ended. */
export async function nextChoice(fight: Fight) {
  const now = await fight.awaiting();
  if (!now.ok) throw new Error(now.message);
  const [decision] = now.awaiting;
  if (!decision) return null;
  const option = firstOption(decision);
  return { decision, option, picks: firstPicks(option, decision) };
}

/** To the end. @returns the version that each step made */
export async function playByFirst(fight: Fight, most: number): Promise<readonly number[]> {
  const made: number[] = [];
  for (; made.length < most;) {
    const next = await nextChoice(fight);
    if (!next) return made;
    const taken = await fight.take(next.option, next.picks);
    if (!taken.ok) throw new Error(`${next.option.label}: ${taken.message}`);
    made.push(taken.encounter.version);
  }
  throw new Error(`The fight has not ended after ${most} decisions.`);
}
