import { type Actor, plays } from '../../core/command/actor.ts';
import { rulingOptions } from '../../core/roster/adjudication.ts';
import { allHidden } from '../../core/roster/hidden.ts';
import type { CommandTemplate, Decision, Option } from '../../core/decision/decision.ts';
import { revealOption, rosterOptions } from '../../core/roster/roster-commands.ts';
import {
  allowed,
  merge,
  data,
  decision,
  judged,
  number,
  oneCombatant,
  oneKey,
  option,
  refused,
  text,
  upTo,
  type Findings,
} from './legal/build.ts';
import { defenseDecision } from './legal/defense.ts';
import { due } from './legal/due.ts';
import { maneuverDecision } from './legal/maneuver.ts';
import { openingDecisions, setupDecision } from './legal/setup.ts';
import { releaseDecisions, turnDecision } from './legal/turn.ts';
import { abilities, MOST_SEGMENTS, standingOrders } from './commands.ts';
import { basicConditions } from './conditions.ts';
import { continueBinding, takeLongRest } from './exhaustion.ts';
import type { Handler } from './handler.ts';
import { openAttack } from './defend.ts';
import { dueAttack, findCondition } from './lookup.ts';
import { pendingManeuver } from './maneuver.ts';
import { revealCombatants } from './roster.ts';
import type { Combat, Combatant, State } from './state.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table.
 */
export function legal(state: State, actor: Actor): readonly Decision[] {
  const own = Object.values(state.combatants).filter(({ id }) => plays(actor, id));
  const anyTime = () => [
    ...yieldDecisions(own),
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
    due({ kind: 'ADVANCE' }, actor, () =>
      allowed(option('Next segment', { type: 'AdvanceSegment' })),
    ),
  ];
}

/** What the GM may do at any time. */
function tableDecision(state: State): Decision {
  const turnOpen = state.phase.kind === 'COMBAT' && state.phase.turn.kind === 'ACTING';
  const passing =
    turnOpen && !dueAttack(state)
      ? [option('Pass all open turns', { type: 'AdvanceSegment', passOpenTurns: true })]
      : [];
  const places = state.phase.kind === 'COMBAT' ? state.phase.order.length : 0;
  const table = allowed(
    ...passing,
    ...rosterOptions(state, state.phase.kind !== 'SETUP'),
    ...rulingOptions(Object.keys(state.combatants), places),
    option('Define actions and conditions', { type: 'DefineActions' }, [
      data('actions', 0),
      data('conditions', 0),
    ]),
    option('Set the battlefield', { type: 'SetBattlefield' }, [
      data('obstacles', 0, 5000),
      data('concealing', 0, 5000),
      data('dark', 0, 5000),
    ]),
    ...conditionOptions(state),
    ...healingOptions(state),
    option('End the encounter', { type: 'EndEncounter' }),
  );
  return decision({ kind: 'TABLE', required: false }, merge(table, revealFindings(state)));
}

/** Who is hidden can come to the table where nobody stands by now. */
const revealFindings = (state: State): Findings =>
  merge(
    ...allHidden(state).map(({ combatant: { id, name } }) => {
      const command = { type: 'RevealCombatants' as const, combatantIds: [id], positions: [] };
      return judged(revealOption(id, name), revealCombatants.refuse(state, command));
    }),
  );

/** What meets attacks without asking. */
function orderDecisions(own: readonly Combatant[]): readonly Decision[] {
  return own.map(({ id, standingOrder }) =>
    decision(
      { kind: 'ORDERS', combatantId: id, required: false },
      allowed(
        ...standingOrders
          .filter((order) => order !== standingOrder)
          .map((order) =>
            option(orderLabels[order], { type: 'SetStandingOrder', combatantId: id, order }),
          ),
      ),
    ),
  );
}

/** SEG-03, 04, 97: checks, hours of binding and nights of rest. */
function checkDecisions(state: State, own: readonly Combatant[]): readonly Decision[] {
  const able = own.filter(({ status }) => status !== 'DOWN');
  return able.map(({ id: combatantId }) =>
    decision(
      { kind: 'CHECK', combatantId, required: false },
      merge(
        allowed(
          option('Ability check', { type: 'RollAbilityCheck', combatantId }, [
            { ...oneKey('ability', abilities), min: 1 },
            number('difficulty'),
          ]),
          option('Skill check', { type: 'RollSkillCheck', combatantId }, [
            text('skill'),
            number('target'),
          ]),
        ),
        offered('An hour of binding', continueBinding, state, {
          type: 'ContinueBinding',
          combatantId,
        }),
        offered("A night's rest", takeLongRest, state, { type: 'TakeLongRest', combatantId }),
      ),
    ),
  );
}

/** A command without choices, as its handler judges it. */
function offered<C extends CommandTemplate>(
  label: string,
  handler: Handler<C>,
  state: State,
  command: C,
): Findings {
  const refusal = handler.refuse(state, command);
  return refusal ? refused(label, command, refusal) : allowed(option(label, command));
}

const orderLabels: Readonly<Record<(typeof standingOrders)[number], string>> = {
  ASK: 'Ask how to meet attacks',
  REACTION: 'Always meet attacks with a Reaction',
  NONE: 'Never defend',
};

/** SEG-81, 86, 93: everyone may be given a condition, for a time or for one roll. */
function conditionOptions(state: State): readonly Option[] {
  const ids = Object.keys(state.combatants);
  if (ids.length === 0) return [];
  const keys = Object.keys({ ...basicConditions, ...state.conditions });
  const command = { type: 'InflictCondition' };
  const choices = [
    oneCombatant('targetId', ids),
    { ...oneKey('condition', keys), min: 1 },
    upTo('segments', MOST_SEGMENTS),
  ];
  return [
    option('Grant or inflict a condition', command, choices),
    option('Grant or inflict a condition for one roll', { ...command, once: true }, choices),
  ];
}

/** SEG-93: every condition may be ended, those that last until they are healed above all. */
const healingOptions = (state: State): readonly Option[] =>
  Object.values(state.combatants).flatMap(({ id: targetId, name, conditions }) =>
    conditions.map(({ condition }) =>
      option(`${name}: end ${findCondition(state, condition)?.name ?? condition}`, {
        type: 'EndCondition',
        targetId,
        condition,
      }),
    ),
  );

/** SEG-08, 107: to stop fighting, or to take it up again. */
function yieldDecisions(own: readonly Combatant[]): readonly Decision[] {
  return own
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
