/** What format 4 added to the states of a ruleset. */
import type { Fields } from '../fields.ts';

export interface Addition {
  /** A setting that this ruleset alone has, by which its states are known. */
  readonly knownBy: string;
  /** Its new settings, with the reading by which fights were played before there was a choice. */
  readonly settings: Readonly<Record<string, string>>;
  /** Adds the other new fields of a state, as it was played without them; a setup has none. */
  readonly upgrade?: (state: Fields) => Fields;
  readonly downgrade?: (state: Fields) => Fields;
}
