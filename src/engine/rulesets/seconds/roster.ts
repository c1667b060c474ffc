import type { Dice } from '../../core/values/dice.ts';
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
import type { Action } from './actions.ts';
import { type Builder, refuseCombos } from './combos.ts';
import type { CommandOf } from './commands.ts';
import { creatures, findCreature, recruit } from './creatures.ts';
import { refuseEnded } from './ended.ts';
import type { Handler } from './handler.ts';
import { rankNewcomers } from './initiative.ts';
import { combatantOf, findAction, findCombatant, isConscious } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { refuseDefinitions, unknownIn } from './setup.ts';
import type { CreatureSheet } from './sheet.ts';
import type { Combatant, Hidden, State } from './state.ts';

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
  carryOut: (log, command, dice) => {
    const newcomers = newcomersOf(command);
    if (command.hidden) log.emit({ type: 'CombatantsHidden', newcomers });
    else join(log, newcomers, dice);
  },
};

/** Those with sheets of their own, then the creatures, who bring what they need. */
const newcomersOf = ({ combatants, creatures: named }: AddCombatants): readonly Hidden[] => [
  ...combatants.map((combatant) => ({ combatant, actions: [] })),
  ...named.flatMap(({ creature, ...posting }) => {
    const found = findCreature(creature);
    return found ? [{ combatant: recruit(found, posting), actions: found.actions }] : [];
  }),
];

/** The one way to the table, seen by all alike wherever somebody comes from. */
function join(log: EventRecorder, newcomers: readonly Hidden[], dice: Dice): void {
  const actions = unknownIn(log.state, newcomers);
  const combatants = newcomers.map(({ combatant }) => combatant);
  if (actions.length > 0) log.emit({ type: 'ActionsDefined', actions, conditions: [] });
  log.emit({ type: 'CombatantsAdded', combatants });
  if (log.state.phase.kind !== 'COMBAT') return;
  const ids = combatants.map(({ id }) => id);
  rankNewcomers(log, ids, dice);
}

const refuseNewcomers = (state: State, command: AddCombatants): Rejection | null =>
  firstRefusedSheet(
    newcomersOf(command).map(({ combatant }) => combatant),
    command,
    (input, { field, before, own }) =>
      firstRefusal([
        () => refuseId(state, input.id, { field, before }),
        // Who is hidden comes to a hex when it is revealed.
        () => (command.hidden ? null : refusePlace(state, input.position)),
        () => (own ? refuseSheet(state, input, { field, brought: [] }) : null),
      ]),
  );

/** SEC-32: people bar nobody's way, obstacles do. */
export const refusePlace = ({ battlefield }: State, hex: Hex): Rejection | null =>
  battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex))
    ? illegal('SEC-32', `An obstacle fills ${hexKey(hex)}`, 'choose a free hex')
    : null;

/** Where a sheet stands in its command, and what its bearer brings that may be new. */
interface Place {
  readonly field: string;
  readonly brought: readonly Action[];
}

/** What it carries, knows and has built. */
function refuseSheet(
  state: State,
  sheet: Builder & Pick<CreatureSheet, 'weapons' | 'spells'>,
  { field, brought }: Place,
): Rejection | null {
  const find = (key: string) =>
    findAction(state, key) ?? brought.find((action) => action.key === key);
  const weapons = sheet.weapons.map(({ weapon }) => weapon);
  const ofWeapons = { field: `${field}.weapons`, types: ['MELEE', 'RANGED'] };
  const ofSpells = { field: `${field}.spells`, types: ['SPELL'] };
  return firstRefusal([
    () => refuseKeys(find, weapons, ofWeapons),
    () => refuseKeys(find, sheet.spells, ofSpells),
    () => refuseCombos(sheet, field),
  ]);
}

/** What a combatant carries or knows exists, is of the kind, and is listed once. */
function refuseKeys(
  find: (key: string) => Action | undefined,
  keys: readonly string[],
  { field, types }: { readonly field: string; readonly types: readonly string[] },
): Rejection | null {
  for (const key of keys) {
    const action = find(key);
    if (!action) return notFound('action', key);
    if (!types.includes(action.effect.type))
      return invalid(field, `'${key}' is none of ${types.join(', ')}: choose one that is.`);
  }
  return new Set(keys).size < keys.length ? invalid(field, 'Name each of them once.') : null;
}

type Reveal = CommandOf<'RevealCombatants'>;

/** SEC-06: from now on they are like anybody who comes late. */
export const revealCombatants: Handler<Reveal> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseUnhidden(state, command),
      () =>
        firstRefusal(
          revealed(state, command).map(
            ({ combatant }) =>
              () =>
                refusePlace(state, combatant.position),
          ),
        ),
    ]),
  carryOut: (log, command, dice) => {
    join(log, revealed(log.state, command), dice);
  },
};

type Update = CommandOf<'UpdateCombatant'>;

/** Name and side at any time; a sheet before the fight, or while its bearer is hidden. */
export const updateCombatant: Handler<Update> = {
  refuse: (state, command) => {
    const { targetId, sheet } = command;
    const hidden = findHidden(state, targetId);
    const present = findCombatant(state, targetId);
    const name = command.name ?? (hidden?.combatant ?? present)?.name ?? '';
    const place = { field: 'sheet', brought: hidden?.actions ?? [] };
    return firstRefusal([
      () => refuseNobody(state, targetId),
      () => refuseEnded(state),
      () => refuseNoChange(command),
      () => (sheet ? refuseSheet(state, { ...sheet, name }, place) : null),
      () => (sheet && present ? refuseNewSheet(state, present) : null),
    ]);
  },
  carryOut: (log, { targetId, name, side, sheet }) => {
    const hidden = findHidden(log.state, targetId);
    if (hidden) {
      const combatant = renamed({ ...hidden.combatant, ...sheet }, { name, side });
      log.emit({ type: 'CombatantsHidden', newcomers: [{ ...hidden, combatant }] });
      return;
    }
    const was = combatantOf(log.state, targetId);
    log.emit({ type: 'CombatantUpdated', combatantId: targetId, name, side, sheet });
    // SEC-53: the wounds of the new sheet are those of somebody conscious.
    if (sheet && !isConscious(was)) log.emit({ type: 'CombatantFightsOn', combatantId: targetId });
  },
};

const refuseNewSheet = ({ phase }: State, { name }: Combatant): Rejection | null =>
  phase.kind === 'COMBAT'
    ? illegal(
        'SEC-02',
        `A fight is on, and ${name} keeps its sheet until it is over`,
        'rule on its figures with `adjudicate`',
      )
    : null;

/** The GM takes somebody off the table, hidden or not, with all that it is a part of. */
export const removeCombatant: Handler<CommandOf<'RemoveCombatant'>> = {
  refuse: (state, { targetId }) =>
    firstRefusal([() => refuseNobody(state, targetId), () => refuseEnded(state)]),
  carryOut: (log, { targetId: combatantId, reason }) => {
    const hidden = findHidden(log.state, combatantId);
    if (hidden) {
      const { name } = hidden.combatant;
      log.emit({ type: 'HiddenCombatantRemoved', combatantId, name, reason });
      return;
    }
    const { name } = combatantOf(log.state, combatantId);
    dropAimsAt(log, combatantId);
    log.emit({ type: 'CombatantRemoved', combatantId, name, reason });
  },
};

/** SEC-49: whoever aims at one who goes aims at nobody. */
function dropAimsAt(log: EventRecorder, goneId: string): void {
  for (const { id, aimsAt } of Object.values(log.state.combatants))
    if (aimsAt === goneId) log.emit({ type: 'AimLost', combatantId: id });
}
