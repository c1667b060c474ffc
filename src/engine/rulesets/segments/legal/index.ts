import { type Actor, plays } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { allowed, option } from '../../../core/decision/findings.ts';
import { yieldDecisions } from '../../../core/table/ending.ts';
import { dueAttack, openAttack, pendingManeuver } from '../model/lookup.ts';
import type { Combat, State } from '../model/state.ts';
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
  const attack = dueAttack(state);
  const defense = attackDecisions(state, actor);
  switch (state.phase.kind) {
    case 'SETUP': {
      const setup = attack ? [] : [setupDecision(state, actor), ...openingDecisions(state, own)];
      return [...defense, ...setup, ...anyTime()];
    }
    case 'COMBAT': {
      const turns = attack ? [] : turnDecisions(state, state.phase, actor);
      return [...defense, ...turns, ...releaseDecisions(state, own), ...anyTime()];
    }
    case 'ENDED':
      return [];
  }
}

/** SEG-41, 100: what the attack that comes first waits for. */
function attackDecisions(state: State, actor: Actor): readonly Decision[] {
  const open = openAttack(state);
  const maneuver = pendingManeuver(state);
  if (open) return [defenseDecision(state, open, actor)];
  return maneuver ? [maneuverDecision(state, maneuver, actor)] : [];
}

function turnDecisions(state: State, { turn, waiting }: Combat, actor: Actor): readonly Decision[] {
  if (turn.kind === 'ACTING') return [turnDecision(state, turn.combatantId, actor)];
  if (waiting.length > 0) return [];
  return [
    requiredDecision({ kind: 'ADVANCE' }, actor, () =>
      allowed(option('Next segment', { type: 'AdvanceSegment' })),
    ),
  ];
}
