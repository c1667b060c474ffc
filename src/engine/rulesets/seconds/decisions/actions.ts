import type { Option } from '../../../core/decision/decision.ts';
import { distance } from '../../../grid/hex.ts';
import { secondsToGo } from '../action/doing.ts';
import { refuseIntent } from '../action/intent.ts';
import { aimedAs, couldReach } from '../action/reach.ts';
import { knownActions, weaponsOf } from '../stats/abilities.ts';
import { secondsOf } from '../stats/budget.ts';
import type { Action } from '../model/actions.ts';
import { actionOf, capacityOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import {
  allowed,
  type Options,
  withIntent,
  lazyOptionIf,
  labelled,
  labelOf,
  merge,
  option,
  price,
  reachingNobody,
  secondsOfIt,
} from './build.ts';
import { commandOf, declaration, type Particulars } from './declaration.ts';
import { moveFindings, runFindings } from './movement.ts';

/** Everything that the combatant whose turn it is can begin, and what it cannot, with the reason. */
export function actionFindings(state: State, combatant: Combatant): Options {
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
        case 'FETCH':
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

/** SEC-57: an attack says whom it could reach; one that reaches nobody is there to begin anyway. */
function useFindings(state: State, use: ActionUse): Options {
  const { combatant, action, particulars } = use;
  const declared = declaration(combatant, action, particulars);
  const refusal = refuseIntent(state, declared);
  const found = lazyOptionIf(refusal, () => useOption(state, use));
  // It is the last that can forbid it, and is not asked where that is said.
  return refusal?.code === 'ILLEGAL' && refusal.rule === 'SEC-57'
    ? merge(
        found,
        allowed(useOption(state, { ...use, particulars: { ...particulars, anyway: true } })),
      )
    : found;
}

function useOption(state: State, { combatant, action, name, particulars }: ActionUse): Option {
  const command = commandOf(combatant, action, particulars);
  const declared = declaration(combatant, action, particulars);
  const seconds = secondsOf(state, combatant, declared);
  const aiming = aimedAs(state, combatant, declared);
  const choices = action.consecutive ? [] : [secondsOfIt(Math.min(seconds, secondsToGo(state)))];
  const label = labelOf(name, seconds);
  const plain = option(label, command, choices, price(seconds));
  if (!aiming) return plain;
  const attack = withIntent('ATTACK', plain);
  return labelled(particulars.anyway ? reachingNobody(attack) : attack, () => {
    const reach = couldReach(state, aiming).map((id) => combatantOf(state, id).name);
    return `${label}, ${reach.length > 0 ? `in reach: ${listed(reach)}` : 'with nobody in reach yet'}`;
  });
}

/** How many names a label lists. */
const NAMED = 4;

const listed = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ');

/** The same action with each weapon, object, combo or neighbour that it could be done with. */
function particularsOf(
  state: State,
  combatant: Combatant,
  { name, effect }: Action,
): readonly (Particulars & { readonly name: string })[] {
  const nameOf = (key: string) => actionOf(state, key).name;
  switch (effect.type) {
    case 'HANDLE':
      return [
        ...combatant.gear.map(({ weapon }) => ({ name: `${name} ${nameOf(weapon)}`, weapon })),
        ...(effect.how === 'DROPPED' ? objectsOf(combatant, name) : []),
      ];
    case 'FETCH':
      return [{ name }, ...objectsOf(combatant, name)];
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

/** SEC-31: each thing carried that is no weapon. */
const objectsOf = ({ objects }: Combatant, does: string) =>
  objects.map(({ key, name }) => ({ name: `${does} ${name}`, object: key }));

/** The weapons that have to be reloaded. */
const reloadableWeapons = (state: State, { gear }: Combatant): readonly string[] =>
  gear.filter(({ weapon }) => capacityOf(state, weapon) > 0).map(({ weapon }) => weapon);
