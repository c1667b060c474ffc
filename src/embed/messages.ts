/** What the page that embeds a fight and the frame that shows it say to each other. */

export const VIEWS = ['play', 'watch', 'replay', 'overlay'] as const;
export type View = (typeof VIEWS)[number];

export const PARTS = ['map', 'order', 'hand', 'log'] as const;
export type Part = (typeof PARTS)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a frame is to show. */
export interface Shown {
  readonly view: View;
  /** Of the fight, alone; null for all of it. */
  readonly part: Part | null;
  readonly theme: Theme;
  /** Whether nothing may be decided, whatever the seat could. */
  readonly readonly: boolean;
  /** The id of a fight of the server, and the token of a seat there. */
  readonly encounter: string | null;
  readonly token: string | null;
  /** The address of an exported fight, for a replay without a server. */
  readonly document: string | null;
}

/**
 * Opens the conversation: the one message that goes through `postMessage` of a window, from the page to the frame. With it
 * comes the port of a channel that no other window can read or write, and all else goes through that.
 */
export const OPENING = 'sixbeat:embed';

/** What may come from the frame, by the names of the events of the element. */
export interface Reports {
  /** A version of the fight is shown. */
  readonly version: { readonly version: number };
  /** The seat has something to decide that it was not asked before. */
  readonly 'decision-due': {
    readonly version: number;
    readonly decisions: readonly DueDecision[];
  };
  /** The fight is over. */
  readonly ended: { readonly version: number };
}

export interface DueDecision {
  readonly id: string;
  readonly kind: string;
  /** Who decides; null for the game master. */
  readonly combatantId: string | null;
}

export type Report = {
  readonly [Type in keyof Reports]: { readonly type: Type; readonly detail: Reports[Type] };
}[keyof Reports];
