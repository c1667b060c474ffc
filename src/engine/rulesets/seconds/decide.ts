import { decider, type Handlers } from '../../core/command/handler.ts';
import { adjudicate } from './adjudicate.ts';
import { setBattlefield } from './battlefield.ts';
import type { Command } from './commands.ts';
import { completeAction } from './complete.ts';
import { continueAction, declareAction, vetoAction } from './declare.ts';
import { resolveDefense, tryCatch } from './defend.ts';
import type { Event } from './events.ts';
import { takeRest } from './healing.ts';
import { rollContest, rollInitiative } from './initiative.ts';
import { recordFrom } from './log.ts';
import { playOn } from './progress.ts';
import { addCombatants, removeCombatant, revealCombatants, updateCombatant } from './roster.ts';
import { defineActions } from './setup.ts';
import type { State } from './state.ts';
import {
  delayTurn,
  endEncounter,
  endTurn,
  passPriority,
  takeDelayedTurn,
  yieldFight,
} from './turns.ts';

const handlers: Handlers<State, Event, Command> = {
  AddCombatants: addCombatants,
  RevealCombatants: revealCombatants,
  UpdateCombatant: updateCombatant,
  RemoveCombatant: removeCombatant,
  Adjudicate: adjudicate,
  DefineActions: defineActions,
  SetBattlefield: setBattlefield,
  RollInitiative: rollInitiative,
  RollContest: rollContest,
  DeclareAction: declareAction,
  ContinueAction: continueAction,
  CompleteAction: completeAction,
  ResolveDefense: resolveDefense,
  EndTurn: endTurn,
  DelayTurn: delayTurn,
  TakeDelayedTurn: takeDelayedTurn,
  PassPriority: passPriority,
  VetoAction: vetoAction,
  TryCatch: tryCatch,
  TakeRest: takeRest,
  YieldFight: yieldFight,
  EndEncounter: endEncounter,
};

export const { decide, refusalOf } = decider(handlers, recordFrom, playOn);
