import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
import {
  firstMisfit,
  refuseCrowd,
  refuseRoom,
  refuseStrangers,
  refuseTaken,
  unknownOf,
} from '../../core/roster.ts';
import { hexKey, sameHex } from '../../grid/hex.ts';
import type { CombatantInput, CommandOf, Setup } from './commands.ts';
import { type Action, conditionsOf } from './actions.ts';
import type { Condition } from './conditions.ts';
import { creatures, definitionsOf, findCreature, recruit } from './content/index.ts';
import type { Handler } from './handler.ts';
import { findAction, findCombatant, findCondition } from './lookup.ts';
import type { State } from './state.ts';

export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  ...definitionsOf(content),
  combatants: {},
  battlefield,
  phase: { kind: 'SETUP', opening: 'UNUSED' },
  attacks: [],
  ongoing: [],
  grapples: [],
});

export function refuseEnded(state: State): Rejection | null {
  if (state.phase.kind !== 'ENDED') return null;
  return illegal('SEG-107', 'This encounter has ended', 'play on in a new one');
}

type AddCombatants = CommandOf<'AddCombatants'>;

export const addCombatants: Handler<AddCombatants> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseCrowd(state.combatants, command),
      () => refuseStrangers(command, creatures),
      () => refuseDefinitions(state, definitionsFor(state, command)),
      () => refuseJoining(state, command),
    ]),
  carryOut: (log, command) => {
    const { actions, conditions } = definitionsFor(log.state, command);
    if (actions.length + conditions.length > 0)
      log.emit({ type: 'ActionsDefined', actions, conditions });
    log.emit({
      type: 'CombatantsAdded',
      combatants: [...command.combatants, ...recruits(command)],
    });
  },
};

/** The sheets of the creatures. */
const recruits = ({ creatures: named }: AddCombatants): readonly CombatantInput[] =>
  named.flatMap(({ creature, ...posting }) => {
    const found = findCreature(creature);
    return found ? [recruit(found, posting)] : [];
  });

interface Definitions {
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

/** What the creatures need and the encounter does not know yet; what it knows stays as it is. */
function definitionsFor(state: State, { creatures: named }: AddCombatants): Definitions {
  const found = named.flatMap(({ creature }) => findCreature(creature) ?? []);
  return {
    actions: unknownOf(
      found.flatMap(({ actions }) => actions),
      knowsAction(state),
    ),
    conditions: unknownOf(
      found.flatMap(({ conditions }) => conditions),
      knowsCondition(state),
    ),
  };
}

const knowsAction = (state: State) => (key: string) => Boolean(findAction(state, key));
const knowsCondition = (state: State) => (key: string) => Boolean(findCondition(state, key));

const refuseJoining = (state: State, command: AddCombatants): Rejection | null =>
  firstMisfit(
    [...command.combatants, ...recruits(command)],
    command,
    (input, { field, before, own }) =>
      refusePlace(state, before, input, field) ??
      (own ? refuseTalents(state, input, `${field}.talents`) : null),
  );

function refusePlace(
  state: State,
  before: readonly CombatantInput[],
  input: CombatantInput,
  field: string,
): Rejection | null {
  const standing = Object.values(state.combatants).filter(({ status }) => status !== 'DOWN');
  return firstRefusal([
    () =>
      findCombatant(state, input.id) || before.some(({ id }) => id === input.id)
        ? invalid(`${field}.id`, `There is a combatant '${input.id}' already: choose another id.`)
        : null,
    () =>
      [...standing, ...before].some(({ position }) => sameHex(position, input.position))
        ? illegal('SEG-55', `Someone stands at ${hexKey(input.position)}`, 'choose a free hex')
        : null,
    () =>
      state.battlefield.obstacles.some((hex) => sameHex(hex, input.position))
        ? illegal('SEG-55', `An obstacle fills ${hexKey(input.position)}`, 'choose a free hex')
        : null,
  ]);
}

function refuseTalents(state: State, { talents }: CombatantInput, field: string): Rejection | null {
  const keys = talents.map(({ action }) => action);
  const unknown = keys.find((key) => !findAction(state, key));
  if (unknown !== undefined) return notFound('action', unknown);
  if (new Set(keys).size < keys.length)
    return invalid(field, 'A combatant has each talent once: name none twice.');
  return null;
}

export const defineActions: Handler<CommandOf<'DefineActions'>> = {
  refuse: (state, { actions, conditions }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseDefinitions(state, { actions, conditions }),
      () => refuseTaken('actions', actions, knowsAction(state)),
      () => refuseTaken('conditions', conditions, knowsCondition(state)),
      () => {
        const known = new Set(conditions.map(({ key }) => key));
        const missing = actions
          .flatMap(conditionsOf)
          .find((key) => !known.has(key) && !findCondition(state, key));
        return missing === undefined ? null : notFound('condition', missing);
      },
    ]),
  carryOut: (log, { actions, conditions }) => {
    log.emit({ type: 'ActionsDefined', actions, conditions });
  },
};

const refuseDefinitions = (state: State, { actions, conditions }: Definitions): Rejection | null =>
  refuseRoom(
    Object.keys(state.actions).length + Object.keys(state.conditions).length,
    actions.length + conditions.length,
  );
