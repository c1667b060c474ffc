import { defineActionsHandler } from '../../core/catalogue/handler.ts';
import { decider, type Handlers } from '../../core/command/handler.ts';
import { updateEncounterHandler } from '../../core/table/update-encounter.ts';
import { answerOffer } from './action/offers.ts';
import { rollAbilityCheck, rollSkillCheck } from './action/checks.ts';
import { declareAction } from './action/declare.ts';
import { continueBinding, takeLongRest } from './action/exhaustion.ts';
import { passPriority, readyAction, releaseReadiedAction } from './action/ready.ts';
import { noticeTriggers } from './action/triggers.ts';
import { resolveDefense } from './attack/defend.ts';
import { spendManeuverPoints } from './attack/maneuvers/maneuver.ts';
import { repositionTarget } from './attack/maneuvers/reposition-target.ts';
import { evolve } from './evolve.ts';
import { adjudicate } from './gm/adjudicate.ts';
import { setBattlefield } from './gm/battlefield.ts';
import { endCondition, inflictCondition } from './gm/conditions.ts';
import { roster } from './gm/roster.ts';
import { refuseEnded } from './stats/guards.ts';
import { catalogue } from './model/catalogue.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { concludeFight, endEncounter, yieldFight } from './turn/ending.ts';
import { rollInitiative } from './turn/initiative.ts';
import { progress } from './turn/progress.ts';
import { setStandingOrders } from './turn/standing-orders.ts';
import { advanceSegment, endTurn } from './turn/turns.ts';

const handlers: Handlers<State, Event, Command> = {
  ...roster,
  Adjudicate: adjudicate,
  DefineActions: defineActionsHandler({ catalogue, refuseEnded }),
  SetBattlefield: setBattlefield,
  UpdateEncounter: updateEncounterHandler({ refuseEnded }),
  SetStandingOrders: setStandingOrders,
  RollAbilityCheck: rollAbilityCheck,
  RollSkillCheck: rollSkillCheck,
  ContinueBinding: continueBinding,
  TakeLongRest: takeLongRest,
  RollInitiative: rollInitiative,
  DeclareAction: declareAction,
  ResolveDefense: resolveDefense,
  SpendManeuverPoints: spendManeuverPoints,
  RepositionTarget: repositionTarget,
  AnswerOffer: answerOffer,
  ReadyAction: readyAction,
  ReleaseReadiedAction: releaseReadiedAction,
  PassPriority: passPriority,
  EndTurn: endTurn,
  YieldFight: yieldFight,
  InflictCondition: inflictCondition,
  EndCondition: endCondition,
  AdvanceSegment: advanceSegment,
  ConcludeFight: concludeFight,
  EndEncounter: endEncounter,
};

export const { decide, refusalOf } = decider(handlers, evolve, progress, noticeTriggers);
