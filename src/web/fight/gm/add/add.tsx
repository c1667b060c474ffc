import type { Encounter } from '../../state/seen.ts';
import { FromBestiary } from './from-bestiary.tsx';
import { FromSaved } from './from-saved.tsx';
import { FromForm } from './from-form.tsx';
import { Hidden } from './hidden.tsx';

/** Who else comes to the fight. */
export function Add({ encounter }: { readonly encounter: Encounter }) {
  return (
    <>
      <Hidden encounter={encounter} />
      <FromBestiary encounter={encounter} />
      <FromSaved encounter={encounter} />
      <FromForm encounter={encounter} />
    </>
  );
}
