/**
 * STRONG: plays on from each of the sensible choices, in states as the seat supposes them, with dice
 * of its own, and takes what comes off best.
 */
import { gameMaster } from '../command/actor.ts';
import { aboutOf } from '../decision/about.ts';
import type { Decision } from '../decision/decision.ts';
import { execute } from '../ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import type { Dice } from '../values/dice.ts';
import { chanceFrom, seedOf } from './chance.ts';
import { completed } from './completing.ts';
import { cursory } from './limits.ts';
import { imagined, type Outlook } from './outlook.ts';
import { distinct, rank, type Ranked } from './sensible.ts';
import {
  type Budget,
  evenPersonality,
  type Play,
  type Weights,
  weightsFor,
} from './personality.ts';

/** A choice, and how the fights that were played on from it stood in the end. */
interface Tried<T extends RulesetTypes> {
  readonly choice: Ranked<T>;
  readonly results: number[];
}

/** The sensible choices again, that which comes off best before the others. */
export function search<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  outlook: Outlook<T>,
  decision: Decision,
  how: { readonly play: Play; readonly budget: Budget; readonly salt: string },
): readonly Ranked<T>[] {
  const ranked = rank(ruleset, outlook, decision, how);
  const { supposed } = outlook;
  const { playsOn = true } = ruleset.tactics ?? {};
  const tried: readonly Tried<T>[] = distinct(ranked)
    .filter(({ value }) => value >= (ranked[0]?.value ?? 0) - MARGIN)
    .slice(0, how.budget.choices)
    .map((choice) => ({ choice, results: [] }));
  if (supposed === null || !playsOn || tried.length < 2) return ranked;
  playOnFromEach(ruleset, supposed, tried, {
    ...how,
    text: `${how.salt}${outlook.text()}`,
    decision,
  });
  const best = bestOf(tried);
  return best ? [best, ...ranked.filter(({ command }) => command !== best.command)] : ranked;
}

/** What looks worse by more than this is not tried: there are too few trials to learn better. */
const MARGIN = 0.1;

interface Trial {
  readonly play: Play;
  readonly budget: Budget;
  readonly text: string;
  readonly decision: Decision;
}

/** With the same dice from each, so that what differs comes of the choice rather than of luck. */
function playOnFromEach<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  supposed: T['state'],
  tried: readonly Tried<T>[],
  { play, budget, text, decision }: Trial,
): void {
  const { combatantId, kind } = decision;
  const side = ruleset.tactics?.fighters(supposed).find(({ id }) => id === combatantId)?.side ?? '';
  const weights = weightsFor(play);
  const weight = weightOf(ruleset, supposed);
  const depth = Math.ceil(budget.depth / weight);
  let left = budget.looks;
  let dearest = 0;
  let open = tried;
  for (let round = 0; open.length > 1 && open.length * dearest <= left; round++) {
    const seed = seedOf(`${round}/${kind}/${aboutOf(decision)}/${text}`);
    for (const { choice, results } of open) {
      if (budget.isSpent?.()) return;
      const dice = chanceFrom(seed);
      const played = playSensibly(ruleset, supposed, choice.command, { dice, depth });
      if (!played) continue;
      const looks = played.looks * weight;
      left -= looks;
      dearest = Math.max(dearest, looks);
      results.push(standing(ruleset, played.state, side, weights));
    }
    open = affordable(stillOpen(open), left / dearest);
  }
}

/** So many are looked at for the price of a look. */
const CROWD = 40;

/** How much dearer a look is in a crowd, where each command is judged among more. */
const weightOf = <T extends RulesetTypes>({ tactics }: Ruleset<T>, state: T['state']): number =>
  Math.max(1, (tactics?.fighters(state).length ?? 0) / CROWD);

/** Rather few choices with trials enough than many from which nothing can be learned. */
function affordable<T extends RulesetTypes>(open: readonly Tried<T>[], trials: number) {
  const missing = Math.max(0, MIN_TRIALS - (open[0]?.results.length ?? 0));
  return missing === 0 ? open : open.slice(0, Math.max(0, Math.floor(trials / missing)));
}

