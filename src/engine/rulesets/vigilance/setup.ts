import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
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

/** How many combatants, actions and conditions of its own an encounter may have. */
export const MAX_COMBATANTS = 100;
export const MAX_DEFINITIONS = 300;

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
      () => refuseTooMany(state, definitionsFor(state, command)),
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
    return found ? [combatantSchema.parse(recruit(found, posting))] : [];
  });

interface Definitions {
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

/** What the creatures need and the encounter does not know yet; what it knows stays as it is. */
function definitionsFor(state: State, { creatures: named }: AddCombatants): Definitions {
  const needed = new Set(named.map(({ creature }) => findCreature(creature)));
  const found = [...needed].filter((creature) => creature !== undefined);
  const unique = <T extends { readonly key: string }>(list: readonly T[]): readonly T[] => [
    ...new Map(list.map((entry) => [entry.key, entry])).values(),
  ];
  return {
    actions: unique(found.flatMap(({ actions }) => actions)).filter(
      ({ key }) => !findAction(state, key),
    ),
    conditions: unique(found.flatMap(({ conditions }) => conditions)).filter(
      ({ key }) => !findCondition(state, key),
    ),
  };
}

function refuseTooMany(state: State, { actions, conditions }: Definitions): Rejection | null {
  const known = Object.keys(state.actions).length + Object.keys(state.conditions).length;
  return known + actions.length + conditions.length > MAX_DEFINITIONS
    ? invalid('actions', `An encounter defines at most ${MAX_DEFINITIONS} things.`)
    : null;
}

function refuseJoining(state: State, command: AddCombatants): Rejection | null {
  const sheets = [...command.combatants, ...recruits(command)];
  const own = command.combatants.length;
  return firstRefusal(
    sheets.map((input, i) => () => {
      const before = sheets.slice(0, i);
      return i < own
        ? (refusePlace(state, before, input, `combatants.${i}`) ??
            refuseSheet(state, input, `combatants.${i}`))
        : refusePlace(state, before, input, `creatures.${i - own}`);
    }),
  );
}

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
      () => refuseTooMany(state, { actions, conditions }),
      () => refuseTaken('actions', actions, (key) => Boolean(findAction(state, key))),
      () => refuseTaken('conditions', conditions, (key) => Boolean(findCondition(state, key))),
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

/** Definitions are final: what a fight began with stays what it was. */
function refuseTaken(
  field: string,
  added: readonly { readonly key: string }[],
  exists: (key: string) => boolean,
): Rejection | null {
  const keys = added.map(({ key }) => key);
  const index = keys.findIndex((key, i) => exists(key) || keys.indexOf(key) < i);
  if (index < 0) return null;
  return invalid(`${field}.${index}.key`, `'${keys[index] ?? ''}' is defined already.`);
}
