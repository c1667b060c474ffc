/** Methods that play a fight, with nothing but `fetch`: `connect({ url }).fight(id).take(option)`. */
import { answerOf, type Done, type Refused } from './connect/answer.ts';
import { Fight, type MapSettings } from './connect/fight.ts';
import { Server, type ServerSettings } from './connect/server.ts';
import type {
  CreateEncounterInput,
  CreateEncounterMutation,
  ImportEncounterInput,
  ImportEncounterMutation,
} from './generated/operations.ts';
import { CreateEncounterText, ImportEncounterText } from './generated/texts.ts';

export type {
  Answer,
  Choice,
  Decision,
  Done,
  Encounter,
  Option,
  Refused,
} from './connect/answer.ts';
export type { Ending, Update } from './connect/follow.ts';
export { RequestError } from './connect/request-error.ts';
export type { OptionPickInput } from './generated/operations.ts';
export type { Fight, MapSettings };

export interface Settings extends ServerSettings {
  /** Of an account, an API key, or of the seat at the one fight that is played. */
  readonly token?: string;
}

/** A new fight, or the document of one that was exported. */
export type Setup =
  Omit<CreateEncounterInput, 'idempotencyKey'> | Omit<ImportEncounterInput, 'idempotencyKey'>;

type Opening = CreateEncounterMutation | ImportEncounterMutation;

/**
 * A new fight from the seat of its game master, and the page of that seat; or why there is none. An API key that may
 * hand out no seats gets the page of none.
 */
export type Created =
  (Done<Opening> & { readonly fight: Fight; readonly link: string }) | Refused<Opening>;

export interface Connection {
  /** A fight that there is, from the seat of the token. */
  fight(id: string, seat?: { readonly token?: string | null }): Fight;
  /** Opens a fight; the answer has it as `fight`. */
  create(setup: Setup): Promise<Created>;
}

/** Nothing is sent yet. */
export function connect({ token: own, ...settings }: Settings): Connection {
  const server = new Server(settings);
  return {
    fight: (id, { token = own ?? null } = {}) => new Fight(server, id, token),
    create: async (setup) => {
      const made = answerOf(await opened(server, setup, own ?? null));
      if (!made.ok) return made;
      const { encounter, token } = made;
      // A program goes on with its key: that can be revoked, and what it does is told apart.
      const seat = own?.startsWith('sbk_') ? own : token;
      const fight = new Fight(server, encounter.id, seat, encounter);
      // The page is served beside the API.
      return { ...made, fight, link: `${server.url.replace(/[^/]*$/, '')}#/join/${token}` };
    },
  };
}

const opened = (server: Server, setup: Setup, token: string | null): Promise<Opening> =>
  'document' in setup
    ? server.command(ImportEncounterText, setup, token)
    : server.command(CreateEncounterText, setup, token);
