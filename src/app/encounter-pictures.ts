/**
 * The pictures of encounters. The list and the bytes are written one after the other, in an order in which a
 * process may end at any moment: a picture is listed before its bytes come, and no longer listed before they
 * go. What is listed without its bytes cannot be read until it is sent again; bytes that are not
 * listed are not read, and go with the encounter.
 */
import { platform } from '#platform';
import { type Actor, isPictureHash } from '@sixbeat/engine';
import type { Access, EncounterAccess } from './access.ts';
import { refuseLine } from './issues.ts';
import { sleep } from './pauses.ts';
import {
  type Caller,
  type EncounterRecord,
  type ListResult,
  type Picture,
  type PictureList,
  type Pictures,
  StoreError,
} from './ports.ts';
import { type AccessDenied, refuseAllButGM } from './seats/seats.ts';
import { judgePicture, type PictureFault } from './pictures/judge.ts';
import {
  isListed,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_NAME,
  refuseCrowd,
  withoutPicture,
  withPicture,
} from './pictures/list.ts';
import { rulesetOf } from './journal/ruleset-of.ts';
import { pictureUse } from './pictures/use.ts';

/** A picture that a game master sends. */
export interface Upload {
  readonly encounterId: string;
  readonly caller: Caller;
  /** For people; empty for none. */
  readonly name: string;
  /** The bytes, read once the sender may send them; null when there are too many of them. */
  readonly read: () => Promise<Uint8Array | null>;
}

export type PictureRefusal =
  | AccessDenied
  | {
      readonly kind: 'REFUSED';
      readonly code:
        | PictureFault
        | 'NO_PICTURES'
        | 'BAD_PICTURE_NAME'
        | 'PICTURE_TOO_LARGE'
        | 'TOO_MANY_PICTURES'
        | 'PICTURES_TOO_LARGE'
        /** Others have written all the while. */
        | 'PICTURES_CHANGED';
      readonly message: string;
    };

/** `isNew` is false when it had been sent before. */
export interface Kept {
  readonly kind: 'KEPT';
  readonly picture: Picture;
  readonly isNew: boolean;
}

/** How often a list is written that others write, too: twenty pictures may come at once. */
const MAX_ATTEMPTS = 40;
/** Milliseconds. */
const LONGEST_PAUSE = 40;

const tooLarge = `A picture has at most ${MAX_PICTURE_BYTES.toLocaleString('en')} bytes.`;

export class EncounterPictures {
  private readonly access: Access;

  constructor(access: Access) {
    this.access = access;
  }

  /** Those of an encounter; null to all but a GM. */
  async listed({
    record,
    seat,
  }: Pick<EncounterAccess, 'record' | 'seat'>): Promise<PictureList | null> {
    return seat.actor.kind === 'GM' ? this.store.pictureList(record.id) : null;
  }

  /** Keeps a picture; GM only. Sent again it is written again, with its new name. */
  async put({ encounterId, caller, name, read }: Upload): Promise<Kept | PictureRefusal> {
    const denied = await this.refuse(encounterId, caller);
    if (denied) return denied;
    const fault = name === '' ? null : refuseLine(name, MAX_PICTURE_NAME, 'The name of a picture');
    if (fault !== null) return refused('BAD_PICTURE_NAME', fault);
    const { pictures } = this.access.ports;
    if (!pictures) return refused('NO_PICTURES', 'This server keeps no pictures.');
    const bytes = await read();
    if (!bytes) return refused('PICTURE_TOO_LARGE', tooLarge);
    const judged = judgePicture(bytes);
    if (judged.kind === 'REFUSED') return judged;
    const hash = platform.sha256(bytes);
    const picture: Picture = { hash, name, ...judged.head, bytes: bytes.length };
    const listed = await this.list(encounterId, (list) => {
      const crowded = refuseCrowd(list, picture);
      return crowded ? refused(crowded.code, crowded.message) : withPicture(list, picture);
    });
    if ('kind' in listed) return listed;
    await pictures.put(encounterId, hash, bytes);
    // Deleted in between, it or the whole encounter: then the bytes have come too late.
    if (await this.isStillThere(encounterId, hash))
      return { kind: 'KEPT', picture, isNew: !isListed(listed, hash) };
    await pictures.delete(encounterId, hash);
    return overtaken;
  }

