import { defineActionsHandler } from '../../core/catalogue/handler.ts';
import type { TypeOf } from '../../core/schema/describe.ts';
import { type CommandTable, decider, sharedCommands } from '../../core/table/command-table.ts';
import { updateEncounterHandler } from '../../core/table/update-encounter.ts';
import { chooseTarget } from './action/next-target.ts';
import { answerOffer } from './action/offers.ts';
import { rollAbilityCheck, rollSkillCheck } from './action/checks.ts';
import { declareAction } from './action/declare.ts';
import { declarationCost } from './action/free-actions.ts';
import { continueBinding, takeLongRest } from './action/exhaustion.ts';
import { passPriority, readyAction, releaseReadiedAction } from './action/ready.ts';
import { noticeTriggers } from './action/triggers.ts';
import { resolveDefense } from './attack/defend.ts';
import { useGrants } from './attack/use-grants.ts';
import { spendManeuverPoints } from './attack/maneuvers/maneuver.ts';
import { repositionTarget } from './attack/maneuvers/reposition-target.ts';
import type { decisionKindSchema } from './decisions/build.ts';
import { evolve } from './evolve.ts';
import { adjudicate } from './gm/adjudicate.ts';
import { setBattlefield } from './gm/battlefield.ts';
import { doors } from './gm/doors.ts';
import { endCondition, inflictCondition } from './gm/conditions.ts';
import { roster } from './gm/roster.ts';
import { shiftedRank } from './condition/shifted-rank.ts';
import { refuseEnded } from './stats/guards.ts';
import { catalogue } from './model/catalogue.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { concludeFight, endEncounter, yieldFight } from './turn/ending.ts';
import { rollInitiative } from './turn/initiative.ts';
import { progress } from './turn/progress.ts';
import { setStandingOrders } from './turn/standing-orders.ts';
import { advanceSegment, endTurn } from './turn/turns.ts';

/** In the order of a fight; what the GM does comes last. */
export const commands: CommandTable<State, Event, Command, TypeOf<typeof decisionKindSchema>> = {
  RollInitiative: { handler: rollInitiative, by: 'GM', offeredBy: ['SETUP'] },
  // Turns
  DeclareAction: {
    handler: declareAction,
    by: 'PLAYER',
    offeredBy: ['OPENING', 'TURN'],
    cost: declarationCost,
  },
  ReadyAction: { handler: readyAction, by: 'PLAYER', offeredBy: ['TURN'], cost: declarationCost },
  EndTurn: { handler: endTurn, by: 'PLAYER', offeredBy: ['TURN'], cost: 'ASKED' },
  // Answers
  ResolveDefense: { handler: resolveDefense, by: 'PLAYER', offeredBy: ['DEFENSE'], cost: 'ASKED' },
  SpendManeuverPoints: {
    handler: spendManeuverPoints,
    by: 'PLAYER',
    offeredBy: ['MANEUVER'],
    cost: 'ASKED',
  },
  UseGrants: { handler: useGrants, by: 'PLAYER', offeredBy: ['GRANT'], cost: 'ASKED' },
  RepositionTarget: {
    handler: repositionTarget,
    by: 'PLAYER',
    offeredBy: ['REPOSITION'],
    cost: 'ASKED',
  },
  ChooseTarget: {
    handler: chooseTarget,
    by: 'PLAYER',
    offeredBy: ['TARGET'],
    cost: 'ASKED',
  },
  AnswerOffer: { handler: answerOffer, by: 'PLAYER', offeredBy: ['OFFER'], cost: 'ASKED' },
  ReleaseReadiedAction: {
    handler: releaseReadiedAction,
    by: 'PLAYER',
    offeredBy: ['RELEASE'],
    cost: 'ASKED',
  },
  PassPriority: { handler: passPriority, by: 'PLAYER', offeredBy: ['RELEASE'], cost: 'ASKED' },
  // Checks and rests
  RollAbilityCheck: {
    handler: rollAbilityCheck,
    by: 'PLAYER',
    offeredBy: ['CHECK'],
    cost: 'FREE',
  },
  RollSkillCheck: { handler: rollSkillCheck, by: 'PLAYER', offeredBy: ['CHECK'], cost: 'FREE' },
  ContinueBinding: { handler: continueBinding, by: 'PLAYER', offeredBy: ['CHECK'], cost: 'FREE' },
  TakeLongRest: { handler: takeLongRest, by: 'PLAYER', offeredBy: ['CHECK'], cost: 'FREE' },
  // The GM
  AdvanceSegment: { handler: advanceSegment, by: 'GM', offeredBy: ['ADVANCE', 'TABLE'] },
  InflictCondition: { handler: inflictCondition, by: 'GM', offeredBy: ['TABLE'] },
  EndCondition: { handler: endCondition, by: 'GM', offeredBy: ['TABLE'] },
  ConcludeFight: { handler: concludeFight, by: 'GM', offeredBy: ['CONCLUSION'] },
  ...doors,
  // What every ruleset has
  ...sharedCommands({
    ...roster,
    Adjudicate: adjudicate,
    DefineActions: defineActionsHandler({ catalogue, refuseEnded }),
    SetBattlefield: setBattlefield,
    UpdateEncounter: updateEncounterHandler({ refuseEnded }),
    SetStandingOrders: setStandingOrders,
    YieldFight: yieldFight,
    EndEncounter: endEncounter,
  }),
};

/** What an event brings about at once. */
const eventsAfter = (event: Event, before: State, after: State): readonly Event[] => [
  ...shiftedRank(event, before, after),
  ...noticeTriggers(event, before, after),
];

export const { decide, refusalOf, authorize, isFreeAction, offer } = decider(
  commands,
  evolve,
  progress,
  eventsAfter,
);
