import type { Dice } from '../../core/dice.ts';
import type { Rejection } from '../../core/rejection.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { adjudicate } from './adjudicate.ts';
import { setBattlefield } from './battlefield.ts';
import type { Command, CommandOf } from './commands.ts';
import { declareAction, giveUpAction, readyAction } from './declare.ts';
import { resolveDefense } from './defend.ts';
import type { Event } from './events.ts';
import type { Handler } from './handler.ts';
import { rollInitiative, settleTie } from './initiative.ts';
import { logFrom } from './log.ts';
import { playOn } from './progress.ts';
import { amplifyCheck, answerAid } from './questions.ts';
import { addCombatants, removeCombatant, revealCombatants, updateCombatant } from './roster.ts';
import { defineActions } from './setup.ts';
import type { State } from './state.ts';
import { endCondition, inflictCondition, rollPercent, settleDying } from './table.ts';
import { endEncounter, endTurn, passPriority, yieldFight } from './turns.ts';

const handlers: { readonly [T in Command['type']]: Handler<CommandOf<T>> } = {
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

/** Judges a command, carries it out, and plays on to the next decision. */
export function decide(
  command: Command,
  state: State,
  dice: Dice,
): Result<readonly Event[], Rejection> {
  const handler = handlers[command.type] as Handler<Command>;
  const refusal = handler.refuse(state, command);
  if (refusal) return err(refusal);
  const log = logFrom(state);
  handler.carryOut(log, command, dice);
  playOn(log, dice);
  return ok(log.events);
}

/** Why this command would be refused, without carrying it out. */
export const refusalOf = (state: State, command: Command): Rejection | null =>
  (handlers[command.type] as Handler<Command>).refuse(state, command);
