/** Where the pictures of an encounter are used, as one seat sees it. */
import type { EncounterView } from '@sixbeat/engine';

export interface PictureUse {
  readonly inBattlefield: boolean;
  /** In the order in which they joined. */
  readonly combatantIds: readonly string[];
}

/** Of a picture that may be used nowhere, or not be there. */
export function pictureUse(
  { battlefield, combatants }: Pick<EncounterView, 'battlefield' | 'combatants'>,
  hash: string,
): PictureUse {
  const shown = combatants.filter(({ picture }) => picture === hash);
  return {
    inBattlefield: battlefield.background?.picture === hash,
    combatantIds: shown.map(({ id }) => id),
  };
}
