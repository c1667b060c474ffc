export { type Actor, authorize, gameMaster, plays } from './core/actor.ts';
export type { Choice, Cost, Decision, Hex, Option, Refusal } from './core/decision.ts';
export type { Dice } from './core/dice.ts';
export { type Execution, execute, fold } from './core/execute.ts';
export { type Formula, formatFormula, type FormulaError, parseFormula } from './core/formula.ts';
export type {
  AttackOdds,
  DefenseChoice,
  DefenseOdds,
  Fraction,
  Odds,
  OddsQuery,
} from './core/odds.ts';
export type { ExactHexPoint, LineOfSight } from './core/line-of-sight.ts';
export type { Rejection } from './core/rejection.ts';
export type { Result } from './core/result.ts';
export type { Rule, Ruleset, RulesetTypes, Ruling } from './core/ruleset.ts';
export type { Moment, TimelineEntry } from './core/timeline.ts';
export { toNumber } from './dice/odds.ts';
export { scriptedDice, type ScriptedDice } from './dice/scripted.ts';
export { commitment, seededDice, type SeededDice } from './dice/seeded.ts';
export { rulesets, type RulesetId } from './registry.ts';
export { abilityModifier } from './rulesets/segments/abilities.ts';
export type { Action, Kind } from './rulesets/segments/actions.ts';
export type { Condition } from './rulesets/segments/conditions.ts';
export type { Event, EventOf } from './rulesets/segments/events.ts';
export type {
  AttackView,
  Clock,
  CombatantView,
  ConditionView,
  EncounterView,
  EventView,
  Sheet,
} from './rulesets/segments/view.ts';
export type { Action as VigilanceAction } from './rulesets/vigilance/actions.ts';
export type { Condition as VigilanceCondition } from './rulesets/vigilance/conditions.ts';
export type { Event as VigilanceEvent } from './rulesets/vigilance/events.ts';
export type {
  AttackView as VigilanceAttackView,
  Clock as VigilanceClock,
  CombatantView as VigilanceCombatantView,
  ConditionView as VigilanceConditionView,
  EncounterView as VigilanceEncounterView,
  EventView as VigilanceEventView,
  Sheet as VigilanceSheet,
  StackObjectView as VigilanceStackObjectView,
} from './rulesets/vigilance/view.ts';
