export { type Actor, authorize, gameMaster } from './core/command/actor.ts';
export type { Choice, Cost, Decision, Option, Refusal } from './core/decision/decision.ts';
export type { Hex } from './core/values/hex.ts';
export type { Dice } from './core/values/dice.ts';
export { execute, fold } from './core/ruleset/execute.ts';
export { formatFormula } from './core/formula/formula.ts';
export type { AttackOdds, DefenseOdds, Fraction, Odds, OddsQuery } from './core/odds/odds.ts';
export type { ExactHexPoint, LineOfSight } from './core/views/line-of-sight.ts';
export type { Rejection } from './core/command/rejection.ts';
export type { Decided, Ruleset, RulesetSchemas, RulesetTypes } from './core/ruleset/ruleset.ts';
export type { Creature } from './core/catalogue/creature.ts';
export type { Rule, Ruling } from './core/rulebook/rule.ts';
export { isReadable } from './core/values/texts.ts';
export type { Moment, TimelineEntry } from './core/views/timeline.ts';
export type * from './core/views/view.ts';
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
export type { Action as SecondsAction } from './rulesets/seconds/model/actions.ts';
export { components as secondsComponents } from './rulesets/seconds/model/components.ts';
export type { CreatureView as SecondsCreature } from './rulesets/seconds/content/creatures.ts';
export type { Clock as SecondsClock } from './rulesets/seconds/views/clock.ts';
export type { Sheet as SecondsSheet } from './rulesets/seconds/views/sheet.ts';
