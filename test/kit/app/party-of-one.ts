/** A party of one, and the fights that she has been in. */
import type { Encounters } from '../../../src/app/encounters.ts';
import type { Caller } from '../../../src/app/ports.ts';
import { done, someone } from './app-fight.ts';
import { gmOf, nobody } from './seats.ts';

/** A party of one, made by a caller. */
export async function gathered(app: Encounters, caller: Caller = nobody) {
  const made = await app.parties.create('SEGMENTS', { name: 'The Lanterns' }, caller);
  const { id } = done(made).record;
  const asked = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const command = { type: 'AddCombatants', combatants: [someone('Ana', 0)] };
  const { record } = done(await app.parties.submit({ ...asked, command }));
  return { id, asked, record };
}

/** A fight that is over, in which Ana has lost hit points. */
export async function fought(
  app: Encounters,
  partyId: string,
  hitPoints: number,
  maker: Caller = nobody,
) {
  const { id } = done(await app.create('SEGMENTS', { name: 'A fight' }, maker)).record;
  const asked = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const joining = { partyId, caller: gmOf(partyId), memberIds: null, at: { q: 0, r: 0 } };
  const arriving = await app.parties.arriving(joining);
  if (arriving.kind !== 'ARRIVING') throw new Error(arriving.kind);
  const { members, from } = arriving;
  const coming = { type: 'AddCombatants', members };
  done(await app.submit({ ...asked, command: coming }, arriving));
  const ruling = { type: 'Adjudicate', combatantId: from[0]!.combatantId, reason: 'A test' };
  done(await app.submit({ ...asked, command: { ...ruling, stats: { hitPoints } } }));
  done(await app.submit({ ...asked, command: { type: 'EndEncounter' } }));
  const fight = { encounterId: id, caller: gmOf(id), memberIds: null };
  return { ...fight, combatantId: from[0]!.combatantId };
}
