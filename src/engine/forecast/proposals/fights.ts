/** One fight of a search, step by step. */
import { evenPersonality, type Level } from '../../core/policy/personality.ts';
import type { Ruleset, RulesetTypes } from '../../core/ruleset/ruleset.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import { begun, reportOf, type RunningFight, step } from '../fight.ts';
import type { Candidate } from './offer.ts';
import type { Played } from './records.ts';
import { SIDES } from './table.ts';

/** An ongoing fight of a candidate: plain JSON. */
export interface CandidateFight<T extends RulesetTypes = RulesetTypes> {
  readonly fight: RunningFight<T>;
  /** Who fell first of all. */
  readonly first: CombatantId | null;
}

export interface FightRules {
  /** How well the party plays; its foes are sensible. */
  readonly level: Level;
  /** A fight that lasts longer has no end. */
  readonly mostRounds: number;
}

export function begunFight<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { arrival }: Candidate,
  at: { readonly index: number; readonly seed: string },
): CandidateFight<T> {
  const combatantIds = ruleset.queries.hidden(state);
  const later = { round: arrival, changes: [{ type: 'RevealCombatants', combatantIds }] };
  const fight = begun(
    { ruleset, state, side: SIDES.party },
    { changes: [], ...(arrival > 0 && { later }) },
    at,
  );
  if (!fight) throw new Error('The fight of a candidate cannot begin.');
  return { fight, first: null };
}

/** One command more. */
export function fightOn<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  running: CandidateFight<T>,
  { level }: FightRules,
): CandidateFight<T> {
  const players = {
    [SIDES.party]: { level, personality: evenPersonality },
    [SIDES.foes]: { level: 'SENSIBLE', personality: evenPersonality },
  } as const;
  const fight = step(ruleset, running.fight, players);
  const first = running.first ?? Object.keys(fight.fell)[0] ?? null;
  return { fight, first };
}

/** What it came to, once it is over or at a limit; null before. */
export function playedOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { fight, first }: CandidateFight<T>,
  { mostRounds }: FightRules,
  party: readonly CombatantId[],
): Played | null {
  const report = reportOf(ruleset, fight, SIDES.party, mostRounds);
  if (!report) return null;
  const { end, margin, rounds, steps, fell } = report;
  const falls = Object.fromEntries(Object.entries(fell).filter(([id]) => party.includes(id)));
  const won = end.kind === 'WON' && end.side === SIDES.party;
  return { won, end, margin, rounds, steps, falls, first, arrived: fight.later === undefined };
}
