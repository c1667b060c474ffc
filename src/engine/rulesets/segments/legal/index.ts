import { type Actor, plays } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { allowed, option } from '../../../core/decision/findings.ts';
import { conclusionDecision } from '../../../core/table/conclusion.ts';
import { shownTo } from '../../../core/table/legal.ts';
import { yieldDecisions } from '../../../core/table/ending.ts';
import { conclusion } from '../figures/conclusion.ts';
import {
  askedToRelease,
  offeredAid,
  openAttack,
  pendingManeuver,
  pendingReposition,
} from '../model/lookup.ts';
import type { Combat, State } from '../model/state.ts';
import { offerDecision, repositionDecision } from './answers.ts';
import { checkDecisions, orderDecisions } from './any-time.ts';
import { requiredDecision } from './build.ts';
import { defenseDecision } from './defense.ts';
import { maneuverDecision } from './maneuver.ts';
import { openingDecisions, setupDecision } from './setup.ts';
import { tableDecision } from './table.ts';
import { releaseDecisions, turnDecision } from './turn.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table.
 */
export function legal(state: State, actor: Actor): readonly Decision[] {
  const own = Object.values(state.combatants).filter(({ id }) => plays(actor, id));
  const anyTime = () => [
    ...yieldDecisions(own, ({ status }) => status),
    ...orderDecisions(own),
    ...checkDecisions(state, own),
    ...(actor.kind === 'GM' ? [tableDecision(state)] : []),
  ];
  const answers = answerDecisions(state, actor);
  const isAsked = answers.length > 0;
  switch (state.phase.kind) {
    case 'SETUP': {
      const setup = isAsked ? [] : [setupDecision(state, actor), ...openingDecisions(state, own)];
      return [...answers, ...setup, ...anyTime()];
    }
    case 'COMBAT': {
      const releases = releaseDecisions(state, actor);
      // SEG-27: whoever is asked whether to act answers before anything else happens.
      if (askedToRelease(state)) return [...releases, ...anyTime()];
      const turns = isAsked ? [] : turnDecisions(state, state.phase, actor);
      return [...answers, ...turns, ...releases, ...anyTime()];
    }
    case 'ENDED':
      return [];
  }
}

/** SEG-41, 100, 113, 114: what the attack that comes first waits for, or what is offered. */
function answerDecisions(state: State, actor: Actor): readonly Decision[] {
  const open = openAttack(state);
  const maneuver = pendingManeuver(state);
  const reposition = pendingReposition(state);
  const aid = offeredAid(state);
  if (open) return [defenseDecision(state, open, actor)];
  if (maneuver) return [maneuverDecision(state, maneuver, actor)];
  if (reposition) return [repositionDecision(state, reposition, actor)];
  return aid ? [offerDecision(state, aid, actor)] : [];
}

function turnDecisions(state: State, { turn, waiting }: Combat, actor: Actor): readonly Decision[] {
  if (conclusion.isDue(state)) return shownTo(actor, conclusionDecision);
  if (turn.kind === 'ACTING') return [turnDecision(state, turn.combatantId, actor)];
  if (waiting.length > 0) return [];
  return [
    requiredDecision({ kind: 'ADVANCE' }, actor, () =>
      allowed(option('Next segment', { type: 'AdvanceSegment' })),
    ),
  ];
}
