import { decider, type Handlers } from '../../core/command/handler.ts';
import { adjudicate } from './adjudicate.ts';
import type { Command } from './commands.ts';
import { declareAction, readyAction, releaseReadiedAction } from './declare.ts';
import { rollAbilityCheck, rollSkillCheck } from './checks.ts';
import { continueBinding, takeLongRest } from './exhaustion.ts';
import { setBattlefield } from './battlefield.ts';
import { resolveDefense, setStandingOrder } from './defend.ts';
import type { Event } from './events.ts';
import { endCondition, inflictConditionCommand } from './healing.ts';
import { rollInitiative } from './initiative.ts';
import { recordFrom } from './log.ts';
import { spendManeuverPoints } from './maneuver.ts';
import { playOn } from './progress.ts';
import { addCombatants, removeCombatant, revealCombatants, updateCombatant } from './roster.ts';
import { defineActions } from './setup.ts';
import type { State } from './state.ts';
import { advanceSegment, endEncounter, endTurn, yieldFight } from './turns.ts';

const handlers: Handlers<State, Event, Command> = {
  AddCombatants: addCombatants,
  RevealCombatants: revealCombatants,
  UpdateCombatant: updateCombatant,
  RemoveCombatant: removeCombatant,
  Adjudicate: adjudicate,
  DefineActions: defineActions,
  SetBattlefield: setBattlefield,
  SetStandingOrder: setStandingOrder,
  RollAbilityCheck: rollAbilityCheck,
  RollSkillCheck: rollSkillCheck,
  ContinueBinding: continueBinding,
  TakeLongRest: takeLongRest,
  RollInitiative: rollInitiative,
  DeclareAction: declareAction,
  ResolveDefense: resolveDefense,
  SpendManeuverPoints: spendManeuverPoints,
  ReadyAction: readyAction,
  ReleaseReadiedAction: releaseReadiedAction,
  EndTurn: endTurn,
  YieldFight: yieldFight,
  InflictCondition: inflictConditionCommand,
  EndCondition: endCondition,
  AdvanceSegment: advanceSegment,
  EndEncounter: endEncounter,
};

export const { decide, refusalOf } = decider(handlers, recordFrom, playOn);
