export { type Actor, gameMaster, givenFor, plays } from './core/command/actor.ts';
export { type Consequences, noConsequences } from './core/decision/consequence.ts';
export type { Annotations } from './core/schema/annotations.ts';
export type { HexSet } from './core/decision/hex-set.ts';
export {
  type AnyMember,
  memberContent,
  type Parties,
  type Rest,
  rests,
  withIdentityOf,
} from './core/table/members.ts';
export { aboutOf } from './core/decision/about.ts';
export type { Choice, Decision, KeyPick, Option, Refusal } from './core/decision/decision.ts';
export type { Intent } from './core/values/intent.ts';
export type { Battlefield } from './core/values/battlefield.ts';
export type { Hex } from './core/values/hex.ts';
export { MAP_EDGE, onMap } from './grid/hex.ts';
export type { Dice, PlainDice, RollOf, RollPurpose } from './core/values/dice.ts';
export { seatOdds } from './core/ruleset/seat-odds.ts';
export { foeNumbersOf } from './core/views/foe-numbers.ts';
export { RULES_EDITION } from './core/ruleset/edition.ts';
export { isRoutineEvent } from './core/schema/event.ts';
export { count } from './core/ruleset/count.ts';
export { execute, fold, propose } from './core/ruleset/execute.ts';
export { hold, neededRolls } from './core/ruleset/hold.ts';
export { answersTo, type Declared, declaredSchema } from './core/hand-dice/declare.ts';
export {
  type Pending,
  type Waiting,
  waitingSchema,
  type WithPending,
} from './core/hand-dice/pending.ts';
export {
  type AnsweredRoll,
  type DeclaredRoll,
  declaredRollSchema,
  type NeededRoll,
} from './core/hand-dice/rolls.ts';
export { ReplayedTableDice, TableDice } from './core/hand-dice/table-dice.ts';
export { isPlayedByComputer } from './core/roster/played-by.ts';
export { drawsTheSame, type ShownDice, shownDice } from './core/score/shown-dice.ts';
export { flowMeanings, type FlowPart, flowParts } from './core/ruleset/flow.ts';
export { formatFormula } from './core/formula/formula.ts';
export type {
  Assumption,
  AttackOdds,
  DefenseOdds,
  Fraction,
  Odds,
  OddsQuery,
  SeatOdds,
} from './core/odds/odds.ts';
export type { ExactHexPoint, LineOfSight } from './core/views/line-of-sight.ts';
export {
  askedAgain,
  branchedStatistics,
  noStatistics,
  type Statistics,
} from './core/statistics/statistics.ts';
export { statisticsFor, type StatisticsView } from './core/statistics/view.ts';
export { eventFault, strangerIn } from './core/state-check/event-check.ts';
export { err, ok, type Result } from './core/values/result.ts';
export { invalid, notFound, type Rejection } from './core/command/rejection.ts';
export type { Decided, Ruleset, RulesetSchemas, RulesetTypes } from './core/ruleset/ruleset.ts';
export type { Creature } from './core/catalogue/creature.ts';
export type { Rule, Ruling } from './core/rulebook/rule.ts';
export { isReadable } from './core/values/texts.ts';
export {
  fitted,
  MAX_LABEL,
  MAX_LINE,
  MAX_NOTE,
  MAX_SUMMARY,
  shortened,
} from './core/values/words.ts';
export { lineFault } from './core/values/line.ts';
export { textFaults } from './core/schema/line-check.ts';
export { isPictureHash } from './core/schema/pictures.ts';
export { type Edits, metaOf } from './core/schema/describe.ts';
export type { Distance } from './core/views/distance.ts';
export type { PointInTime, TimelineEntryView } from './core/views/timeline.ts';
export type { ClockView } from './core/views/clock.ts';
export type { BudgetItem } from './core/views/budget.ts';
export type * from './core/views/view.ts';
export {
  actorOf,
  type FollowUp,
  newSearchBudget,
  isComputerChoice,
  isComputers,
  type SearchBudget,
  MAX_FOLLOW_UPS,
  playFollowUp,
  MAX_REASONS,
  playedTogether,
  withFollowUps,
} from './core/policy/play-on.ts';
export { aimedAt } from './core/policy/aimed-at.ts';
export { intentOf } from './core/policy/sensible.ts';
export { MAX_SUGGESTIONS, suggest } from './core/policy/suggest.ts';
export { choose, type Considered, decisionOf, type PolicyChoice } from './core/policy/policy.ts';
export {
  type Fight,
  type FightLimits,
  type Played,
  playFight,
  type Step,
  usualLimits,
} from './core/policy/play-out.ts';
export {
  evenPersonality,
  type Budget,
  type Level,
  levelSchema,
  type Style,
  styleSchema,
  type Player,
  type Personality,
  personalitySchema,
  usualBudget,
} from './core/policy/personality.ts';
export type { Reason } from './core/policy/reason.ts';
export type { SuggestedPick, Suggestion } from './core/policy/suggestion.ts';
export {
  advance,
  type ForecastPlan,
  isComplete,
  notBegun,
  planOf,
  type Progress,
  simulateFight,
} from './forecast/forecast.ts';
export type { Forecast } from './forecast/schema.ts';
export { levelMeanings, type Scenario } from './forecast/scenario.ts';
export { type Summary, summaryOf } from './forecast/summary.ts';
export { emptyTally } from './forecast/tally.ts';
export type { Newcomers } from './forecast/reinforcement/newcomers.ts';
export { reinforcementPlan, reinforcementTold } from './forecast/reinforcement/reinforcement.ts';
export type { ReinforcementForecast } from './forecast/reinforcement/schema.ts';
export { proposalsOf } from './forecast/proposals/answer.ts';
export { type Offer, type Range, type Variable, variables } from './forecast/proposals/offer.ts';
export {
  begunProposals,
  isSearched,
  mostRoundsFor,
  type ProposalPlan,
  type ProposalProgress,
  searchFor,
} from './forecast/proposals/propose.ts';
export { planFor, type ProposalSetup } from './forecast/proposals/setup.ts';
export type { EncounterProposals } from './forecast/proposals/schema.ts';
export { type Ground, placesNear, SIDES } from './forecast/proposals/table.ts';
export { toNumber } from './dice/odds.ts';
export { commitment, seededDice, type SeededDice } from './dice/seeded.ts';
export {
  addRuleset,
  isRuleset,
  loadedRuleset,
  loadedRulesets,
  loadRuleset,
  type RulesetId,
  rulesetIds,
} from './registry.ts';
