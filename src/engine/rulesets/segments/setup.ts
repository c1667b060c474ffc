import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
import { hexKey, sameHex } from '../../grid/hex.ts';
import type { CombatantInput, CommandOf, Setup } from './commands.ts';
import { conditionsOf } from './actions.ts';
import { creatures, definitionsOf, findCreature, recruit } from './content/index.ts';
import type { Handler } from './handler.ts';
import { findAction, findCombatant, findCondition } from './lookup.ts';
import type { State } from './state.ts';

/** How many combatants, actions and conditions of its own an encounter may have. */
export const MAX_COMBATANTS = 100;
export const MAX_DEFINITIONS = 300;

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
  refuse: (state, command) => {
    const joining = command.combatants.length + command.creatures.length;
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        joining === 0 ? invalid('combatants', 'Name at least one combatant or creature.') : null,
      () =>
        Object.keys(state.combatants).length + joining > MAX_COMBATANTS
          ? invalid('combatants', `An encounter has at most ${MAX_COMBATANTS} combatants.`)
          : null,
      () => refuseStrangers(command),
      () => refuseDefinitions(state, definitionsFor(state, command)),
      () => refuseJoining(state, command),
    ]);
  },
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

/** A creature is named by its key in the packs. */
function refuseStrangers({ creatures: named }: AddCombatants): Rejection | null {
  const index = named.findIndex(({ creature }) => !findCreature(creature));
  if (index < 0) return null;
  const known = creatures.map(({ key }) => key).join(', ');
  return invalid(
    `creatures.${index}.creature`,
    `There is no creature '${named[index]?.creature ?? ''}': choose from ${known}.`,
  );
}

/** The sheets of the creatures. */
const recruits = ({ creatures: named }: AddCombatants): readonly CombatantInput[] =>
  named.flatMap(({ creature, ...posting }) => {
    const found = findCreature(creature);
    return found ? [recruit(found, posting)] : [];
  });

/** What the creatures need and the encounter does not know yet; what it knows stays as it is. */
function definitionsFor(state: State, { creatures: named }: AddCombatants) {
  const found = [...new Set(named.map(({ creature }) => findCreature(creature)))];
  const unique = <T extends { readonly key: string }>(list: readonly T[]): readonly T[] => [
    ...new Map(list.map((entry) => [entry.key, entry])).values(),
  ];
  return {
    actions: unique(found.flatMap((creature) => creature?.actions ?? [])).filter(
      ({ key }) => !findAction(state, key),
    ),
    conditions: unique(found.flatMap((creature) => creature?.conditions ?? [])).filter(
      ({ key }) => !findCondition(state, key),
    ),
  };
}

function refuseJoining(state: State, command: AddCombatants): Rejection | null {
  const sheets = [...command.combatants, ...recruits(command)];
  const own = command.combatants.length;
  return firstRefusal(
    sheets.map((input, i) => () => {
      const field = i < own ? `combatants.${i}` : `creatures.${i - own}`;
      return firstRefusal([
        () => refusePlace(state, sheets.slice(0, i), input, field),
        () => (i < own ? refuseTalents(state, input, `${field}.talents`) : null),
      ]);
    }),
  );
}

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
      () => refuseTaken('actions', actions, (key) => Boolean(findAction(state, key))),
      () => refuseTaken('conditions', conditions, (key) => Boolean(findCondition(state, key))),
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

/** An encounter has room for so much of its own. */
function refuseDefinitions(
  state: State,
  {
    actions,
    conditions,
  }: { readonly actions: readonly object[]; readonly conditions: readonly object[] },
): Rejection | null {
  const known = Object.keys({ ...state.actions, ...state.conditions }).length;
  return known + actions.length + conditions.length > MAX_DEFINITIONS
    ? invalid('actions', `An encounter defines at most ${MAX_DEFINITIONS} things.`)
    : null;
}

/** Definitions are final: what a fight began with stays what it was. */
function refuseTaken(
  field: string,
  added: readonly { readonly key: string }[],
  exists: (key: string) => boolean,
): Rejection | null {
  const keys = added.map(({ key }) => key);
  const index = keys.findIndex((key, i) => exists(key) || keys.indexOf(key) < i);
  if (index < 0) return null;
  return invalid(
    `${field}.${index}.key`,
    `'${keys[index] ?? ''}' is defined already: choose another key.`,
  );
}
