import type { Decision, Option } from '../../../core/decision/decision.ts';
import { rulingOptions } from '../../../core/roster/adjudication.ts';
import { allHidden } from '../../../core/roster/hidden.ts';
import { revealOption, rosterOptions } from '../../../core/roster/guards.ts';
import { knownActions } from '../figures/abilities.ts';
import { takesNoTime } from '../figures/budget.ts';
import { roster } from '../gm/roster.ts';
import { vetoAction } from '../gm/veto.ts';
import { conditions, conditionsOf, inflictable } from '../model/conditions.ts';
import { combatantOf, currentTurn } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import {
  allowed,
  anyOf,
  data,
  datum,
  decision,
  type Findings,
  judged,
  merge,
  nothing,
  oneCombatant,
  option,
  text,
} from './build.ts';

/** What the GM may do at any time. */
export function tableDecision(state: State): Decision {
  const ids = Object.keys(state.combatants);
  const places = state.phase.kind === 'COMBAT' ? state.phase.order.length : 0;
  return decision(
    { kind: 'TABLE', required: false },
    merge(
      allowed(
        ...rosterOptions(state, state.phase.kind !== 'SETUP'),
        ...rulingOptions(ids, places),
        ...conditionOptions(state, ids),
        option('Define actions', { type: 'DefineActions' }, [datum('definitions')]),
        option('Set the battlefield', { type: 'SetBattlefield' }, [
          data('obstacles', 0, 5000),
          data('concealing', 0, 5000),
          data('dark', 0, 5000),
        ]),
        option('End the encounter', { type: 'EndEncounter' }),
      ),
      revealFindings(state),
      contestFindings(state),
      vetoFindings(state),
    ),
  );
}

/** SEC-34, 53: the conditions that the GM may inflict, and those that the GM may end. */
function conditionOptions({ combatants }: State, ids: readonly string[]): readonly Option[] {
  if (ids.length === 0) return [];
  const type = 'Adjudicate';
  const inflicting = conditions.flatMap(({ key, name }) =>
    key in inflictable
      ? [
          option(`Rule that someone is ${name}`, { type, inflict: [{ condition: key }] }, [
            oneCombatant('targetId', ids),
            text('reason'),
          ]),
        ]
      : [],
  );
  const ending = Object.values(combatants).flatMap((combatant) =>
    conditionsOf(combatant).flatMap(({ key, name }) =>
      key in inflictable
        ? [
            option(
              `${combatant.name}: end ${name}`,
              { type, targetId: combatant.id, lift: [key] },
              [text('reason')],
            ),
          ]
        : [],
    ),
  );
  return [...inflicting, ...ending];
}

/** Hidden combatants can be revealed where no obstacle is by now. */
const revealFindings = (state: State): Findings =>
  merge(
    ...allHidden(state).map(({ combatant: { id, name } }) => {
      const command = { type: 'RevealCombatants' as const, combatantIds: [id], positions: [] };
      return judged(revealOption(id, name), roster.RevealCombatants.refuse(state, command));
    }),
  );

/** SEC-05: who does something first. */
function contestFindings({ combatants }: State): Findings {
  const ids = Object.keys(combatants);
  if (ids.length < 2) return nothing;
  const contestants = { ...anyOf('COMBATANT', 'contestantIds', ids, ids.length), min: 2 };
  return allowed(option('Who comes first?', { type: 'RollContest' }, [contestants]));
}

/** SEC-31: to rule out more of an action that takes no time. */
function vetoFindings(state: State): Findings {
  const turn = currentTurn(state);
  if (!turn) return nothing;
  const owner = combatantOf(state, turn.combatantId);
  return merge(
    ...knownActions(state, owner)
      .filter((action) => takesNoTime(owner, action))
      .map(({ key, name }) => {
        const command = { type: 'VetoAction' as const, action: key };
        const label = `${owner.name}: no more of ${name} in this turn`;
        return judged(option(label, command), vetoAction.refuse(state, command));
      }),
  );
}
