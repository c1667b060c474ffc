import { useState } from 'react';
import type { Encounter } from '../../state/seen.ts';
import { FromBestiary } from './from-bestiary.tsx';
import { FromSaved } from './from-saved.tsx';
import { FromForm } from './from-form.tsx';
import { Hidden } from './hidden.tsx';
import type { SourceProps } from './source.ts';

type Source = 'BESTIARY' | 'SAVED' | 'FORM';

/** Who else comes to the fight. */
export function Add({ encounter }: { readonly encounter: Encounter }) {
  const [opened, open] = useState<Source | null>(null);
  const propsOf = (source: Source): SourceProps => ({
    encounter,
    isOpen: opened === source,
    setOpen: (isOpen) => {
      open(isOpen ? source : null);
    },
  });
  return (
    <>
      <Hidden encounter={encounter} />
      <FromBestiary {...propsOf('BESTIARY')} />
      <FromSaved {...propsOf('SAVED')} />
      <FromForm {...propsOf('FORM')} />
    </>
  );
}
