/** What DUEL asks of whom, what it shows, and what the chances are. */
import * as z from 'zod';
import { type Actor, plays } from '../../../src/engine/core/command/actor.ts';
import { invalid, notFound } from '../../../src/engine/core/command/rejection.ts';
import type { Decision } from '../../../src/engine/core/decision/decision.ts';
import * as find from '../../../src/engine/core/decision/findings.ts';
import { type AskedAttack, oddsBy } from '../../../src/engine/core/odds/answer.ts';
import { object, oneOf, type TypeOf } from '../../../src/engine/core/schema/describe.ts';
import { combatantId } from '../../../src/engine/core/schema/keys.ts';
import { formatScore } from '../../../src/engine/core/score/score.ts';
import { yieldDecisions } from '../../../src/engine/core/table/ending.ts';
import * as legality from '../../../src/engine/core/table/legal.ts';
import {
  type Names,
  namesIn,
  narratorOf,
  sharedLines,
} from '../../../src/engine/core/table/narrate.ts';
import { combatantOf, everyone } from '../../../src/engine/core/table/state.ts';
import { tableView } from '../../../src/engine/core/table/view.ts';
import { err, ok } from '../../../src/engine/core/values/result.ts';
import type { CombatantView, EncounterView } from '../../../src/engine/core/views/view.ts';
import * as chances from '../../../src/engine/dice/odds.ts';
import { outcomeOdds } from '../../../src/engine/dice/outcome.ts';
import { type Attack, type Combatant, type Command, type Event, events } from './model.ts';
import type { sheetViewSchema, State } from './model.ts';
import { catalogue, damageOf, fresh, refusalOf, standingOf, turnOf } from './play.ts';

export const decisionKind = oneOf('DecisionKind', 'What is decided.', legality.decisionKinds);
export const timelineKind = oneOf('TimelineKind', 'What is under way.', {
  ATTACK: 'An attack that has arrived.',
});
export const attackStage = oneOf('AttackStage', 'What an attack that has arrived waits for.', {
  WINDOW: 'The target must choose a defense.',
});
export const clockSchema = object('DuelClock', 'Where a duel stands.', {
  kind: z.literal('DUEL'),
  waitingIds: z.array(combatantId).describe('Whose turn in this round is not over, in order.'),
});

export const legal = (state: State, actor: Actor): readonly Decision[] =>
  state.phase.kind === 'ENDED'
    ? []
    : [
        dueDecision(state),
        ...yieldDecisions(everyone(state), standingOf),
        legality.tableDecision(state, { refuseReveal: (command) => refusalOf(state, command) }),
      ].flatMap((due) => legality.shownTo(actor, due));

const judged = (state: State, label: string, command: Command) =>
  find.judged(find.option(label, command), refusalOf(state, command));

function dueDecision(state: State): Decision {
  const turn = turnOf(state);
  if (state.attack) return defenseDecision(state, state.attack);
  return turn
    ? turnDecision(state, turn.id)
    : legality.setupDecision(refusalOf(state, { type: 'RollInitiative' }));
}

/** DUE-05. */
function defenseDecision(state: State, { id: attackId, targetId: combatantId }: Attack): Decision {
  const meet = { type: 'ResolveDefense', combatantId, attackId } as const;
  return find.decision(
    { kind: 'DEFENSE', combatantId, required: true, subject: attackId },
    find.merge(
      judged(state, 'Parry', { ...meet, defense: 'PARRY' }),
      judged(state, 'Take it', { ...meet, defense: 'NONE' }),
    ),
  );
}

/** DUE-03, 04: each action, at each of those whom it could be aimed at. */
function turnDecision(state: State, combatantId: string): Decision {
  const others = Object.keys(state.combatants).filter((id) => id !== combatantId);
  const findings = catalogue.listed(state, []).actions.map(({ key: action, name }) => {
    const act = { type: 'DeclareAction', combatantId, action } as const;
    if (action === 'rest') return judged(state, name, { ...act, targetIds: [] });
    const at = others.map((id) => judged(state, name, { ...act, targetIds: [id] }));
    const open = others.filter((_, i) => at[i]?.refusals.length === 0);
    const strike = find.option(name, act, [find.targets(open, 1)]);
    return { options: open.length > 0 ? [strike] : [], refusals: find.merge(...at).refusals };
  });
  return find.decision({ kind: 'TURN', combatantId, required: true }, find.merge(...findings));
}

