/**
 * The mutations by the same names with a brief answer: the version that they made, and neither the
 * encounter nor what happened. For who follows `encounterUpdated`, which brings both.
 */
export * from './generated/brief.ts';

/** The result of a mutation without what a stream brings. */
export type Brief<Result> = {
  readonly [Field in keyof Result]: Shortened<Result[Field], object>;
};

/** The same of one that makes an encounter: with its id. */
export type BriefOfNew<Result> = {
  readonly [Field in keyof Result]: Shortened<
    Result[Field],
    { readonly encounter: { readonly id: string } }
  >;
};

type Shortened<Payload, More> = Payload extends { readonly encounter: unknown }
  ? Omit<Payload, 'encounter' | 'events'> & { readonly version: number } & More
  : Payload;
