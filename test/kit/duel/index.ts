/**
 * DUEL, a fourth ruleset: two sides, turns of one strike or rest, and a parry against each strike.
 * It is as small as a ruleset can be, and shows all that one is made of.
 *
 * Dice: for initiative 1d6 each, in the order of arrival; for a strike 1d6, then 1d6 for the parry.
 */
import * as z from 'zod';
import * as kit from '../../../src/engine/ruleset-kit.ts';
import * as model from './model.ts';
import type { Combatant, Command, DuelTypes, Event, Newcomer, State } from './model.ts';
import { rules, rulings } from './rulebook.ts';
import {
  authorize,
  damageOf,
  decide,
  evolve,
  isFreeAction,
  joining,
  offer,
  refusalOf,
  termsOf,
  turnOf,
} from './rules.ts';

const { decisions, requiredDecisions } = kit.listingBy<State>({
  due: (state) => [
    turnDecision(state) ??
      kit.setupDecision(() => ({ refusal: refusalOf(state, { type: 'RollInitiative' }) })),
  ],
  status: model.statusOf,
  table: (state) =>
    kit.tableDecision(state, () => ({ refuseReveal: (command) => refusalOf(state, command) })),
});

/** DUE-03, 04: each action, at each of those whom it could be aimed at. */
function turnDecision(state: State): kit.Decision | null {
  const combatantId = turnOf(state)?.id;
  if (combatantId === undefined) return null;
  return kit.find.decision({ kind: 'TURN', combatantId, required: true }, () => {
    const others = kit.everyone(state).filter(({ id }) => id !== combatantId);
    const { actions } = model.catalogue.listed(state, []);
    return kit.find.merge(
      ...actions.map(({ key: action, name }) => {
        const act = { type: 'DeclareAction', combatantId, action } as const;
        const refuse = (...targetIds: string[]) => refusalOf(state, { ...act, targetIds });
        return action === 'rest'
          ? kit.find.optionIf(kit.find.option(name, act), refuse())
          : kit.find.aimed(kit.find.candidateTargets(others, refuse), name, act);
      }),
    );
  });
}

type Strike = Pick<kit.AskedAttack, 'attackerId' | 'targetId' | 'action'>;
const odds = kit.oddsBy<State, Command, 'DeclareAction', Strike>({
  commands: ['DeclareAction'],
  ...{ refusalOf, asked },
  attacksOf: (_, { combatantId, action, targetIds: [targetId] }) =>
    targetId === undefined
      ? kit.err(kit.invalid('targetIds', 'This attacks nobody.'))
      : kit.ok([{ attackerId: combatantId, targetId, action }]),
});

/** DUE-05: every way that the dice can fall, by the very function that the fight uses. */
function asked(state: State, { attackerId, targetId, action }: Strike): kit.AskedAttack {
  const terms = () => termsOf(state, attackerId);
  const scoresOf = (id: string) =>
    kit.chances.shift(kit.chances.die(6), kit.combatantOf(state, id).skill);
  const perDefense = () => {
    const damage = kit.chances.combine(scoresOf(attackerId), scoresOf(targetId), (...scores) =>
      damageOf(state, action, ...scores),
    );
    const { hitPoints } = kit.combatantOf(state, targetId);
    const outcome = kit.damageOutcome(damage, (amount) => amount >= hitPoints, {
      ...{ attackTerms: terms(), defenseTerms: termsOf(state, targetId) },
    });
    return [{ ...kit.defenseOf('NONE'), basis: 'CHOSEN' as const, ...outcome }];
  };
  return { attackerId, targetId, action, arrives: 'NOW', terms, perDefense };
}

function view(state: State, actor: kit.Actor): kit.EncounterView {
  const combatant = (one: Combatant) =>
    kit.combatantView(one, actor, {
      ...{ status: model.statusOf(one), conditions: [] },
      sheet: () => ({ kind: 'DUEL', ...kit.pick(one, ['skill', 'hitPoints']) }),
    });
  const hidden = (one: Newcomer) => combatant(joining(one, state));
  const turnOfId = turnOf(state)?.id ?? null;
  const { phase } = state;
  return {
    ...kit.tableView(state, actor, { combatant, hidden }),
    ...{ ...model.catalogue.listed(state, []), attacks: [], timeline: [] },
    clock:
      phase.kind === 'COMBAT'
        ? { kind: 'DUEL', turnOfId, waitingIds: phase.waiting.filter((id) => id !== turnOfId) }
        : null,
  };
}

const lines: kit.Lines<Event> = {
  ...kit.sharedLines,
  DuelOrdered: ({ order }, { all }) => `Initiative: ${all(order)}`,
  DuelStruck: ({ targetId, strike, parry, damage }, { who }) =>
    `${who(targetId)} takes ${damage} damage: ${kit.describeContest(strike, parry)}`,
};

const kind = z.literal('DUEL');
export const duel = kit.rulesetOf<DuelTypes>({
  ...{ id: 'DUEL', title: 'Duel', summary: 'Strike and parry, a die each.' },
  hex: { length: 1, unit: 'hexes' },
  rulebook: { rules, rulings, creatures: model.creatures },
  rules: {
    ...{ setup: model.setup, commands: model.commands, initial: kit.initialTable },
    nearestCommand: { EndTurn: 'DeclareAction', AdvanceSegment: 'DeclareAction' },
    ...{ decide, refusalOf, authorize, isFreeAction, evolve, stateSchema: model.stateSchema },
  },
  queries: {
    ...offer({ decisions, requiredDecisions }),
    ...{ odds, view },
    lineOfSight: kit.lineOfSightBy('DUE-07'),
    narrate: kit.narratorOf<Event, State>(lines, kit.namesIn),
  },
  schemas: {
    ...{ action: model.action, creature: model.creature, events: model.events },
    sheet: kit.object('DuelSheet', 'What its owner sees.', { kind, ...model.sheet.shape }),
    clock: kit.object('DuelClock', 'Where a duel stands.', { kind, ...kit.clockFields }),
    decisionKind: kit.oneOf('DecisionKind', 'What is decided.', kit.decisionKinds),
    attackCommands: ['DeclareAction'],
  },
});
