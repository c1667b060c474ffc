import type { CombatantId } from '../../../core/values/ids.ts';
import { remembered } from '../../../core/values/remembered.ts';
import { changeCombatant } from '../model/change.ts';
import type { EventOfType } from '../model/events.ts';
import type { Weapon } from '../model/combatant/items.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** What a combatant has hands for. */
export const HANDS = 2;

export const weaponsOf = ({ items }: Combatant): readonly Weapon[] =>
  items.filter((item) => item.kind === 'WEAPON');

export const heldWeapons = ({ items }: Combatant): readonly Weapon[] => heldAmong(items);

/** Items stay the same objects until one of them changes. */
const heldAmong = remembered((items: Combatant['items']) =>
  items.filter((item) => item.kind === 'WEAPON').filter(({ held }) => held),
);

export const findHeld = (combatant: Combatant, key: string | null): Weapon | undefined =>
  heldWeapons(combatant).find((weapon) => weapon.key === key);

/** What a combatant has under this key is called. */
export const itemName = ({ items }: Combatant, key: string | null): string | null =>
  items.find((item) => item.key === key)?.name ?? null;

/** The hands that are free once `without` is out of them. */
export const freeHands = (by: Combatant, without: string | null): number =>
  heldWeapons(by).reduce((free, { key, hands }) => (key === without ? free : free - hands), HANDS);

/** What could be taken in hand once `without` is out of it. */
export const drawable = (by: Combatant, without: string | null): readonly Weapon[] =>
  weaponsOf(by).filter(({ held, hands }) => !held && hands <= freeHands(by, without));

/** VIG-37: what could be let fall: a weapon in hand, a shield, gear. */
export const droppable = ({ items }: Combatant): readonly string[] =>
  items
    .filter((item) => (item.kind === 'WEAPON' ? item.held : item.kind !== 'ARMOR'))
    .map(({ key }) => key);

/** Drops, stows or draws things, which the event names. */
export function handleItems(
  log: EventRecorder,
  combatantId: CombatantId,
  { drop = null, stow = null, draw = null }: Partial<Handling>,
): void {
  const combatant = combatantOf(log.state, combatantId);
  const named = (key: string | null) => itemName(combatant, key);
  log.emit({
    type: 'ItemsHandled',
    ...{ combatantId, drop, stow, draw },
    ...{ dropName: named(drop), stowName: named(stow), drawName: named(draw) },
  });
}

type Handling = Pick<EventOfType<'ItemsHandled'>, 'drop' | 'stow' | 'draw'>;

export function withItemsHandled(
  state: State,
  { combatantId, drop, stow, draw }: EventOfType<'ItemsHandled'>,
): State {
  const { items } = combatantOf(state, combatantId);
  return changeCombatant(state, combatantId, {
    items: items
      .filter(({ key }) => key !== drop)
      .map((item) =>
        item.kind === 'WEAPON' && (item.key === stow || item.key === draw)
          ? { ...item, held: item.key === draw }
          : item,
      ),
  });
}

export function setLoaded(
  state: State,
  { type, combatantId, weapon }: EventOfType<'WeaponLoaded' | 'WeaponDischarged'>,
): State {
  const { items } = combatantOf(state, combatantId);
  return changeCombatant(state, combatantId, {
    items: items.map((item) =>
      item.kind === 'WEAPON' && item.key === weapon
        ? { ...item, loaded: type === 'WeaponLoaded' }
        : item,
    ),
  });
}
