import { distance } from '../../../grid/hex.ts';
import type { Action } from '../actions.ts';
import { secondsOf } from '../budget.ts';
import { type Declared, refuseIntent } from '../intent.ts';
import { capacityOf } from '../lookup.ts';
import { actionOf, knownActions, weaponsOf } from '../lookup.ts';
import { moveDestinations, refuseRunning, type Run, runsOf } from '../movement.ts';
import type { Combatant, State } from '../state.ts';
import { merge, destination, type Findings, judged, labelOf, option, price } from './build.ts';

/** What of a declaration differs from a plain one. */
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
              offer(state, { combatant, action, name, particulars }),
            ),
          );
      }
    }),
  );
}

interface Offer {
  readonly combatant: Combatant;
  readonly action: Action;
  readonly name: string;
  readonly particulars: Particulars;
}

function offer(state: State, { combatant, action, name, particulars }: Offer): Findings {
  const command = commandOf(combatant, action, particulars);
  const declared: Declared = { ...plain, ...command };
  const refusal = refuseIntent(state, declared);
  const seconds = refusal ? action.seconds : secondsOf(state, combatant, declared);
  return judged(option(labelOf(name, seconds), command, [], price(seconds)), refusal);
}

const plain = { weapon: null, combo: null, targetIds: [], to: null, path: null };

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
      return shooters(state, combatant).map((weapon) => ({
        name: `${name} ${nameOf(weapon)}`,
        weapon,
      }));
    case 'HELP_RELOAD':
      return Object.values(state.combatants)
        .filter(({ id }) => id !== combatant.id)
        .filter(({ position }) => distance(position, combatant.position) <= 1)
        .flatMap((owner) =>
          shooters(state, owner).map((weapon) => ({
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
const shooters = (state: State, { gear }: Combatant): readonly string[] =>
  gear.filter(({ weapon }) => capacityOf(state, weapon) > 0).map(({ weapon }) => weapon);

function moveFindings(state: State, combatant: Combatant, action: Action): Findings {
  const reach = moveDestinations(state, combatant);
  const command = commandOf(combatant, action, {});
  const choices = reach.length > 0 ? [destination(reach, 1)] : [];
  const declared: Declared = { ...plain, ...command, to: reach[0] ?? null };
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
  const declared: Declared = { ...plain, ...command, to: first?.path.at(-1) ?? null };
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
