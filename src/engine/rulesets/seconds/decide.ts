import { defineActionsHandler } from '../../core/catalogue/handler.ts';
import { type CommandTable, decider, sharedCommands } from '../../core/table/command-table.ts';
import type { TypeOf } from '../../core/schema/describe.ts';
import { updateEncounterHandler } from '../../core/table/update-encounter.ts';
import { tryCatch } from './action/catch.ts';
import { completeAction } from './action/complete.ts';
import { continueAction, declareAction } from './action/declare.ts';
import { declarationCost } from './action/free-actions.ts';
import { resolveDefense } from './attack/defend.ts';
import { takeRest } from './condition/rest.ts';
import type { decisionKind } from './decisions/build.ts';
import { evolve } from './evolve.ts';
import { adjudicate } from './gm/adjudicate.ts';
import { setBattlefield } from './gm/battlefield.ts';
import { doors } from './gm/doors.ts';
import { roster } from './gm/roster.ts';
import { vetoAction, vetoOptions } from './gm/veto.ts';
import { refuseEnded } from './model/ended.ts';
import { catalogue } from './model/catalogue.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { passPriority, takeDelayedTurn } from './turn/delayed-turns.ts';
import { concludeFight, endEncounter, yieldFight } from './turn/ending.ts';
import { contestOptions, rollContest, rollInitiative } from './turn/initiative.ts';
import { progress } from './turn/progress.ts';
import { delayTurn, endTurn } from './turn/turns.ts';
import { setStandingOrders } from './turn/standing-orders.ts';

/** In the order of the rulebook's chapters; what the GM does comes last. */
export const commands: CommandTable<State, Event, Command, TypeOf<typeof decisionKind>> = {
  // Initiative
  RollInitiative: { handler: rollInitiative, by: 'GM', offeredBy: ['SETUP'] },
  RollContest: { handler: rollContest, by: 'GM', offeredBy: ['TABLE'], options: contestOptions },
  // Turns, and actions of one second or more
  DeclareAction: {
    handler: declareAction,
    by: 'PLAYER',
    offeredBy: ['TURN'],
    cost: declarationCost,
  },
  ContinueAction: { handler: continueAction, by: 'PLAYER', offeredBy: ['TURN'], cost: 'PAID' },
  CompleteAction: { handler: completeAction, by: 'PLAYER', offeredBy: ['TARGET'], cost: 'ASKED' },
  EndTurn: { handler: endTurn, by: 'PLAYER', offeredBy: ['TURN'], cost: 'ASKED' },
  // Delaying
  DelayTurn: { handler: delayTurn, by: 'PLAYER', offeredBy: ['TURN'], cost: 'ASKED' },
  TakeDelayedTurn: {
    handler: takeDelayedTurn,
    by: 'PLAYER',
    offeredBy: ['DELAYED_TURN'],
    cost: 'PAID',
  },
  PassPriority: { handler: passPriority, by: 'PLAYER', offeredBy: ['DELAYED_TURN'], cost: 'ASKED' },
  // Attacks
  ResolveDefense: { handler: resolveDefense, by: 'PLAYER', offeredBy: ['DEFENSE'], cost: 'ASKED' },
  // Healing, catching
  TakeRest: { handler: takeRest, by: 'PLAYER', offeredBy: ['REST'], cost: 'PAID' },
  TryCatch: { handler: tryCatch, by: 'PLAYER', offeredBy: ['CATCH'], cost: 'PAID' },
  // The GM
  VetoAction: { handler: vetoAction, by: 'GM', offeredBy: ['TABLE'], options: vetoOptions },
  ConcludeFight: { handler: concludeFight, by: 'GM', offeredBy: ['CONCLUSION'] },
  ...doors,
  // What every ruleset has
  ...sharedCommands({
    ...roster,
    Adjudicate: adjudicate,
    DefineActions: defineActionsHandler({ catalogue, refuseEnded }),
    SetBattlefield: setBattlefield,
    UpdateEncounter: updateEncounterHandler({ refuseEnded }),
    SetStandingOrders: setStandingOrders,
    YieldFight: yieldFight,
    EndEncounter: endEncounter,
  }),
};

export const { decide, refusalOf, authorize, isFreeAction, offer } = decider(
  commands,
  evolve,
  progress,
);