export const odds = oddsBy<State, Command>({
  refusalOf,
  attacksOf: (state, command) => {
    const [targetId] = command.type === 'DeclareAction' ? command.targetIds : [];
    if (command.type !== 'DeclareAction' || targetId === undefined)
      return err(invalid('type', 'This strikes nobody.'));
    const { combatantId: attackerId, action } = command;
    return ok([asked(state, { attackerId, targetId, action })]);
  },
  attackUnderWay: (state, id) =>
    state.attack?.id === id ? ok(asked(state, state.attack)) : err(notFound('attack', id)),
});

/** DUE-05, every way that the dice can fall, by the very function that the fight uses. */
function asked(state: State, strike: Omit<Attack, 'id'>): AskedAttack {
  const { attackerId, targetId, action } = strike;
  const left = combatantOf(state, targetId).hitPointsLeft;
  const die = chances.die(6);
  const damages = {
    NONE: () => chances.map(die, (face) => damageOf(state, strike, [face])),
    PARRY: () => chances.combine(die, die, (...faces) => damageOf(state, strike, faces)),
  };
  const perDefense = () =>
    Object.entries(damages).map(([kind, damageBy]) => {
      const damage = damageBy();
      const hit = chances.chanceOf(damage, (amount) => amount > 0);
      const downs = chances.chanceOf(damage, (amount) => amount >= left);
      const defense = { kind, action: null, use: null };
      return { defense, basis: 'LEGAL' as const, ...outcomeOdds(damage, { hit, downs }) };
    });
  return { attackerId, targetId, action, arrives: 'NOW', perDefense };
}

export interface DuelView extends EncounterView {
  readonly clock: TypeOf<typeof clockSchema> | null;
}

export function view(state: State, actor: Actor): DuelView {
  const { phase } = state;
  const attacks = state.attack ? [state.attack] : [];
  const seen = tableView(state, actor, {
    combatant: (one) => viewCombatant(one, actor),
    hidden: (newcomer) => viewCombatant(fresh(newcomer), actor),
  });
  return {
    ...{ ...seen, ...catalogue.listed(state, []) },
    clock: phase.kind === 'COMBAT' ? { kind: 'DUEL', waitingIds: phase.waiting } : null,
    attacks: attacks.map((attack) => ({ ...attack, stage: 'WINDOW' })),
    timeline: attacks.map(({ id, attackerId: sourceId, targetId }) => ({
      ...{ id, kind: 'ATTACK', label: 'A strike', sourceId, targetId, rule: 'DUE-05' },
      resolves: { round: seen.round, step: 1, onTurnOfId: sourceId },
    })),
  };
}

function viewCombatant(one: Combatant, actor: Actor): CombatantView {
  const { id, name, side, position, skill, hitPoints, hitPointsLeft } = one;
  const sheet: TypeOf<typeof sheetViewSchema> = { kind: 'DUEL', skill, hitPoints, hitPointsLeft };
  return {
    ...{ id, name, side, position, status: standingOf(one), conditions: [], hidden: false },
    sheet: plays(actor, id) ? sheet : null,
  };
}

const lines = {
  ...sharedLines,
  DuelStrikeMet: (event: Extract<Event, { type: 'DuelStrikeMet' }>, { who }: Names) => {
    const { targetId, strike, parry, damage } = event;
    const met = parry ? `${formatScore(strike)} against ${formatScore(parry)}` : 'not met';
    return `${who(targetId)} takes ${damage} damage: ${met}`;
  },
};
export const narrate = narratorOf<Event, State>(events, lines, namesIn);
