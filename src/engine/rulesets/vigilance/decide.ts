import { defineActionsHandler } from '../../core/catalogue/handler.ts';
import type { TypeOf } from '../../core/schema/describe.ts';
import { type CommandTable, decider, sharedCommands } from '../../core/table/command-table.ts';
import { updateEncounterHandler } from '../../core/table/update-encounter.ts';
import { amplifyCheck, answerAid } from './action/choices.ts';
import { declareAction, giveUpAction } from './action/declare.ts';
import { passPriority } from './action/priority.ts';
import { readyAction } from './action/ready.ts';
import { resolveDefense } from './attack/defend.ts';
import type { decisionKind } from './decisions/build.ts';
import { evolve } from './evolve.ts';
import { adjudicate } from './gm/adjudicate.ts';
import { setBattlefield } from './gm/battlefield.ts';
import { doors } from './gm/doors.ts';
import { rollPercent } from './gm/chance.ts';
import { inflictCondition, endCondition } from './gm/conditions.ts';
import { settleDying } from './gm/dying.ts';
import { preventAction } from './gm/prevent.ts';
import { roster } from './gm/roster.ts';
import { refuseEnded } from './model/phase.ts';
import { catalogue } from './model/catalogue.ts';
import type { Command } from './model/commands.ts';
import type { Event } from './model/events.ts';
import type { State } from './model/state.ts';
import { rollInitiative } from './turn/initiative.ts';
import { progress } from './turn/progress.ts';
import { setStandingOrders } from './turn/standing-orders.ts';
import { settleTie } from './turn/ties.ts';
import { endTurn } from './turn/turns.ts';
import { concludeFight, endEncounter, yieldFight } from './turn/ending.ts';

/** In the order of a fight; what the GM does comes last. */
export const commands: CommandTable<State, Event, Command, TypeOf<typeof decisionKind>> = {
  RollInitiative: { handler: rollInitiative, by: 'GM', offeredBy: ['SETUP'] },
  SettleTie: { handler: settleTie, by: 'PLAYER', offeredBy: ['TIE'], cost: 'ASKED' },
  // Turns, and responses
  DeclareAction: {
    handler: declareAction,
    by: 'PLAYER',
    offeredBy: ['TURN', 'PRIORITY', 'INTERJECTION'],
    cost: 'PAID',
  },
  ReadyAction: { handler: readyAction, by: 'PLAYER', offeredBy: ['TURN'], cost: 'PAID' },
  GiveUpAction: {
    handler: giveUpAction,
    by: 'PLAYER',
    offeredBy: ['TURN', 'PRIORITY', 'INTERJECTION'],
    cost: 'PAID',
  },
  PassPriority: { handler: passPriority, by: 'PLAYER', offeredBy: ['PRIORITY'], cost: 'ASKED' },
  EndTurn: { handler: endTurn, by: 'PLAYER', offeredBy: ['TURN'], cost: 'ASKED' },
  // Answers
  AmplifyCheck: { handler: amplifyCheck, by: 'PLAYER', offeredBy: ['AMPLIFY'], cost: 'ASKED' },
  ResolveDefense: { handler: resolveDefense, by: 'PLAYER', offeredBy: ['DEFENSE'], cost: 'ASKED' },
  AnswerAid: { handler: answerAid, by: 'PLAYER', offeredBy: ['CONSENT'], cost: 'ASKED' },
  // The GM
  InflictCondition: { handler: inflictCondition, by: 'GM', offeredBy: ['TABLE'] },
  EndCondition: { handler: endCondition, by: 'GM', offeredBy: ['TABLE'] },
  SettleDying: { handler: settleDying, by: 'GM', offeredBy: ['TABLE'] },
  PreventAction: { handler: preventAction, by: 'GM', offeredBy: ['TABLE'] },
  RollPercent: { handler: rollPercent, by: 'GM', offeredBy: ['TABLE'] },
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

export const { decide, refusalOf, authorize, isFreeAction, offer } = decider(
  commands,
  evolve,
  progress,
);
