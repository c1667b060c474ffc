/** Whom a sheet can be tried against: the bestiary, other saved sheets, and who is in one's fights. */
import type { Ruleset } from '../../client/index.ts';
import {
  BestiaryDocument,
  CatalogueDocument,
  ScreenDocument,
  SheetDocument,
} from '../api/generated/whole.ts';
import { send } from '../api/api.ts';
import type { HeldSeat } from '../api/seats.ts';
import { basicsOf, sheetOf } from './from-fight.ts';
import type { SavedSheet } from './library.ts';
import { faultsOf } from './sheet-file.ts';
import type { Opponent } from './trial.ts';

export interface Target {
  readonly key: string;
  readonly name: string;
  /** @throws Error in words, where it cannot be known */
  readonly opponent: () => Promise<Opponent>;
}

export interface Source {
  readonly key: string;
  readonly name: string;
  /** @throws Error when no server answers */
  readonly targets: () => Promise<readonly Target[]>;
}

/** @param sheets other than the one that is tried. @param held the last opened first */
export function sourcesFor(
  ruleset: Ruleset,
  sheets: readonly SavedSheet[],
  held: readonly HeldSeat[],
): readonly Source[] {
  const seats = held.filter((seat) => seat.ruleset === ruleset);
  const fights = [...Map.groupBy(seats, ({ encounterId }) => encounterId).values()];
  return [
    bestiaryOf(ruleset),
    ...(sheets.length > 0 ? [libraryOf(sheets)] : []),
    ...fights.flatMap(([seat]) => (seat ? [fightOf(ruleset, seat)] : [])),
  ];
}

const bestiaryOf = (ruleset: Ruleset): Source => ({
  key: 'bestiary',
  name: 'Bestiary',
  targets: async () => {
    const { bestiary } = await send(BestiaryDocument, { ruleset }, null);
    return bestiary.map(({ key, name }) => ({
      ...{ key, name },
      opponent: () => Promise.resolve({ is: 'CREATURE', key }),
    }));
  },
});

const libraryOf = (sheets: readonly SavedSheet[]): Source => ({
  key: 'sheets',
  name: 'Saved sheets',
  targets: () =>
    Promise.resolve(
      sheets.map((saved) => ({
        ...{ key: saved.id, name: saved.name },
        opponent: () => Promise.resolve({ is: 'SHEET', saved }),
      })),
    ),
});

/** Whom the seat sees there. */
const fightOf = (ruleset: Ruleset, seat: HeldSeat): Source => ({
  key: seat.encounterId,
  name: seat.name,
  targets: async () => {
    const { encounter } = await send(ScreenDocument, { id: seat.encounterId }, seat.token);
    return (encounter?.combatants ?? []).map(({ id, name }) => ({
      ...{ key: id, name },
      opponent: async () => ({ is: 'SHEET', saved: await sheetIn(ruleset, seat, id) }),
    }));
  },
});

/** A combatant's sheet, unharmed, where the seat may read it. */
async function sheetIn(ruleset: Ruleset, seat: HeldSeat, id: string): Promise<SavedSheet> {
  const { encounterId, token } = seat;
  const [{ node }, { encounter: known }] = await Promise.all([
    send(SheetDocument, { id }, token),
    send(CatalogueDocument, { id: encounterId }, token),
  ]);
  if (node?.__typename !== 'Combatant' || !known)
    throw new Error('It is not in the fight any more.');
  if (!node.sheet) throw new Error(`Your seat may not read the sheet of ${node.name}.`);
  const saved = sheetOf(node, ruleset, known, await basicsOf(ruleset));
  if (faultsOf(saved).length > 0)
    throw new Error(`Something of ${node.name} cannot be written down.`);
  return saved;
}
