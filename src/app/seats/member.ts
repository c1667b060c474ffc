/** How an account finds an encounter again at which it has claimed a seat. */
import type { EncounterRecord, Member } from '../ports.ts';

/** By when the encounter was made: an import says that as precisely as it likes. */
export const placeOf = ({ id, createdAt }: Pick<EncounterRecord, 'id' | 'createdAt'>): string =>
  `${new Date(createdAt).toISOString()}#${id}`;

export const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#(enc|pty)_[0-9a-f]{20}$/;

export const memberOf = ({ id, createdAt }: EncounterRecord, account: string): Member => ({
  account: id.startsWith('pty_') ? partiesOf(account) : account,
  place: placeOf({ id, createdAt }),
});

/** The parties of an account are listed under a name of their own, apart from its encounters. */
export const partiesOf = (account: string): string => `${account}/parties`;
