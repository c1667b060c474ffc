import { defineActionsHandler } from '../../core/catalogue/handler.ts';
import { type Handlers, decider } from '../../core/command/handler.ts';
import { updateEncounterHandler } from '../../core/table/update-encounter.ts';
import { amplifyCheck, answerAid } from './action/choices.ts';
import { declareAction, giveUpAction } from './action/declare.ts';
import { passPriority } from './action/priority.ts';
import { readyAction } from './action/ready.ts';
import { resolveDefense } from './attack/defend.ts';
import { evolve } from './evolve.ts';
import { adjudicate } from './gm/adjudicate.ts';
import { setBattlefield } from './gm/battlefield.ts';
import { rollPercent } from './gm/chance.ts';
import { inflictCondition, endCondition } from './gm/conditions.ts';
import { settleDying } from './gm/dying.ts';
import { preventAction } from './gm/prevent.ts';
import { roster } from './gm/roster.ts';
import { refuseEnded } from './model/phase.ts';
import { catalogue } from './model/catalogue.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { rollInitiative } from './turn/initiative.ts';
import { progress } from './turn/progress.ts';
import { setStandingOrders } from './turn/standing-orders.ts';
import { settleTie } from './turn/ties.ts';
import { endTurn } from './turn/turns.ts';
import { concludeFight, endEncounter, yieldFight } from './turn/ending.ts';

const handlers: Handlers<State, Event, Command> = {
  ...roster,
  Adjudicate: adjudicate,
  DefineActions: defineActionsHandler({ catalogue, refuseEnded }),
  SetBattlefield: setBattlefield,
  UpdateEncounter: updateEncounterHandler({ refuseEnded }),
  RollInitiative: rollInitiative,
  SettleTie: settleTie,
  DeclareAction: declareAction,
  ReadyAction: readyAction,
  GiveUpAction: giveUpAction,
  PassPriority: passPriority,
  SetStandingOrders: setStandingOrders,
  AmplifyCheck: amplifyCheck,
  ResolveDefense: resolveDefense,
  AnswerAid: answerAid,
  EndTurn: endTurn,
  YieldFight: yieldFight,
  InflictCondition: inflictCondition,
  EndCondition: endCondition,
  SettleDying: settleDying,
  PreventAction: preventAction,
  RollPercent: rollPercent,
  ConcludeFight: concludeFight,
  EndEncounter: endEncounter,
};

export const { decide, refusalOf } = decider(handlers, evolve, progress);
