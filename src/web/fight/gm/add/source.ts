import type { Encounter } from '../../state/seen.ts';

/** What a combatant may come from. One is open at a time, so that one button places on the map. */
export interface SourceProps {
  readonly encounter: Encounter;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}
