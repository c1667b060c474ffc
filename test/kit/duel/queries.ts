/** What DUEL asks of whom, what it shows, and what the chances are. */
import * as kit from '../../../src/engine/ruleset-kit.ts';
import { type Combatant, type Command, type Event, events, type State } from './model.ts';
import {
  damageOf,
  joining,
  refusalOf,
  scoresOf,
  fightingStatus,
  table,
  termsOf,
  turns,
} from './rules.ts';

export const { decisions, requiredDecisions } = kit.listingBy<State>({
  due: (state) => [dueDecision(state)],
  status: fightingStatus,
  table: (state) =>
    kit.tableDecision(state, () => ({ refuseReveal: (command) => refusalOf(state, command) })),
});

function dueDecision(state: State): kit.Decision {
  const turn = turns.turnOf(state);
  const { attack } = state;
  if (attack) return kit.defenseDecision(attack, () => answers(state, attack));
  if (!turn)
    return kit.setupDecision(() => ({ refusal: refusalOf(state, { type: 'RollInitiative' }) }));
  const { id: combatantId } = turn;
  return kit.find.decision({ kind: 'TURN', combatantId, required: true }, () => acts(state, turn));
}

const judged = (state: State, label: string, command: Command) =>
  kit.find.optionIf(kit.find.option(label, command), refusalOf(state, command));

/** DUE-05. */
function answers(state: State, attack: NonNullable<State['attack']>) {
  const { id: attackId, targetId: combatantId } = attack;
  const meet = { type: 'ResolveDefense', combatantId, attackId } as const;
  return kit.find.merge(
    judged(state, 'Parry', { ...meet, defense: 'PARRY' }),
    judged(state, 'Take it', { ...meet, defense: 'NONE' }),
  );
}

/** DUE-03, 04: each action, at each of those whom it could be aimed at. */
function acts(state: State, { id: combatantId }: Combatant) {
  const others = kit.everyone(state).filter(({ id }) => id !== combatantId);
  const findings = table.catalogue.listed(state, []).actions.map(({ key: action, name }) => {
    const act = { type: 'DeclareAction', combatantId, action } as const;
    if (action === 'rest') return judged(state, name, { ...act, targetIds: [] });
    const refuse = (id: string) => refusalOf(state, { ...act, targetIds: [id] });
    return kit.find.aimed(kit.find.candidateTargets(others, refuse), name, act);
  });
  return kit.find.merge(...findings);
}

/** DUE-05, every way that the dice can fall, by the very function that the fight uses. */
export const odds = kit.attackOdds<State, Command>({
  commands: ['DeclareAction'],
  refusalOf,
  damageBy: (state, strike) => {
    const by = (score: number, parry: number | null) => damageOf(state, strike, score, parry);
    const scores = scoresOf(state, strike.attackerId);
    return {
      NONE: kit.chances.map(scores, (score) => by(score, null)),
      PARRY: kit.chances.combine(scores, scoresOf(state, strike.targetId), by),
    };
  },
  terms: (state, { attackerId }) => termsOf(state, attackerId),
  defenseTerms: (state, { targetId }, defense) =>
    defense === 'PARRY' ? termsOf(state, targetId) : [],
  downs: (state, id, damage) => damage >= kit.combatantOf(state, id).hitPointsLeft,
});

export const clock = kit.turnClock('Duel', turns.turnOf);

export const view = (state: State, actor: kit.Actor): kit.EncounterView => ({
  ...kit.tableView(state, actor, {
    combatant: (one) => viewCombatant(one, actor),
    hidden: (newcomer) => viewCombatant(joining(newcomer, state), actor),
  }),
  ...table.catalogue.listed(state, []),
  ...kit.viewOpenAttack(state, { label: 'A strike', rule: 'DUE-05' }),
  clock: clock.of(state),
});

const viewCombatant = (one: Combatant, actor: kit.Actor) =>
  kit.combatantView(one, actor, {
    ...{ status: fightingStatus(one), conditions: [] },
    sheet: () => ({ kind: 'DUEL', ...kit.pick(one, ['skill', 'hitPoints', 'hitPointsLeft']) }),
  });

const lines: kit.Lines<Event> = {
  ...kit.sharedLines,
  DuelStrikeMet: ({ targetId, strike, parry, damage }, { who }) => {
    const met = parry ? kit.describeContest(strike, parry) : 'not met';
    return `${who(targetId)} takes ${damage} damage: ${met}`;
  },
};
export const narrate = kit.narratorOf<Event, State>(events, lines, kit.namesIn);
