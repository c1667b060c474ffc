import { decider, type Handlers } from '../../../src/engine/core/command/handler.ts';
import { type EventRecorder, recordFrom } from '../../../src/engine/core/command/event-recorder.ts';
import * as no from '../../../src/engine/core/command/rejection.ts';
import { diceTerm, scoreOf, valueTerm } from '../../../src/engine/core/score/score.ts';
import type { Dice } from '../../../src/engine/core/values/dice.ts';
import { own } from '../../../src/engine/core/values/record.ts';
import { outcomeOf } from '../../../src/engine/core/views/outcome.ts';
import { sightOn } from '../../../src/engine/grid/battlefield.ts';
import { evolve } from './evolve.ts';
import { catalogue, fightingSides, gmHandlers, isStanding, refuseEnded } from './gm.ts';
import type { Attack, Command, CommandOf, Event, State } from './model.ts';

export const allActions = (state: State) => catalogue.listed(state, []).actions;

export const findAction = (state: State, key: string) => catalogue.findAction(state, key);

const handlers: Handlers<State, Event, Command> = {
  ...gmHandlers,
  RollInitiative: {
    refuse: (state) =>
      no.firstRefusal([
        () => refuseEnded(state),
        () =>
          state.phase.kind === 'SETUP'
            ? null
            : no.illegal('DUE-02', 'The order is rolled', 'play the fight on'),
        () =>
          fightingSides(state).length > 1
            ? null
            : no.illegal('DUE-01', 'There are no two sides', 'bring in somebody of another'),
      ]),
    carryOut: (log, _, dice) => {
      const ids = Object.keys(log.state.combatants);
      const faces = dice.roll(ids.length, 6);
      const rolls = ids.map((id, i) => ({ id, face: faces[i] ?? 0 }));
      const ranked = rolls.toSorted((a, b) => b.face - a.face);
      const order = ranked.map(({ id }) => id);
      log.emit({ type: 'DuelOrdered', order, faces: ranked.map(({ face }) => face) });
    },
  },
  DeclareAction: {
    refuse: (state, command) =>
      no.firstRefusal([
        () => refuseOutOfFight(state, command.combatantId),
        () =>
          state.attack && no.illegal('DUE-05', 'A strike waits for its answer', 'answer it first'),
        () => refuseTurn(state, command),
        () => (findAction(state, command.action) ? null : no.notFound('action', command.action)),
        () => refuseAim(state, command),
      ]),
    carryOut: (log, { combatantId, action, targetIds: [targetId] }) => {
      const { phase } = log.state;
      const id = `${phase.kind === 'COMBAT' ? phase.round : 0}.${combatantId}`;
      if (targetId === undefined) log.emit({ type: 'DuelistRested', combatantId });
      else log.emit({ type: 'DuelStrikeMade', id, attackerId: combatantId, targetId, action });
      log.emit({ type: 'TurnEnded', combatantId });
    },
  },
  ResolveDefense: {
    refuse: (state, { combatantId, attackId }) =>
      no.firstRefusal([
        () => refuseOutOfFight(state, combatantId),
        () =>
          state.attack?.targetId === combatantId
            ? null
            : no.illegal('DUE-05', 'No strike is aimed at them', 'wait for one'),
        () => (state.attack?.id === attackId ? null : no.notFound('attack', attackId)),
      ]),
    carryOut: (log, { combatantId, defense }, dice) => {
      const { attack, combatants } = log.state;
      if (!attack) return;
      const roll = (id: string) => {
        const faces = dice.roll(1, 6);
        const flat = combatants[id]?.skill ?? 0;
        const rolled = faces.map((face) => ({ sides: 6, face, counts: face }));
        return scoreOf([valueTerm('skill', flat), diceTerm('die', 1, 6)], rolled, 'the pips');
      };
      const strike = roll(attack.attackerId);
      const parry = defense === 'PARRY' ? roll(combatantId) : null;
      const damage = damageOf(log.state, attack, [
        strike.rolled[0]?.face ?? 0,
        parry?.rolled[0]?.face ?? null,
      ]);
      log.emit({ type: 'DuelStrikeMet', ...attack, strike, parry, damage });
      if (log.state.combatants[combatantId]?.hitPointsLeft === 0)
        log.emit({ type: 'DuelistDown', combatantId });
    },
  },
};

/** DUE-05: what a strike does by the faces; `parry` is null when it is taken. Also for the odds. */
export function damageOf(
  state: State,
  { attackerId, targetId, action }: Omit<Attack, 'id'>,
  [strike, parry]: readonly [number, number | null],
): number {
  const force = findAction(state, action)?.force ?? 0;
  if (parry === null) return strike + force;
  const skillOf = (id: string) => state.combatants[id]?.skill ?? 0;
  const margin = strike + skillOf(attackerId) - parry - skillOf(targetId);
  if (margin === 0) return state.settings.equalParry === 'HOLDS' ? 0 : 1 + force;
  return margin > 0 ? margin + force : 0;
}

const refuseUnknown = (state: State, id: string) =>
  own(state.combatants, id) ? null : no.notFound('combatant', id);

const refuseOutOfFight = (state: State, id: string) =>
  refuseUnknown(state, id) ??
  refuseEnded(state) ??
  (state.phase.kind === 'SETUP'
    ? no.illegal('DUE-02', 'The fight has not begun', 'roll initiative')
    : null);

const refuseTurn = ({ phase }: State, { combatantId }: CommandOf<'DeclareAction'>) =>
  phase.kind === 'COMBAT' && phase.turnOfId === combatantId
    ? null
    : no.illegal('DUE-03', 'It is the turn of somebody else', 'wait for your own');

function refuseAim(state: State, { combatantId, action, targetIds }: CommandOf<'DeclareAction'>) {
  const [targetId] = targetIds;
  if ((action === 'rest') !== (targetId === undefined))
    return no.illegal('DUE-04', 'A strike has one target and a rest none', 'aim it so');
  if (targetId === undefined) return null;
  const [striker, target] = [own(state.combatants, combatantId), own(state.combatants, targetId)];
  if (!striker || !target) return no.notFound('combatant', targetId);
  if (target.side === striker.side || !isStanding(target))
    return no.illegal('DUE-04', `${target.name} is no enemy who fights`, 'strike at one');
  return sightOn(state.battlefield, striker.position, target.position).clear
    ? null
    : no.illegal('DUE-08', `${target.name} is out of sight`, 'strike at somebody else or rest');
}

/** Plays on to the next decision: an answer to a strike, or a turn (DUE-01, 03). */
function playOn(log: EventRecorder<State, Event>, _: Dice): void {
  while (log.state.phase.kind === 'COMBAT' && !log.state.attack) {
    const { combatants } = log.state;
    const { waiting, turnOfId, round } = log.state.phase;
    const mayAct = (id: string) => combatants[id] !== undefined && isStanding(combatants[id]);
    const outcome = outcomeOf(fightingSides(log.state));
    const next = waiting.find(mayAct);
    if (!outcome && turnOfId !== null && mayAct(turnOfId)) return;
    if (outcome) log.emit({ type: 'EncounterEnded', outcome });
    else if (turnOfId !== null) log.emit({ type: 'TurnEnded', combatantId: turnOfId });
    else if (next !== undefined) log.emit({ type: 'TurnStarted', combatantId: next });
    else log.emit({ type: 'RoundStarted', round: round + 1 });
  }
}

export const { decide, refusalOf } = decider(
  handlers,
  (start) => recordFrom(start, evolve),
  playOn,
);
