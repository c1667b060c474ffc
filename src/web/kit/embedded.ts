/**
 * Whether the page is shown within that of another site. Then it has the one fight that it was given, and no other place
 * to lead to.
 */
let embedded = false;

export const isEmbedded = (): boolean => embedded;

/** Before anything is drawn. */
export function embed(): void {
  embedded = true;
}
