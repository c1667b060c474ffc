import type { Decision, Option } from '../../../core/decision/decision.ts';
import { tableDecision as decisionOfTable } from '../../../core/table/listing.ts';
import { errorOf } from '../../../core/values/result.ts';
import { roster } from '../gm/roster.ts';
import { conditions, conditionsOf, inflictable } from '../model/conditions.ts';
import type { State } from '../model/state.ts';
import { oneCombatant, option, text } from './build.ts';

/** What the GM may do at any time. */
export const tableDecision = (state: State): Decision =>
  decisionOfTable(state, () => ({
    refuseReveal: (command) => errorOf(roster.RevealCombatants.judge(state, command)),
    rulings: conditionOptions(state, Object.keys(state.combatants)),
  }));

/** SEC-34, 53: the conditions that the GM may inflict, and those that the GM may end. */
function conditionOptions({ combatants }: State, ids: readonly string[]): readonly Option[] {
  if (ids.length === 0) return [];
  const type = 'Adjudicate';
  const inflicting = conditions.flatMap(({ key, name }) =>
    key in inflictable
      ? [
          option(`Rule that someone is ${name}`, { type, inflict: [{ condition: key }] }, [
            oneCombatant('combatantId', ids),
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
              { type, combatantId: combatant.id, lift: [key] },
              [text('reason')],
            ),
          ]
        : [],
    ),
  );
  return [...inflicting, ...ending];
}
