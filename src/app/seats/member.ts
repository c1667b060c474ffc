/** How an account finds an encounter again at which it has claimed a seat. */
import type { EncounterRecord, Member } from '../ports.ts';

/** By when the encounter was made: an import says that as precisely as it likes. */
export const placeOf = ({ id, createdAt }: Pick<EncounterRecord, 'id' | 'createdAt'>): string =>
  `${new Date(createdAt).toISOString()}#${id}`;

export const isPlace = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#enc_[0-9a-f]{20}$/.test(text);

export const memberOf = (record: EncounterRecord, account: string): Member => ({
  account,
  place: placeOf(record),
});
