import { type Actor, plays } from '../../core/actor.ts';
import type { CommandTemplate, Decision, Option } from '../../core/decision.ts';
import {
  allowed,
  both,
  data,
  decision,
  number,
  oneCombatant,
  oneKey,
  option,
  refused,
  text,
  type Findings,
} from './legal/build.ts';
import { defenseDecision } from './legal/defense.ts';
import { openingDecisions, setupDecision } from './legal/setup.ts';
import { releaseDecisions, turnDecision } from './legal/turn.ts';
import { abilities, standingOrders } from './commands.ts';
import { basicConditions } from './conditions.ts';
import { continueBinding, takeLongRest } from './exhaustion.ts';
import type { Handler } from './handler.ts';
import { openAttack } from './defend.ts';
import { findCondition } from './lookup.ts';
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
        ...orderDecisions(state),
        ...checkDecisions(state),
        tableDecision(state),
      ];
    case 'COMBAT':
      return [
        ...due,
        ...(attack ? [] : turnDecisions(state, state.phase)),
        ...releaseDecisions(state),
        ...yieldDecisions(state),
        ...orderDecisions(state),
        ...checkDecisions(state),
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
      option('Add combatants', { type: 'AddCombatants' }, [
        data('combatants', 1),
        data('creatures', 0),
      ]),
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
    ),
  );
}

/** What meets attacks without asking. */
function orderDecisions(state: State): readonly Decision[] {
  return Object.values(state.combatants).map(({ id, standingOrder }) =>
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
function checkDecisions(state: State): readonly Decision[] {
  const able = Object.values(state.combatants).filter(({ status }) => status !== 'DOWN');
  return able.map(({ id: combatantId }) =>
    decision(
      { kind: 'CHECK', combatantId, required: false },
      both(
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
    { ...number('segments'), min: 0 },
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