  /** The bytes of a picture, for who sees now what it belongs to, and the GM. */
  async get(
    encounterId: string,
    hash: string,
    caller: Caller,
  ): Promise<
    { readonly kind: 'FOUND'; readonly picture: Picture; readonly bytes: Uint8Array } | AccessDenied
  > {
    const access = await this.access.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { record, seat } = access;
    const maySee = seat.actor.kind === 'GM' || isSeenBy(seat.actor, record, hash);
    const { pictures } = maySee ? await this.store.pictureList(encounterId) : NONE;
    const picture = pictures.find((one) => one.hash === hash);
    const bytes = picture && (await this.access.ports.pictures?.get(encounterId, hash));
    return picture && bytes ? { kind: 'FOUND', picture, bytes } : { kind: 'NOT_FOUND' };
  }

  /** Deletes a picture, wherever it is used; GM only. Not found when there is none, nor bytes of one. */
  async delete(
    encounterId: string,
    hash: string,
    caller: Caller,
  ): Promise<{ readonly kind: 'DELETED' } | PictureRefusal> {
    const denied = await this.refuse(encounterId, caller);
    if (denied) return denied;
    // A storage may reject what is no hash.
    if (!isPictureHash(hash)) return notFound;
    const listed = await this.list(encounterId, (list) =>
      isListed(list, hash) ? withoutPicture(list, hash) : notFound,
    );
    if ('kind' in listed && listed.kind !== 'NOT_FOUND') return listed;
    // Also when it is no longer listed: what was cut off is done the second time.
    await this.access.ports.pictures?.delete(encounterId, hash);
    return 'kind' in listed ? listed : { kind: 'DELETED' };
  }

  /**
   * Gives an encounter that was branched its own copies. When storage fails it is there without them: its
   * battlefield and combatants go on naming them, and they can be sent again.
   */
  async copy(from: string, to: string): Promise<void> {
    const { pictures } = this.access.ports;
    if (!pictures) return;
    try {
      const { pictures: wanted } = await this.store.pictureList(from);
      const before = await this.store.pictureList(to);
      // The same request a second time.
      if (wanted.length === 0 || before.version > 0) return;
      const copied = await Promise.all(wanted.map((one) => copyOne(pictures, one, from, to)));
      const list = { version: 1, pictures: copied.filter((one) => one !== null) };
      const { kind } = await this.store.savePictureList(to, list);
      if (kind === 'MISSING') await pictures.erase(to);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }

  private async isStillThere(encounterId: string, hash: string): Promise<boolean> {
    const list = await this.store.pictureList(encounterId);
    return isListed(list, hash) && (await this.store.load(encounterId)) !== null;
  }

  private async refuse(encounterId: string, caller: Caller): Promise<AccessDenied | null> {
    const access = await this.access.read(encounterId, caller);
    return access.kind === 'GRANTED' ? refuseAllButGM(access.seat) : access;
  }

  /** Changes the list under its lock. @returns as it was before, or why it stays so */
  private async list<Refused extends { readonly kind: string }>(
    encounterId: string,
    change: (list: PictureList) => PictureList | Refused,
  ): Promise<PictureList | Refused | typeof overtaken | typeof notFound> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const before = await this.store.pictureList(encounterId);
      const after = change(before);
      if ('kind' in after) return after;
      const saved: ListResult = await this.store.savePictureList(encounterId, after);
      if (saved.kind === 'COMMITTED') return before;
      if (saved.kind === 'MISSING') return notFound;
      await sleep(Math.random() * Math.min(LONGEST_PAUSE, 2 ** attempt));
    }
    return overtaken;
  }

  private get store() {
    return this.access.ports.store;
  }
}

/** Whether it belongs to the ground, or to a combatant whom the seat sees. */
function isSeenBy(actor: Actor, record: EncounterRecord, hash: string): boolean {
  const { queries } = rulesetOf(record);
  const seen = queries.view(record.snapshot.state, actor);
  const { inBattlefield, combatantIds } = pictureUse(seen, hash);
  return inBattlefield || combatantIds.length > 0;
}

const NONE: Pick<PictureList, 'pictures'> = { pictures: [] };

/** Null for one whose bytes are not there. */
async function copyOne(
  pictures: Pictures,
  picture: Picture,
  from: string,
  to: string,
): Promise<Picture | null> {
  const bytes = await pictures.get(from, picture.hash);
  if (!bytes) return null;
  await pictures.put(to, picture.hash, bytes);
  return picture;
}

const refused = <Code extends Extract<PictureRefusal, { kind: 'REFUSED' }>['code']>(
  code: Code,
  message: string,
) => ({ kind: 'REFUSED', code, message }) as const;

const notFound = { kind: 'NOT_FOUND' } as const;

const overtaken = refused(
  'PICTURES_CHANGED',
  'The pictures of this encounter have changed all the while: send it again.',
);
