import { type Actor, plays } from '../../core/actor.ts';
import type { Decision } from '../../core/decision.ts';
import { allowed, data, decision, option } from './legal/build.ts';
import { defenseDecision } from './legal/defense.ts';
import { openingDecisions, setupDecision } from './legal/setup.ts';
import { releaseDecisions, turnDecision } from './legal/turn.ts';
import { openAttack } from './defend.ts';
import type { Combat, State } from './state.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table.
 */
export function legal(state: State, actor: Actor): readonly Decision[] {
  return decisions(state).flatMap((decision) => {
    const own =
      decision.combatantId === null ? actor.kind === 'GM' : plays(actor, decision.combatantId);
    if (own) return [decision];
    return decision.required ? [{ ...decision, options: [], refusals: [] }] : [];
  });
}

function decisions(state: State): readonly Decision[] {
  const attack = openAttack(state);
  const due = attack ? [defenseDecision(state, attack)] : [];
  switch (state.phase.kind) {
    case 'SETUP':
      return [
        ...due,
        ...(attack ? [] : [setupDecision(state), ...openingDecisions(state)]),
        ...yieldDecisions(state),
        tableDecision(state),
      ];
    case 'COMBAT':
      return [
        ...due,
        ...(attack ? [] : turnDecisions(state, state.phase)),
        ...releaseDecisions(state),
        ...yieldDecisions(state),
        tableDecision(state),
      ];
    case 'ENDED':
      return [];
  }
}

function turnDecisions(state: State, { turn, waiting }: Combat): readonly Decision[] {
  if (turn.kind === 'ACTING') return [turnDecision(state, turn.combatantId)];
  if (waiting.length > 0) return [];
  return [
    decision(
      { kind: 'ADVANCE', required: true },
      allowed(option('Next segment', { type: 'AdvanceSegment' })),
    ),
  ];
}

/** What the GM may do at any time. */
function tableDecision(state: State): Decision {
  const turnOpen = state.phase.kind === 'COMBAT' && state.phase.turn.kind === 'ACTING';
  const passing =
    turnOpen && !openAttack(state)
      ? [option('Pass all open turns', { type: 'AdvanceSegment', passOpenTurns: true })]
      : [];
  return decision(
    { kind: 'TABLE', required: false },
    allowed(
      ...passing,
      option('Add combatants', { type: 'AddCombatants' }, [data('combatants', 1)]),
      option('Define actions and conditions', { type: 'DefineActions' }, [
        data('actions', 0),
        data('conditions', 0),
      ]),
      option('End the encounter', { type: 'EndEncounter' }),
    ),
  );
}

/** SEG-08, 107: to stop fighting, or to take it up again. */
function yieldDecisions(state: State): readonly Decision[] {
  return Object.values(state.combatants)
    .filter(({ status }) => status !== 'DOWN')
    .map(({ id, status }) => {
      const yields = status === 'STANDING';
      const command = { type: 'YieldFight', combatantId: id, yields };
      return decision(
        { kind: 'YIELD', combatantId: id, required: false },
        allowed(option(yields ? 'Yield' : 'Fight on', command)),
      );
    });
}
