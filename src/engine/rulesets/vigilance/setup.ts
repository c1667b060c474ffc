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
import { type Action, countersOf } from './actions.ts';
import { combatantSchema, type CombatantInput, type CommandOf, type Setup } from './commands.ts';
import type { Condition } from './conditions.ts';
import { creatures, definitionsOf, findCreature, recruit } from './content/index.ts';
import type { Handler } from './handler.ts';
import { findAction, findCombatant, findCondition } from './lookup.ts';
import { isInTheWay } from './movement.ts';
import type { State } from './state.ts';
import { damageLimit, maxFocus, maxVigor, stressLimit } from './limits.ts';

export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  ...definitionsOf(content),
  combatants: {},
  battlefield,
  phase: { kind: 'SETUP' },
});

export function refuseEnded(state: State): Rejection | null {
  if (state.phase.kind !== 'ENDED') return null;
  return illegal('VIG-26', 'This encounter has ended', 'play on in a new one');
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
    return found ? [combatantSchema.parse(recruit(found, posting))] : [];
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
      refusePlace(state, before, input, field) ?? (own ? refuseSheet(state, input, field) : null),
  );

function refusePlace(
  state: State,
  before: readonly CombatantInput[],
  { id, position }: CombatantInput,
  field: string,
): Rejection | null {
  const standing = Object.values(state.combatants).filter(isInTheWay);
  if (findCombatant(state, id) || before.some((other) => other.id === id))
    return invalid(`${field}.id`, `There is a combatant '${id}' already: choose another id.`);
  const taken =
    [...standing, ...before].some((other) => sameHex(other.position, position)) ||
    state.battlefield.obstacles.some((hex) => sameHex(hex, position));
  return taken
    ? illegal('VIG-34', `The field ${hexKey(position)} is taken`, 'choose a free one')
    : null;
}

function refuseSheet(state: State, input: CombatantInput, field: string): Rejection | null {
  return firstRefusal([
    () => refuseVitality(input, field),
    () => refuseRepeated(`${field}.items`, input.items),
    () => {
      const unknown = input.learnt.find((key) => !findAction(state, key));
      return unknown === undefined ? null : notFound('action', unknown);
    },
    () => {
      const unknown = input.conditions.find(({ condition }) => !findCondition(state, condition));
      return unknown ? notFound('condition', unknown.condition) : null;
    },
    () =>
      refuseRepeated(
        `${field}.conditions`,
        input.conditions.map(({ condition }) => ({ key: condition })),
      ),
  ]);
}

/** VIG-15 to 19: nobody begins beyond a limit, or with more than a pool holds. */
function refuseVitality({ nature, damage, stress }: CombatantInput, field: string) {
  if (damage >= damageLimit({ nature }))
    return invalid(`${field}.damage`, 'The damage must be below its limit: give less.');
  if (stress >= stressLimit({ nature }))
    return invalid(`${field}.stress`, 'The stress must be below its limit: give less.');
  if (nature.kind === 'CREATURE') return null;
  const { abilities, vigor, focus } = nature;
  if (vigor !== null && vigor > maxVigor(abilities))
    return invalid(`${field}.nature.vigor`, `At most ${maxVigor(abilities)} vigor.`);
  if (focus !== null && focus > maxFocus(abilities))
    return invalid(`${field}.nature.focus`, `At most ${maxFocus(abilities)} focus.`);
  return null;
}

function refuseRepeated(field: string, list: readonly { readonly key: string }[]) {
  const index = list.findIndex(({ key }, i) => list.slice(0, i).some((other) => other.key === key));
  return index < 0 ? null : invalid(`${field}.${index}`, 'This key is there twice.');
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
          .flatMap(countersOf)
          .find(({ condition }) => !known.has(condition) && !findCondition(state, condition));
        return missing ? notFound('condition', missing.condition) : null;
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