/** The most sensible choice, and of the others those that may still come off better: the rest is theirs. */
function stillOpen<T extends RulesetTypes>([favorite, ...others]: readonly Tried<T>[]) {
  if (!favorite || favorite.results.length === 0) return [];
  const rivals = others.filter(({ results }) => {
    if (results.length < favorite.results.length) return false;
    if (results.length < MIN_TRIALS) return true;
    const { mean, error } = gain(results, favorite.results);
    return mean + CAUTION * error > 0;
  });
  return [favorite, ...rivals];
}

/** The state so many commands after this one, all played sensibly; null where it cannot be supposed. */
function playSensibly<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  supposed: T['state'],
  first: T['command'],
  { dice, depth }: { readonly dice: Dice; readonly depth: number },
): { readonly state: T['state']; readonly looks: number } | null {
  const begun = execute(ruleset, supposed, first, { actor: gameMaster, dice });
  if (!begun.ok) return null;
  let { state } = begun.value;
  let looks = CARRIED_OUT;
  for (let commands = 1; commands < depth;) {
    if (ruleset.queries.phase(state) !== 'COMBAT') break;
    const next = nextIn(ruleset, state);
    if (!next) break;
    if (!next.isClosing) {
      looks += next.looks + CARRIED_OUT;
      commands++;
    }
    const played = execute(ruleset, state, next.command, { actor: gameMaster, dice });
    if (!played.ok) break;
    ({ state } = played.value);
  }
  return { state, looks };
}

/** To list what is due and to carry a command out takes about as long as to compare so many. */
const CARRIED_OUT = 4;

function nextIn<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
): { readonly command: T['command']; readonly looks: number; readonly isClosing: boolean } | null {
  const due = ruleset.queries.requiredDecisions(state).at(0);
  if (!due) return null;
  const closing = due.closing && completed(ruleset, due.closing);
  if (closing) return { command: closing, looks: 0, isClosing: true };
  const outlook = imagined(ruleset, state);
  const how = {
    play: { level: 'SENSIBLE', personality: evenPersonality },
    limits: cursory,
  } as const;
  const ranked = outlook ? rank(ruleset, outlook, due, how) : [];
  const [best] = ranked;
  if (best) return { command: best.command, looks: ranked.length, isClosing: false };
  const [option] = due.options;
  const command = option && completed(ruleset, option.command);
  return command ? { command, looks: 0, isClosing: false } : null;
}

/** How a side stands: who of it still fights, and with how much left, against all others. */
function standing<T extends RulesetTypes>(
  { tactics }: Ruleset<T>,
  state: T['state'],
  side: string,
  { downs, damage, own }: Weights,
): number {
  const fighters = tactics?.fighters(state) ?? [];
  return fighters.reduce((sum, one) => {
    const worth = downs + damage * Math.min(1, one.health / one.maxHealth);
    return one.side === side ? sum + own * worth : sum - worth;
  }, 0);
}

/** What is surely better than the most sensible choice; null where that itself comes off best. */
function bestOf<T extends RulesetTypes>([
  favorite,
  ...others
]: readonly Tried<T>[]): Ranked<T> | null {
  if (!favorite || favorite.results.length < MIN_TRIALS) return null;
  let best: Ranked<T> | null = null;
  let most = 0;
  for (const { choice, results } of others) {
    if (results.length < favorite.results.length) continue;
    const { mean, error } = gain(results, favorite.results);
    const surely = mean - CAUTION * error;
    if (surely <= most) continue;
    most = surely;
    best = withReason(choice, results.length, mean);
  }
  return best;
}

const MIN_TRIALS = 6;
/** By how many standard errors a choice must come off better than the most sensible one, or worse to be given up. */
const CAUTION = 1;

function gain(results: readonly number[], than: readonly number[]) {
  const gains = results.map((result, i) => result - (than[i] ?? 0));
  const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length;
  const variance = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (gains.length - 1);
  return { mean, error: Math.sqrt(variance / gains.length) };
}

const withReason = <T extends RulesetTypes>(
  choice: Ranked<T>,
  trials: number,
  value: number,
): Ranked<T> => ({
  ...choice,
  why: () => [
    ...choice.why(),
    {
      text: `Did better than the obvious choice in ${trials} simulated continuations`,
      rule: null,
      value,
    },
  ],
});
