/**
 * The mutations by the same names with a brief answer: of the encounter its id and version, and no
 * events. For who follows `encounterUpdated`, which brings the new state and what happened.
 */
export * from './generated/brief.ts';

/** The result of a mutation without what a stream brings. */
export type Brief<Result> = {
  readonly [Field in keyof Result]: Shortened<Result[Field]>;
};

type Shortened<Payload> = Payload extends { readonly encounter: unknown }
  ? Omit<Payload, 'encounter' | 'events'> & {
      readonly encounter: { readonly id: string; readonly version: number };
    }
  : Payload;
