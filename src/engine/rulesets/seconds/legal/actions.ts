import { distance } from '../../../grid/hex.ts';
import { type Declared, refuseIntent } from '../action/intent.ts';
import { knownActions, weaponsOf } from '../figures/abilities.ts';
import { secondsOf } from '../figures/budget.ts';
import { moveDestinations } from '../ground/movement.ts';
import { refuseRunning, type Run, runsOf } from '../ground/running.ts';
import type { Action } from '../model/actions.ts';
import { actionOf, capacityOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { destination, type Findings, judged, labelOf, merge, option, price } from './build.ts';

/** What a declaration says besides the action. */
type Particulars = Partial<Pick<Declared, 'weapon' | 'combo' | 'targetIds'>>;

/** Everything that the combatant whose turn it is can begin, and what it cannot, with the reason. */
export function actionFindings(state: State, combatant: Combatant): Findings {
  return merge(
    ...knownActions(state, combatant).map((action) => {
      switch (action.effect.type) {
        case 'MOVE':
          return moveFindings(state, combatant, action);
        case 'RUN':
          return runFindings(state, combatant, action);
        case 'POSTURE':
        case 'AIM':
        case 'COMBO':
        case 'HANDLE':
        case 'RELOAD':
        case 'HELP_RELOAD':
        case 'STABILIZE':
        case 'MELEE':
        case 'RANGED':
        case 'SPELL':
        case 'ACTIVITY':
          return merge(
            ...particularsOf(state, combatant, action).map(({ name, ...particulars }) =>
              useFindings(state, { combatant, action, name, particulars }),
            ),
          );
      }
    }),
  );
}

/** An action with all that a declaration must say, and what it is called then. */
interface ActionUse {
  readonly combatant: Combatant;
  readonly action: Action;
  readonly name: string;
  readonly particulars: Particulars;
}

function useFindings(state: State, { combatant, action, name, particulars }: ActionUse): Findings {
  const command = commandOf(combatant, action, particulars);
  const declared: Declared = { ...withoutParticulars, ...command };
  const refusal = refuseIntent(state, declared);
  const seconds = refusal ? action.seconds : secondsOf(state, combatant, declared);
  return judged(option(labelOf(name, seconds), command, [], price(seconds)), refusal);
}

/** A declaration that names the action alone. */
const withoutParticulars = { weapon: null, combo: null, targetIds: [], to: null, path: null };

const commandOf = (combatant: Combatant, { key }: Action, particulars: Particulars) => ({
  type: 'DeclareAction' as const,
  combatantId: combatant.id,
  action: key,
  ...particulars,
});

/** The same action with each weapon, combo or neighbour that it could be done with. */
function particularsOf(
  state: State,
  combatant: Combatant,
  { name, effect }: Action,
): readonly (Particulars & { readonly name: string })[] {
  const nameOf = (key: string) => actionOf(state, key).name;
  switch (effect.type) {
    case 'HANDLE':
      return combatant.gear.map(({ weapon }) => ({ name: `${name} ${nameOf(weapon)}`, weapon }));
    case 'RELOAD':
      return reloadableWeapons(state, combatant).map((weapon) => ({
        name: `${name} ${nameOf(weapon)}`,
        weapon,
      }));
    case 'HELP_RELOAD':
      return Object.values(state.combatants)
        .filter(({ id }) => id !== combatant.id)
        .filter(({ position }) => distance(position, combatant.position) <= 1)
        .flatMap((owner) =>
          reloadableWeapons(state, owner).map((weapon) => ({
            name: `${name} ${owner.name}'s ${nameOf(weapon)}`,
            weapon,
            targetIds: [owner.id],
          })),
        );
    case 'COMBO':
      return combatant.sheet.combos.flatMap((combo) =>
        weaponsOf(combatant).map((weapon) => ({
          name: `${combo.name} with ${nameOf(weapon)}`,
          weapon,
          combo: combo.key,
        })),
      );
    case 'MOVE':
    case 'RUN':
    case 'POSTURE':
    case 'AIM':
    case 'STABILIZE':
    case 'MELEE':
    case 'RANGED':
    case 'SPELL':
    case 'ACTIVITY':
      return [{ name }];
  }
}

/** The weapons that have to be reloaded. */
const reloadableWeapons = (state: State, { gear }: Combatant): readonly string[] =>
  gear.filter(({ weapon }) => capacityOf(state, weapon) > 0).map(({ weapon }) => weapon);

function moveFindings(state: State, combatant: Combatant, action: Action): Findings {
  const reach = moveDestinations(state, combatant);
  const command = commandOf(combatant, action, {});
  const choices = reach.length > 0 ? [destination(reach, 1)] : [];
  const declared: Declared = { ...withoutParticulars, ...command, to: reach[0] ?? null };
  return judged(
    option(labelOf(action.name, action.seconds), command, choices, price(action.seconds)),
    refuseIntent(state, declared),
  );
}

/** SEC-33: runs of the same length are one option. */
function runFindings(state: State, combatant: Combatant, action: Action): Findings {
  const command = commandOf(combatant, action, {});
  const runs = refuseRunning(combatant) ? [] : runsOf(state, combatant);
  const [first] = runs;
  const declared: Declared = { ...withoutParticulars, ...command, to: first?.path.at(-1) ?? null };
  const refusal = refuseIntent(state, declared);
  if (refusal) return judged(option(labelOf(action.name, action.seconds), command), refusal);
  const lengths = [...new Set(runs.map(({ seconds }) => seconds))].sort();
  return merge(
    ...lengths.map((seconds) =>
      judged(
        option(
          labelOf(action.name, seconds),
          command,
          [destination(endsOf(runs.filter((run) => run.seconds === seconds)), 1)],
          price(seconds),
        ),
        null,
      ),
    ),
  );
}

const endsOf = (runs: readonly Run[]) => runs.flatMap(({ path }) => path.slice(-1));
