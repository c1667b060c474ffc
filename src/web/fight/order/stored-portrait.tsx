import type { Look } from '../../../scene/looks.ts';
import type { Combatant } from '../state/seen.ts';
import { useStoredPicture } from '../state/stored-picture.ts';
import { Portrait } from './portrait.tsx';

interface Props {
  readonly combatant: Pick<Combatant, 'name' | 'image' | 'picture'>;
  readonly look: Look;
}

/** The same with the picture that the service keeps of it, where it has one. */
export function StoredPortrait({ combatant: { name, image, picture }, look }: Props) {
  const stored = useStoredPicture(picture);
  return <Portrait combatant={{ name, image: stored ?? image }} look={look} />;
}
