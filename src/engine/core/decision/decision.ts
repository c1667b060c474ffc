import type { CombatantId, RuleId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import type { Rejection } from '../command/rejection.ts';
import type { HexSet } from './hex-set.ts';

/**
 * What the encounter is waiting for: whose move it is, everything they may do, and for what
 * they may not do, the rule that forbids it. A frontend can play a whole fight from these alone.
 */
export interface Decision {
  /** What is decided: one of the kinds of its ruleset, e.g. `TURN` or `DEFENSE`. */
  readonly kind: string;
  /** Who decides; null when it is the GM as GM, or somebody whom this seat may not know of. */
  readonly combatantId: CombatantId | null;
  /** False when the fight can go on without an answer, e.g. for a readied action. */
  readonly required: boolean;
  /** The id of what it is about: the attack that a defense is asked for, an aid, what lies on the stack. */
  readonly subjectId: string | null;
  /** The action that it goes on with, by its key. */
  readonly action: string | null;
  /** What a readied action waits for, for people. */
  readonly until: string | null;
  readonly options: readonly Option[];
  readonly refusals: readonly Refusal[];
}

/** What a decision is about: it tells decisions of a kind apart. */
export const aboutOf = ({ subjectId, action, until }: Decision): string | null =>
  subjectId ?? action ?? until;

/**
 * A family of legal commands: the fixed fields, and what is still to be chosen. Filling every
 * choice with legal picks makes a command that is accepted; where a choice has limits, only if they
 * are kept, as they are by leaving it out, or by all of its picks where it must be there.
 */
export interface Option {
  readonly command: CommandTemplate;
  /** One line for a button. */
  readonly label: string;
  /** What it comes to as things stand, where the label and its action do not say it; or empty. */
  readonly summary: string;
  readonly cost: readonly Cost[];
  /** What it is there for; null where that is the same for every such command. */
  readonly intent: Intent | null;
  /** Of an attack: whether it would come to nobody as things stand. It may be begun all the same. */
  readonly reachesNobody: boolean;
  readonly choices: readonly Choice[];
}

/** A command, complete but for the fields that the option's choices name. */
export type CommandTemplate = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What an option uses up, e.g. one `STANDARD` action or four `SECOND`s. */
export interface Cost {
  /** One of those of its ruleset. */
  readonly resource: string;
  readonly amount: number;
}

/** A field still to be chosen, with every legal pick. */
export type Choice =
  | (Picks & { readonly kind: 'COMBATANT'; readonly from: readonly CombatantId[] })
  | (Picks & {
      readonly kind: 'KEY';
      readonly from: readonly string[];
      /** By key, where there is more to say of a pick than its name. */
      readonly notes: Readonly<Record<string, PickNote>>;
    })
  | (Picks & { readonly kind: 'HEX'; readonly area: HexSet })
  /** Words of one's own, e.g. what a readied action waits for. */
  | (Picks & { readonly kind: 'TEXT' })
  /** A whole number of one's own, e.g. a difficulty; `most` is null where there is no limit. */
  | (Picks & { readonly kind: 'NUMBER'; readonly least: number; readonly most: number | null })
  /** Data in the form that the field's type describes, e.g. new combatants. */
  | (Picks & { readonly kind: 'DATA' });

interface Picks {
  /** The command's field. */
  readonly field: string;
  /** Whether the field takes a list of picks rather than a single one. */
  readonly list: boolean;
  /** How many picks there must be; with 0 the field may be left out. */
  readonly min: number;
  /** What it means to leave the field out, for people; null where it must be there. */
  readonly ifOmitted: string | null;
  readonly max: number;
  /** Whether the same pick may stand in the list twice. */
  readonly repeats: boolean;
  /** What legal picks of it need besides, of one another or of other choices; mostly nothing. */
  readonly limits: readonly Limit[];
}

/** What is to be known about a pick. */
export interface PickNote {
  /** For people; null where its key says it. */
  readonly label: string | null;
  /** What it uses up by itself, on top of what the option does. */
  readonly cost: readonly Cost[];
}

/** Picks that do not go together, in words. */
export interface Limit {
  readonly text: string;
  /** The rule that refuses them. */
  readonly rule: RuleId;
}

/** Something the decider might expect to do and may not, with the reason. */
export interface Refusal {
  readonly command: CommandTemplate;
  readonly label: string;
  readonly rejection: Rejection;
}
