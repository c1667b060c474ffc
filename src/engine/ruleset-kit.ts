/**
 * All that a small ruleset imports: `import * as kit from '.../ruleset-kit.ts'`. The full rulesets use
 * the same, and import each from where it is declared, so that what a room needs is seen at its head.
 */

// What the rules are
export { chapter, core } from './core/rulebook/rulebook.ts';
export { ruling, settingsSchemaOf } from './core/rulebook/ruling.ts';

// What there is: schemas, keys, the shape of a state
export { catalogueOf } from './core/catalogue/catalogue.ts';
export { creatureFields } from './core/catalogue/creature.ts';
export { definitionFields } from './core/catalogue/definitions.ts';
export { rollInitiativeCommand } from './core/command/shared-commands.ts';
export { command, type CommandIn } from './core/schema/command.ts';
export { object, oneOf, type TypeOf } from './core/schema/describe.ts';
export { event, type EventOf } from './core/schema/event.ts';
export { actionKey, combatantId } from './core/schema/keys.ts';
export { scoreSchema } from './core/score/score.ts';
export { setupSchemaOf, tableCommands } from './core/table/commands.ts';
export { tableEvents } from './core/table/events.ts';
export {
  broughtOf,
  newcomerSchemaOf,
  phaseSchemaOf,
  stateFieldsOf,
} from './core/table/state-schema.ts';
export { clockFields } from './core/views/clock.ts';

// Deciding
export { defineActionsHandler } from './core/catalogue/handler.ts';
export type { EventRecorder } from './core/command/event-recorder.ts';
export { type Handler, planUnless } from './core/command/handler.ts';
export { firstRefusal, illegal, invalid, notFound } from './core/command/rejection.ts';
export { playerHandler } from './core/orders/standing-orders.ts';
export { adjudicateHandler } from './core/roster/adjudicate.ts';
export { rosterHandlers } from './core/roster/handlers.ts';
export { diceTerm, pipsOf, type Score, scoreOf, valueTerm } from './core/score/score.ts';
export { beginningBy, byScore } from './core/table/beginning.ts';
export { conclusionBy } from './core/table/conclusion.ts';
export { type CommandTable, decider, sharedCommands } from './core/table/command-table.ts';
export { type FightingStatus, yieldHandler } from './core/table/ending.ts';
export { phaseGuards, refuseAbsent } from './core/table/guards.ts';
export { combatantOf, combatOf, everyone, findCombatant } from './core/table/state.ts';
export { updateEncounterHandler } from './core/table/update-encounter.ts';
export type { Dice, RollOf, RollPurpose } from './core/values/dice.ts';
export { sidesOf } from './core/views/outcome.ts';
export { refuseObstacle, sightOn } from './grid/battlefield.ts';
export type { Hex } from './grid/hex.ts';
export { setBattlefieldHandler } from './grid/set-battlefield.ts';

// Applying events, and the check of a state
export { restored } from './core/roster/hidden.ts';
export { orderFaults } from './core/state-check/fault.ts';
export { stateSchema } from './core/state-check/state-check.ts';
export { evolveBy, setting, tableChanges } from './core/table/changes.ts';
export { changeCombat, changeCombatant, reorder, withTurnCome } from './core/table/patch.ts';
export { initialTable } from './core/table/view.ts';

// What may be done, and what the chances are
export type { Actor } from './core/command/actor.ts';
export type { Decision } from './core/decision/decision.ts';
export * as find from './core/decision/findings.ts';
export { type AskedAttack, defenseOf, oddsBy } from './core/odds/answer.ts';
export { decisionKinds, listingBy, setupDecision, tableDecision } from './core/table/listing.ts';
export { err, ok } from './core/values/result.ts';
export * as chances from './dice/odds.ts';
export { damageOutcome } from './dice/outcome.ts';

// What is shown
export { describeContest } from './core/score/score.ts';
export { type Lines, namesIn, narratorOf, sharedLines } from './core/table/narrate.ts';
export { combatantView, tableView } from './core/table/view.ts';
export { pick } from './core/values/record.ts';
export type { EncounterView } from './core/views/view.ts';
export { lineOfSightBy } from './grid/battlefield.ts';

// The whole
export type { RulesetTypes } from './core/ruleset/ruleset.ts';
export { rulesetOf } from './core/ruleset/ruleset-of.ts';
