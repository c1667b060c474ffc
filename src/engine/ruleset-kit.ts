/**
 * All that a small ruleset imports: `import * as kit from '.../ruleset-kit.ts'`. The rooms of a full
 * ruleset import from where each of these is declared, so that what a room needs is seen at its head.
 */

// What there is: schemas, keys, the shape of a state
export { definitionFields } from './core/catalogue/definitions.ts';
export { resolveDefenseCommand, rollInitiativeCommand } from './core/command/shared-commands.ts';
export { command, type CommandIn } from './core/schema/command.ts';
export { object, oneOf, type TypeOf, union } from './core/schema/describe.ts';
export { event, type EventOf } from './core/schema/event.ts';
export { actionKey, combatantId, conditionKey, id } from './core/schema/keys.ts';
export { scoreSchema } from './core/score/score.ts';
export { tableModel } from './core/table/plain/model.ts';
export { attackFields, openAttackSchema, openAttackKinds } from './core/table/plain/open-attack.ts';
export { turnClock, turnFields } from './core/table/plain/turn-order.ts';
export { aboutCombatant } from './core/views/shared-events.ts';

// What the rules are
export { chapter, core, optional, planned } from './core/rulebook/rulebook.ts';
export { ruling, settingsSchemaOf } from './core/rulebook/ruling.ts';

// Deciding
export type { EventRecorder } from './core/command/event-recorder.ts';
export { decider, type Handler, type Handlers, planUnless } from './core/command/handler.ts';
export {
  firstRefusal,
  illegal,
  illegalUnless,
  invalid,
  notFound,
  type Rejection,
} from './core/command/rejection.ts';
export { diceTerm, pipsOf, type Score, scoreOf, valueTerm } from './core/score/score.ts';
export { byScore } from './core/table/beginning.ts';
export type { FightingStatus } from './core/table/ending.ts';
export {
  answeredAttack,
  refuseWhileOpen,
  withoutLostAttack,
} from './core/table/plain/open-attack.ts';
export { combatantOf, combatOf, everyone, findCombatant, roundOf } from './core/table/state.ts';
export { turnOrder } from './core/table/plain/turn-order.ts';
export type { Dice } from './core/values/dice.ts';
export { sightOn } from './grid/battlefield.ts';
export { distance, type Hex, sameHex } from './grid/hex.ts';
export { tableHandlers } from './grid/table-handlers.ts';

// Applying events, and the check of a state
export { below, orderFaults, twice, unless } from './core/state-check/fault.ts';
export { stateSchema } from './core/state-check/state-check.ts';
export { restored } from './core/roster/hidden.ts';
export { evolveBy, setting, tableChanges, unchanged } from './core/table/changes.ts';
export { changeCombat, changeCombatant, changeEveryone } from './core/table/patch.ts';
export { initialTable } from './core/table/view.ts';

// What may be done, and what the chances are
export { type Actor, plays } from './core/command/actor.ts';
export type { Decision } from './core/decision/decision.ts';
export * as find from './core/decision/findings.ts';
export { type AskedAttack, defenseOf, oddsBy } from './core/odds/answer.ts';
export { defenseDecision } from './core/table/plain/open-attack.ts';
export { decisionKinds, listingBy, setupDecision, tableDecision } from './core/table/listing.ts';
export { err, ok, type Result } from './core/values/result.ts';
export { attackOdds } from './dice/attack-odds.ts';
export * as chances from './dice/odds.ts';
export type { Distribution } from './dice/odds.ts';
export { damageOutcome, outcomeOdds } from './dice/outcome.ts';

// What is shown
export { describeCheck, describeContest, describeScore } from './core/score/score.ts';
export { type Lines, namesIn, narratorOf, sharedLines } from './core/table/narrate.ts';
export { viewOpenAttack } from './core/table/plain/open-attack.ts';
export { combatantView, tableView, viewAttacks } from './core/table/view.ts';
export { pick } from './core/values/record.ts';
export { viewDeclared } from './core/views/event-view.ts';
export type { CombatantView, EncounterView } from './core/views/view.ts';
export { lineOfSightBy } from './grid/battlefield.ts';

// The whole
export type { RulesetTypes } from './core/ruleset/ruleset.ts';
export { rulesetOf } from './core/ruleset/ruleset-of.ts';
