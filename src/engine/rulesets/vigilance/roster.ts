import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import {
  firstRefusedSheet,
  refuseOvercrowding,
  refuseUnknownCreatures,
} from '../../core/roster/joining.ts';
import {
  everybody,
  refuseId,
  refuseNobody,
  refuseNoChange,
  refuseUnhidden,
  renamed,
  revealed,
} from '../../core/roster/roster-commands.ts';
import { findHidden } from '../../core/roster/hidden.ts';
import { type Hex, hexKey, sameHex } from '../../grid/hex.ts';
import { combatantSchema, type CommandOf } from './commands.ts';
import { creatures, findCreature, recruit } from './content/index.ts';
import type { Handler } from './handler.ts';
import { settleWithout } from './initiative.ts';
import { damageLimit, maxFocus, maxVigor, stressLimit } from './limits.ts';
import { combatantOf, findAction, findCombatant, findCondition } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { isInTheWay } from './movement.ts';
import { type Definitions, refuseDefinitions, refuseEnded, unknownIn } from './setup.ts';
import type { Combatant, Hidden, Newcomer, State } from './state.ts';

type AddCombatants = CommandOf<'AddCombatants'>;

export const addCombatants: Handler<AddCombatants> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseOvercrowding(everybody(state), command),
      () => refuseUnknownCreatures(command, creatures),
      () => refuseDefinitions(state, newcomersOf(command)),
      () => refuseNewcomers(state, command),
    ]),
  carryOut: (log, command) => {
    const newcomers = newcomersOf(command);
    if (command.hidden) log.emit({ type: 'CombatantsHidden', newcomers });
    else join(log, newcomers);
  },
};

/** Those with sheets of their own, then the creatures, who bring what they need. */
const newcomersOf = ({ combatants, creatures: named }: AddCombatants): readonly Hidden[] => [
  ...combatants.map((combatant) => ({ combatant, ...nothing })),
  ...named.flatMap(({ creature, ...posting }) => {
    const found = findCreature(creature);
    if (!found) return [];
    const { actions, conditions } = found;
    return [{ combatant: combatantSchema.parse(recruit(found, posting)), actions, conditions }];
  }),
];

const nothing: Definitions = { actions: [], conditions: [] };

/** The one way to the table, seen by all alike wherever somebody comes from. */
function join(log: EventRecorder, newcomers: readonly Hidden[]): void {
  const { actions, conditions } = unknownIn(log.state, newcomers);
  if (actions.length + conditions.length > 0)
    log.emit({ type: 'ActionsDefined', actions, conditions });
  log.emit({ type: 'CombatantsAdded', combatants: newcomers.map(({ combatant }) => combatant) });
}

const refuseNewcomers = (state: State, command: AddCombatants): Rejection | null =>
  firstRefusedSheet(
    newcomersOf(command).map(({ combatant }) => combatant),
    command,
    (input, { field, before, own }) =>
      firstRefusal([
        () => refuseId(state, input.id, { field, before }),
        // Who is hidden takes up no field, and comes to one when it is revealed.
        () => (command.hidden ? null : refusePlace(state, input.position, before)),
        () => (own ? refuseSheet(state, input, { field, brought: nothing }) : null),
      ]),
  );

/** VIG-34: a field in which nothing and nobody stands; who lies on the ground is in nobody's way. */
export function refusePlace(
  state: State,
  hex: Hex,
  others: readonly Pick<Combatant, 'position'>[] = [],
): Rejection | null {
  const standing = Object.values(state.combatants).filter(isInTheWay);
  const taken =
    [...standing, ...others].some(({ position }) => sameHex(position, hex)) ||
    state.battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex));
  return taken ? illegal('VIG-34', `The field ${hexKey(hex)} is taken`, 'choose a free one') : null;
}

type Sheet = Omit<Newcomer, 'id' | 'name' | 'side' | 'position'>;

