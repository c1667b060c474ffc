import { type Actor, plays } from '../../../src/engine/core/command/actor.ts';
import type { Decision } from '../../../src/engine/core/decision/decision.ts';
import * as find from '../../../src/engine/core/decision/findings.ts';
import { rulingOptions } from '../../../src/engine/core/roster/adjudication.ts';
import { allHidden } from '../../../src/engine/core/roster/hidden.ts';
import { revealOption, rosterOptions } from '../../../src/engine/core/roster/guards.ts';
import { yieldDecisions } from '../../../src/engine/core/table/ending.ts';
import { everyone } from '../../../src/engine/core/table/state.ts';
import { allActions, refusalOf } from './decide.ts';
import { standingOf } from './gm.ts';
import type { Attack, Combatant, Command, State } from './model.ts';

/** An option that the actor may not take is not shown; whose decision is due is known to all. */
export const legal = (state: State, actor: Actor): readonly Decision[] =>
  decisions(state).flatMap((due) => {
    const { combatantId: id, required } = due;
    if (id === null ? actor.kind === 'GM' : plays(actor, id)) return [due];
    return required ? [{ ...due, options: [], refusals: [] }] : [];
  });

function decisions(state: State): readonly Decision[] {
  const { phase, attack, combatants } = state;
  if (phase.kind === 'ENDED') return [];
  const turn = phase.kind === 'COMBAT' && phase.turnOfId !== null ? phase.turnOfId : '';
  const owner = combatants[turn];
  return [
    ...(phase.kind === 'SETUP' ? [setupDecision(state)] : []),
    ...(attack ? [defenseDecision(state, attack)] : owner ? [turnDecision(state, owner)] : []),
    ...yieldDecisions(everyone(state), standingOf),
    tableDecision(state),
  ];
}

const judged = (state: State, label: string, command: Command) =>
  find.judged(find.option(label, command), refusalOf(state, command));

const setupDecision = (state: State): Decision =>
  find.decision(
    { kind: 'SETUP', required: true },
    judged(state, 'Roll initiative', { type: 'RollInitiative' }),
  );

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
function turnDecision(state: State, { id: combatantId }: Combatant): Decision {
  const others = Object.keys(state.combatants).filter((id) => id !== combatantId);
  const findings = allActions(state).map(({ key: action, name }) => {
    const act = { type: 'DeclareAction', combatantId, action } as const;
    if (action === 'rest') return judged(state, name, { ...act, targetIds: [] });
    const at = others.map((id) => judged(state, name, { ...act, targetIds: [id] }));
    const open = others.filter((_, i) => at[i]?.refusals.length === 0);
    const strike = find.option(name, act, [find.targets(open, 1)]);
    const { refusals } = find.merge(...at);
    return { options: open.length > 0 ? [strike] : [], refusals };
  });
  return find.decision({ kind: 'TURN', combatantId, required: true }, find.merge(...findings));
}

/** What the GM may do at any time. */
function tableDecision(state: State): Decision {
  const { phase, combatants } = state;
  const places = phase.kind === 'COMBAT' ? phase.order.length : 0;
  const hexes = ['obstacles', 'concealing', 'dark'].map((field) => find.data(field, 0, 5000));
  return find.decision(
    { kind: 'TABLE', required: false },
    find.merge(
      find.allowed(
        ...rosterOptions(state, phase.kind === 'COMBAT'),
        ...rulingOptions(Object.keys(combatants), places),
        find.option('Define actions', { type: 'DefineActions' }, [find.datum('definitions')]),
        find.option('Set the battlefield', { type: 'SetBattlefield' }, hexes),
        find.option('End the encounter', { type: 'EndEncounter' }),
      ),
      ...allHidden(state).map(({ combatant: { id, name } }) => {
        const reveal = { type: 'RevealCombatants', combatantIds: [id], positions: [] } as const;
        return find.judged(revealOption(id, name), refusalOf(state, reveal));
      }),
    ),
  );
}
