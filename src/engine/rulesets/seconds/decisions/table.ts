import type { Decision, Option } from '../../../core/decision/decision.ts';
import { tableDecision as decisionOfTable } from '../../../core/table/listing.ts';
import { knownActions } from '../stats/abilities.ts';
import { takesNoTime } from '../stats/budget.ts';
import { errorOf } from '../../../core/values/result.ts';
import { roster } from '../gm/roster.ts';
import { vetoAction } from '../gm/veto.ts';
import { conditions, conditionsOf, inflictable } from '../model/conditions.ts';
import { combatantOf, currentTurn } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import {
  allowed,
  type Options,
  optionIf,
  merge,
  nothing,
  oneCombatant,
  option,
  someOf,
  text,
} from './build.ts';

/** What the GM may do at any time. */
export const tableDecision = (state: State): Decision =>
  decisionOfTable(state, () => ({
    refuseReveal: (command) => errorOf(roster.RevealCombatants.judge(state, command)),
    rulings: conditionOptions(state, Object.keys(state.combatants)),
    findings: [contestFindings(state), vetoFindings(state)],
  }));

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

/** SEC-05: who does something first. */
function contestFindings({ combatants }: State): Options {
  const ids = Object.keys(combatants);
  if (ids.length < 2) return nothing;
  const contestants = someOf('COMBATANT', 'contestantIds', ids, [2, ids.length]);
  return allowed(option('Who comes first?', { type: 'RollContest' }, [contestants]));
}

/** SEC-31: to rule out more of an action that takes no time. */
function vetoFindings(state: State): Options {
  const turn = currentTurn(state);
  if (!turn) return nothing;
  const owner = combatantOf(state, turn.combatantId);
  return merge(
    ...knownActions(state, owner)
      .filter((action) => takesNoTime(owner, action))
      .map(({ key, name }) => {
        const command = { type: 'VetoAction' as const, action: key };
        const label = `${owner.name}: no more of ${name} in this turn`;
        return optionIf(option(label, command), errorOf(vetoAction.judge(state, command)));
      }),
  );
}
