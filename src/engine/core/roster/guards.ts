import type { Option } from '../decision/decision.ts';
import type { Hex } from '../values/hex.ts';
import {
  data,
  dataField,
  optional,
  oneCombatant,
  option,
  someOf,
  text,
} from '../decision/findings.ts';
import type { CombatantId } from '../values/ids.ts';
import {
  firstRefusal,
  invalid,
  notFound,
  refuseTwice,
  type Rejection,
} from '../command/rejection.ts';
import { type Annotations, annotationsAfter } from '../schema/annotations.ts';
import { own } from '../values/record.ts';
import { findHidden, type WithHidden, type HiddenCombatant } from './hidden.ts';

/** Who is to be revealed, and where. */
interface Reveal {
  readonly combatantIds: readonly CombatantId[];
  readonly positions: readonly { readonly combatantId: CombatantId; readonly position: Hex }[];
}

interface Roster extends WithHidden<HiddenCombatant> {
  readonly combatants: Readonly<Record<CombatantId, unknown>>;
}

/** Everyone, hidden or not: ids, and the number of combatants, are counted over both. */
export const everyoneKnown = (state: Roster): Readonly<Record<CombatantId, unknown>> => ({
  ...state.combatants,
  ...state.hidden,
});

export const refuseNobody = (state: Roster, combatantId: CombatantId): Rejection | null =>
  own(everyoneKnown(state), combatantId) === undefined ? notFound('combatant', combatantId) : null;

/** Only who is hidden can be revealed, once each, and put somewhere else. */
export function refuseUnhidden(
  state: Roster,
  { combatantIds, positions }: Reveal,
): Rejection | null {
  const [shown] = combatantIds.filter((known) => own(state.combatants, known) !== undefined);
  const unknown = combatantIds.find((other) => !findHidden(state, other));
  const unnamed = positions.findIndex(({ combatantId }) => !combatantIds.includes(combatantId));
  return firstRefusal([
    () =>
      shown === undefined
        ? null
        : invalid('combatantIds', `'${shown}' is on the table already: name who is hidden.`),
    () => (unknown === undefined ? null : notFound('combatant', unknown)),
    () => refuseTwice('combatantIds', combatantIds, 'combatant'),
    () =>
      unnamed < 0
        ? null
        : invalid(`positions.${unnamed}.combatantId`, 'Name it in `combatantIds` too.'),
  ]);
}

/** Only who is on the table can be hidden, once each. */
export function refuseHidden(
  state: Roster,
  combatantIds: readonly CombatantId[],
): Rejection | null {
  const hidden = combatantIds.find((id) => findHidden(state, id));
  const unknown = combatantIds.find((id) => own(everyoneKnown(state), id) === undefined);
  return firstRefusal([
    () =>
      hidden === undefined
        ? null
        : invalid('combatantIds', `'${hidden}' is hidden already: name who is on the table.`),
    () => (unknown === undefined ? null : notFound('combatant', unknown)),
    () => refuseTwice('combatantIds', combatantIds, 'combatant'),
  ]);
}

interface Placed extends HiddenCombatant {
  readonly combatant: { readonly id: CombatantId; readonly position: Hex };
}

/** Those who are called to the table, each where it is to appear. */
export const revealed = <Hidden extends Placed>(
  state: WithHidden<Hidden>,
  { combatantIds, positions }: Reveal,
): readonly Hidden[] =>
  combatantIds.flatMap((id) => {
    const hidden = findHidden(state, id);
    if (!hidden) return [];
    const { combatant } = hidden;
    const place = positions.find(({ combatantId }) => combatantId === id);
    const position = place?.position ?? combatant.position;
    return [{ ...hidden, combatant: { ...combatant, position } }];
  });

/** An id names one combatant: of all at the table, and of those who join with it. */
export const refuseId = (
  state: Roster,
  id: CombatantId,
  { field, before }: { readonly field: string; readonly before: readonly { id: CombatantId }[] },
): Rejection | null =>
  Object.hasOwn(everyoneKnown(state), id) || before.some((other) => other.id === id)
    ? invalid(`${field}.id`, `There is a combatant '${id}' already: choose another id.`)
    : null;

interface Named extends Annotations {
  readonly name: string;
  readonly side: string;
}

/** With what the GM has changed. */
export const renamed = <Combatant extends Named>(
  combatant: Combatant,
  change: Annotations & Readonly<Record<'name' | 'side', string | null>>,
): Combatant => ({
  ...combatant,
  ...{ name: change.name ?? combatant.name, side: change.side ?? combatant.side },
  ...annotationsAfter(combatant, change),
});

/** A change says what is to be different. */
export function refuseNoChange({
  type: _type,
  combatantId: _combatantId,
  ...change
}: Readonly<Record<string, unknown>>): Rejection | null {
  return Object.values(change).every((part) => part === null)
    ? invalid('name', `Give at least one of ${Object.keys(change).join(', ')}.`)
    : null;
}

/** What the GM may do at any time about who is there; `fighting` is whether a fight is on. */
export function rosterOptions(state: Roster, fighting: boolean): readonly Option[] {
  const joining = [
    data('combatants'),
    optional(data('creatures'), 'None comes from the bestiary.'),
  ];
  const adding = [
    option('Add combatants', { type: 'AddCombatants' }, joining),
    option('Add hidden combatants', { type: 'AddCombatants', hidden: true }, joining),
  ];
  const ids = Object.keys(everyoneKnown(state));
  if (ids.length === 0) return adding;
  const target = oneCombatant('combatantId', ids);
  const present = Object.keys(state.combatants);
  const reason = optional(text('reason'), 'No reason is given.');
  const sheet = fighting ? [] : [optional(dataField('sheet'), 'The sheet stays as it is.')];
  return [
    ...adding,
    option('Change a combatant', { type: 'UpdateCombatant' }, [
      target,
      text('name'),
      optional(text('side'), 'It stays on its side.'),
      ...sheet,
    ]),
    option('Take a combatant off the table', { type: 'RemoveCombatant' }, [target, reason]),
    ...(present.length === 0
      ? []
      : [
          option('Hide combatants', { type: 'HideCombatants' }, [
            someOf('COMBATANT', 'combatantIds', present, [1, present.length]),
            reason,
          ]),
        ]),
  ];
}

/** To be judged one by one: the place of each may be taken. */
export const revealOption = (combatantId: CombatantId, name: string): Option =>
  option(`Reveal ${name}`, { type: 'RevealCombatants', combatantIds: [combatantId] }, [
    optional(data('positions'), 'It appears where it was put.'),
  ]);