function refuseSheet(
  state: State,
  sheet: Sheet,
  { field, brought }: { readonly field: string; readonly brought: Definitions },
): Rejection | null {
  const knows = (known: unknown, list: readonly { readonly key: string }[], key: string) =>
    known !== undefined || list.some((entry) => entry.key === key);
  return firstRefusal([
    () => refuseVitality(sheet, field),
    () => refuseRepeated(`${field}.items`, sheet.items),
    () => {
      const unknown = sheet.learnt.find(
        (key) => !knows(findAction(state, key), brought.actions, key),
      );
      return unknown === undefined ? null : notFound('action', unknown);
    },
    () => {
      const unknown = sheet.conditions.find(
        ({ condition: key }) => !knows(findCondition(state, key), brought.conditions, key),
      );
      return unknown ? notFound('condition', unknown.condition) : null;
    },
    () =>
      refuseRepeated(
        `${field}.conditions`,
        sheet.conditions.map(({ condition }) => ({ key: condition })),
      ),
  ]);
}

/** VIG-15 to 19: nobody begins beyond a limit, or with more than a pool holds. */
function refuseVitality({ nature, damage, stress }: Sheet, field: string) {
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

type Reveal = CommandOf<'RevealCombatants'>;

/** From now on they are like anybody who comes late. */
export const revealCombatants: Handler<Reveal> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseUnhidden(state, command),
      () => {
        const joining = revealed(state, command).map(({ combatant }) => combatant);
        return firstRefusal(
          joining.map(
            ({ position }, i) =>
              () =>
                refusePlace(state, position, joining.slice(0, i)),
          ),
        );
      },
    ]),
  carryOut: (log, command) => {
    join(log, revealed(log.state, command));
  },
};

type Update = CommandOf<'UpdateCombatant'>;

/** Name and side at any time; a sheet before the fight, or while its bearer is hidden. */
export const updateCombatant: Handler<Update> = {
  refuse: (state, command) => {
    const { targetId, sheet } = command;
    const brought = findHidden(state, targetId) ?? nothing;
    const present = findCombatant(state, targetId);
    return firstRefusal([
      () => refuseNobody(state, targetId),
      () => refuseEnded(state),
      () => refuseNoChange(command),
      () => (sheet ? refuseSheet(state, sheet, { field: 'sheet', brought }) : null),
      () => (sheet && present ? refuseNewSheet(state, present) : null),
    ]);
  },
  carryOut: (log, { targetId: combatantId, name, side, sheet }) => {
    const hidden = findHidden(log.state, combatantId);
    if (hidden) {
      const combatant = renamed({ ...hidden.combatant, ...sheet }, { name, side });
      log.emit({ type: 'CombatantsHidden', newcomers: [{ ...hidden, combatant }] });
      return;
    }
    const was = combatantOf(log.state, combatantId);
    log.emit({ type: 'CombatantUpdated', combatantId, name, side, sheet });
    // VIG-22: the damage of the new sheet is that of somebody able.
    if (sheet && !isInTheWay(was)) log.emit({ type: 'CombatantFightsOn', combatantId });
  },
};

function refuseNewSheet(state: State, combatant: Combatant): Rejection | null {
  if (state.phase.kind === 'COMBAT')
    return illegal(
      'VIG-06',
      `A fight is on, and ${combatant.name} keeps its sheet until it is over`,
      'rule on its figures with `adjudicate`',
    );
  return isInTheWay(combatant) ? null : refusePlace(state, combatant.position);
}

/** The GM takes somebody off the table, hidden or not, with all that it is a part of. */
export const removeCombatant: Handler<CommandOf<'RemoveCombatant'>> = {
  refuse: (state, { targetId }) =>
    firstRefusal([() => refuseNobody(state, targetId), () => refuseEnded(state)]),
  carryOut: (log, { targetId: combatantId, reason }, dice) => {
    const hidden = findHidden(log.state, combatantId);
    const { name } = hidden?.combatant ?? combatantOf(log.state, combatantId);
    const type = hidden ? 'HiddenCombatantRemoved' : 'CombatantRemoved';
    log.emit({ type, combatantId, name, reason });
    if (!hidden) settleWithout(log, dice);
  },
};
