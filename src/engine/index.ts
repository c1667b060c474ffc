export { type Actor, authorize, gameMaster } from './core/actor.ts';
export type { Choice, Cost, Decision, Hex, Option, Refusal } from './core/decision.ts';
export type { Dice } from './core/dice.ts';
export { type Execution, execute, fold } from './core/execute.ts';
export { formatFormula } from './core/formula.ts';
export type { AttackOdds, DefenseOdds, Fraction, Odds, OddsQuery } from './core/odds.ts';
export type { ExactHexPoint, LineOfSight } from './core/line-of-sight.ts';
export type { Rejection } from './core/rejection.ts';
export type { Creature, Rule, Ruleset, RulesetTypes, Ruling } from './core/ruleset.ts';
export { isReadable } from './core/texts.ts';
export type { Moment, TimelineEntry } from './core/timeline.ts';
export type * from './core/view.ts';
export { toNumber } from './dice/odds.ts';
export { commitment, seededDice, type SeededDice } from './dice/seeded.ts';
export { rulesets, type RulesetId } from './registry.ts';
export type { Action as SegmentsAction } from './rulesets/segments/actions.ts';
export type { Condition as SegmentsCondition } from './rulesets/segments/conditions.ts';
export type { PackedCreature as SegmentsCreature } from './rulesets/segments/content/index.ts';
export type { Clock as SegmentsClock, Sheet as SegmentsSheet } from './rulesets/segments/view.ts';
export type { Action as VigilanceAction } from './rulesets/vigilance/actions.ts';
export type { Condition as VigilanceCondition } from './rulesets/vigilance/conditions.ts';
export type { PackedCreature as VigilanceCreature } from './rulesets/vigilance/content/index.ts';
export type {
  Clock as VigilanceClock,
  Sheet as VigilanceSheet,
} from './rulesets/vigilance/view.ts';
export type { Action as SecondsAction } from './rulesets/seconds/actions.ts';
export { components as secondsComponents } from './rulesets/seconds/components.ts';
export type { PackedCreature as SecondsCreature } from './rulesets/seconds/creatures.ts';
export type { Clock as SecondsClock, Sheet as SecondsSheet } from './rulesets/seconds/view.ts';
