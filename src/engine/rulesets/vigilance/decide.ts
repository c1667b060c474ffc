import { decider, type Handlers } from '../../core/command/handler.ts';
import { adjudicate } from './adjudicate.ts';
import { setBattlefield } from './battlefield.ts';
import type { Command } from './commands.ts';
import { declareAction, giveUpAction, readyAction } from './declare.ts';
import { resolveDefense } from './defend.ts';
import type { Event } from './events.ts';
import { rollInitiative, settleTie } from './initiative.ts';
import { recordFrom } from './log.ts';
import { playOn } from './progress.ts';
import { amplifyCheck, answerAid } from './questions.ts';
import { addCombatants, removeCombatant, revealCombatants, updateCombatant } from './roster.ts';
import { defineActions } from './setup.ts';
import type { State } from './state.ts';
import { endCondition, inflictCondition, rollPercent, settleDying } from './table.ts';
import { endEncounter, endTurn, passPriority, yieldFight } from './turns.ts';

const handlers: Handlers<State, Event, Command> = {
  AddCombatants: addCombatants,
  RevealCombatants: revealCombatants,
  UpdateCombatant: updateCombatant,
  RemoveCombatant: removeCombatant,
  Adjudicate: adjudicate,
  DefineActions: defineActions,
  SetBattlefield: setBattlefield,
  RollInitiative: rollInitiative,
  SettleTie: settleTie,
  DeclareAction: declareAction,
  ReadyAction: readyAction,
  GiveUpAction: giveUpAction,
  PassPriority: passPriority,
  AmplifyCheck: amplifyCheck,
  ResolveDefense: resolveDefense,
  AnswerAid: answerAid,
  EndTurn: endTurn,
  YieldFight: yieldFight,
  InflictCondition: inflictCondition,
  EndCondition: endCondition,
  SettleDying: settleDying,
  RollPercent: rollPercent,
  EndEncounter: endEncounter,
};

export const { decide, refusalOf } = decider(handlers, recordFrom, playOn);
