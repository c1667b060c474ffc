import { defineActionsHandler } from '../../core/catalogue/handler.ts';
import { decider, type Handlers } from '../../core/command/handler.ts';
import { updateEncounterHandler } from '../../core/table/update-encounter.ts';
import { tryCatch } from './action/catch.ts';
import { completeAction } from './action/complete.ts';
import { continueAction, declareAction } from './action/declare.ts';
import { resolveDefense } from './attack/defend.ts';
import { takeRest } from './condition/rest.ts';
import { evolve } from './evolve.ts';
import { adjudicate } from './gm/adjudicate.ts';
import { setBattlefield } from './gm/battlefield.ts';
import { roster } from './gm/roster.ts';
import { vetoAction } from './gm/veto.ts';
import { refuseEnded } from './model/ended.ts';
import { catalogue } from './model/catalogue.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { passPriority, takeDelayedTurn } from './turn/delayed-turns.ts';
import { concludeFight, endEncounter, yieldFight } from './turn/ending.ts';
import { rollContest, rollInitiative } from './turn/initiative.ts';
import { progress } from './turn/progress.ts';
import { delayTurn, endTurn } from './turn/turns.ts';
import { setStandingOrders } from './turn/standing-orders.ts';

/** In the order of the rulebook's chapters; what the GM does comes last. */
const handlers: Handlers<State, Event, Command> = {
  // Initiative
  RollInitiative: rollInitiative,
  RollContest: rollContest,
  // Turns, and actions of one second or more
  DeclareAction: declareAction,
  ContinueAction: continueAction,
  CompleteAction: completeAction,
  EndTurn: endTurn,
  // Delaying
  DelayTurn: delayTurn,
  TakeDelayedTurn: takeDelayedTurn,
  PassPriority: passPriority,
  SetStandingOrders: setStandingOrders,
  // Attacks
  ResolveDefense: resolveDefense,
  YieldFight: yieldFight,
  // Healing, catching
  TakeRest: takeRest,
  TryCatch: tryCatch,
  // The GM
  ...roster,
  DefineActions: defineActionsHandler({ catalogue, refuseEnded }),
  SetBattlefield: setBattlefield,
  UpdateEncounter: updateEncounterHandler({ refuseEnded }),
  Adjudicate: adjudicate,
  VetoAction: vetoAction,
  ConcludeFight: concludeFight,
  EndEncounter: endEncounter,
};

/** Judges a command, carries it out, and plays on to the next decision. */
export const { decide, refusalOf } = decider(handlers, evolve, progress);
