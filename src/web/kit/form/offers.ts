/** What a form offers besides what the schema says of its fields. */

/** Headings, each with the names of its fields. */
export type Groups = Readonly<Record<string, readonly string[]>>;

export interface Preset {
  readonly key: string;
  readonly name: string;
  readonly [field: string]: unknown;
}
