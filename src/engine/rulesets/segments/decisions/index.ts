import { type Actor, plays } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { allowed, option } from '../../../core/decision/findings.ts';
import { conclusionDecision } from '../../../core/table/conclusion.ts';
import { listingBy } from '../../../core/table/listing.ts';
import { conclusion } from '../stats/conclusion.ts';
import {
  askedToRelease,
  grantedAttack,
  offeredAid,
  openAttack,
  pendingManeuver,
  pendingReposition,
  unaimed,
} from '../model/lookup.ts';
import type { Combat, State } from '../model/state.ts';
import { grantDecision, offerDecision, repositionDecision, targetDecision } from './answers.ts';
import { checkDecisions, orderDecisions } from './any-time.ts';
import { requiredDecision } from './build.ts';
import { defenseDecision } from './defense.ts';
import { maneuverDecision } from './maneuver.ts';
import { openingDecisions, setupDecision } from './setup.ts';
import { tableDecision } from './table.ts';
import { releaseDecisions, releaseUnseen, turnDecision } from './turn.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table.
 */
export function decisions(state: State, actor: Actor): readonly Decision[] {
  const shown = listing.decisions(state, actor);
  const asked = askedToRelease(state);
  if (!asked || plays(actor, asked.id)) return shown;
  const others = shown.filter(
    ({ kind, combatantId }) => kind !== 'RELEASE' || combatantId !== asked.id,
  );
  return [releaseUnseen, ...others];
}

const listing = listingBy<State>({
  due: dueDecisions,
  status: ({ status }) => status,
  atAnyTime: (state) => [...orderDecisions(state), ...checkDecisions(state)],
  table: tableDecision,
});

export const { requiredDecisions } = listing;

function dueDecisions(state: State): readonly Decision[] {
  const answers = answerDecisions(state);
  const isAsked = answers.length > 0;
  if (state.phase.kind !== 'COMBAT')
    return isAsked ? answers : [setupDecision(state), ...openingDecisions(state)];
  const releases = releaseDecisions(state);
  // SEG-27: the one who is asked whether to act answers before anything else happens.
  if (askedToRelease(state)) return releases;
  const turns = isAsked ? [] : turnDecisions(state, state.phase);
  return [...answers, ...turns, ...releases];
}

/** SEG-26, 41, 81, 100, 113, 114: what the attack that comes first waits for, or what is offered. */
function answerDecisions(state: State): readonly Decision[] {
  const open = openAttack(state);
  const maneuver = pendingManeuver(state);
  const reposition = pendingReposition(state);
  const aid = offeredAid(state);
  if (open) return [defenseDecision(state, open)];
  if (maneuver) return [maneuverDecision(state, maneuver)];
  if (reposition) return [repositionDecision(state, reposition)];
  const granted = grantedAttack(state);
  if (granted) return [grantDecision(state, granted)];
  if (aid) return [offerDecision(state, aid)];
  const followUp = unaimed(state);
  return followUp ? [targetDecision(state, followUp)] : [];
}

function turnDecisions(state: State, { turn, waiting }: Combat): readonly Decision[] {
  if (conclusion.isDue(state)) return [conclusionDecision];
  if (turn.kind === 'ACTING') return [turnDecision(state, turn.combatantId)];
  if (waiting.length > 0) return [];
  return [
    requiredDecision({ kind: 'ADVANCE' }, () =>
      allowed(option('Next segment', { type: 'AdvanceSegment' })),
    ),
  ];
}
