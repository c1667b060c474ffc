/** Whom one connection acts for. */
import { type Answer, type Done, answerOf, type Refused } from '../client/connect/answer.ts';
import { claimsOf } from '../client/connect/claims.ts';
import { Fight } from '../client/connect/fight.ts';
import { Server, type ServerSettings } from '../client/connect/server.ts';
import type {
  CreateEncounterInput,
  CreateEncounterMutation,
  RulesQuery,
  Ruleset,
  ScreenQuery,
} from '../client/index.ts';
import {
  CreateEncounterText,
  RulesText,
  ScreenText,
  type Text,
} from '../client/generated/texts.ts';

export interface SeatSettings extends ServerSettings {
  /** Of a seat, or of an account; null for neither. */
  readonly token: string | null;
}

type Rules = RulesQuery['rules'];

/** A seat at one fight; or none yet, until the connection opens a fight of its own. */
export class Seat {
  private readonly server: Server;
  private token: string | null;
  private taken: Fight | null;
  private readonly rulebooks = new Map<Ruleset, Promise<Rules>>();

  constructor({ token, ...settings }: SeatSettings) {
    this.server = new Server(settings);
    this.token = token;
    const claims = token === null ? null : claimsOf(token);
    this.taken = claims && new Fight(this.server, claims.encounterId, token);
  }

  /** Null where the connection has no seat. */
  get fight(): Fight | null {
    return this.taken;
  }

  /** Opens a fight, and takes the seat of its game master. */
  async open(
    input: Omit<CreateEncounterInput, 'idempotencyKey'>,
  ): Promise<Done<CreateEncounterMutation> | Refused<CreateEncounterMutation>> {
    const made = answerOf(await this.server.command(CreateEncounterText, input, this.token));
    if (!made.ok) return made;
    this.token = made.token;
    this.taken = new Fight(this.server, made.encounter.id, made.token, made.encounter);
    return made;
  }

  /** Sends a published document from this seat. @throws RequestError where there is no answer */
  ask<Data, Variables>(text: Text<Data, Variables>, variables: Variables): Promise<Data> {
    return this.server.ask(text, variables, this.token);
  }

  /** The fight as this seat sees it. */
  async table({ id }: Fight): Promise<Answer<ScreenQuery>> {
    return answerOf(await this.ask(ScreenText, { id }));
  }

  /** The rulebook; it is asked for once. */
  rules(ruleset: Ruleset): Promise<Rules> {
    const asked = async (): Promise<Rules> => {
      const { rules } = await this.ask(RulesText, { ruleset });
      return rules;
    };
    const known = this.rulebooks.get(ruleset) ?? asked();
    this.rulebooks.set(ruleset, known);
    known.catch(() => this.rulebooks.delete(ruleset));
    return known;
  }
}
