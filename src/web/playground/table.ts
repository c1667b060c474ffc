import type {
  AwaitingDetailsFragment,
  SeatViewFragment,
  TableDetailsFragment,
} from '../../client/index.ts';

/** As much of an encounter as the answers have shown so far: which fields, the operations say. */
export type SeenEncounter = { readonly id: string; readonly version: number } & Partial<
  TableDetailsFragment & AwaitingDetailsFragment & { readonly seat: SeatViewFragment }
>;

export interface TableState {
  /** Proves the seat; null when nobody sits here. */
  readonly token: string | null;
  /** Which encounter the token is for. */
  readonly encounterId: string | null;
  readonly seat: SeatViewFragment | null;
  readonly encounter: SeenEncounter | null;
  /** Why the server does not take the token; null as long as it does. */
  readonly rejected: string | null;
  /** What happened, a line each, the latest last. */
  readonly log: readonly string[];
  /** The seat that was issued last, which is somebody else's. */
  readonly issuedSeatId: string | null;
  /** What `exportEncounter` gave last. */
  readonly exported: unknown;
}

/** What GraphQL answers. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: unknown };
  }[];
}

/** A part of `sessionStorage`, which one browser tab has for itself and which ends with it. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'sixbeat:seat-token';
const LOG_LINES = 200;
/** Codes of answers to a token that is no use, or no longer. */
const DEAD = new Set<unknown>(['UNAUTHENTICATED', 'SEAT_REVOKED']);

const nobody: TableState = {
  token: null,
  encounterId: null,
  seat: null,
  encounter: null,
  rejected: null,
  log: [],
  issuedSeatId: null,
  exported: null,
};

/** Where this browser tab sits, and what it has seen from there: learnt from every answer. */
export class Table {
  state = nobody;
  private readonly memory: Memory;
  private readonly listeners = new Set<() => void>();

  constructor(memory: Memory) {
    this.memory = memory;
    const token = memory.getItem(KEY);
    if (token !== null) this.sit(token);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes a seat; says whether the token looks like that of one. The server may yet refuse it. */
  sit(token: string): boolean {
    const encounterId = encounterOf(token);
    if (encounterId === null) return false;
    this.memory.setItem(KEY, token);
    this.become({ ...nobody, token, encounterId });
    return true;
  }

  leave(): void {
    this.memory.removeItem(KEY);
    this.become(nobody);
  }

  /** Learns from an answer; `seated` when it was asked with the token of this seat. */
  see({ data, errors }: Answer, seated: boolean): void {
    const answers = isRecord(data) ? Object.values(data).filter(isRecord) : [];
    if (seated) {
      const problems = answers.map(({ code, message }) => ({ code, message }));
      const failed = errors?.map(({ message, extensions }) => ({
        code: extensions?.code,
        message,
      }));
      const dead = [...problems, ...(failed ?? [])].find(({ code }) => DEAD.has(code));
      this.become({ ...this.state, rejected: dead ? String(dead.message) : null });
    }
    for (const answer of answers) this.learn(answer);
  }

  private learn(answer: Readonly<Record<string, unknown>>): void {
    const { token, seat, events, document } = answer;
    if (typeof token === 'string') this.given(token, seat);
    if (document !== undefined) this.become({ ...this.state, exported: document });
    const seen = answer.encounter ?? answer;
    if (!isEncounter(seen) || seen.id !== this.state.encounterId) return;
    const before = this.state.encounter;
    // An earlier version, asked for by its number, is not where the fight stands.
    if (before && seen.version < before.version) return;
    const encounter = { ...before, ...inDetail(seen) };
    const lines = seen.version === before?.version ? [] : textsOf(events);
    this.become({
      ...this.state,
      encounter,
      seat: seen.seat ?? this.state.seat,
      log: [...this.state.log, ...lines].slice(-LOG_LINES),
    });
  }

  /** A token for another encounter is ours, for we opened it; one for this, somebody else's. */
  private given(token: string, seat: unknown): void {
    if (encounterOf(token) !== this.state.encounterId) this.sit(token);
    if (!isRecord(seat)) return;
    if (token === this.state.token) {
      this.become({ ...this.state, seat: seat as unknown as SeatViewFragment });
    } else this.become({ ...this.state, issuedSeatId: String(seat.id) });
  }

  private become(state: TableState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** The encounter that the token of a seat is for: a JSON Web Token can be read without the key. */
function encounterOf(token: string): string | null {
  try {
    const body = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) && typeof claims.enc === 'string' ? claims.enc : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEncounter = (value: unknown): value is SeenEncounter =>
  isRecord(value) && typeof value.id === 'string' && typeof value.version === 'number';

/** Without what a screen has been told less of than the buttons need. */
function inDetail({ awaiting, combatants, timeline, ...rest }: SeenEncounter): SeenEncounter {
  const isDetailed = awaiting?.every((due) => 'listed' in due) ?? true;
  const parts = { awaiting, combatants, timeline };
  const told = Object.entries(parts).filter(([, part]) => part !== undefined);
  return isDetailed ? { ...rest, ...Object.fromEntries(told) } : rest;
}

const textsOf = (events: unknown): readonly string[] =>
  Array.isArray(events)
    ? events.filter(isRecord).flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
    : [];
