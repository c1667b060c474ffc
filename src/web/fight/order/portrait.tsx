import { useState } from 'react';
import type { Combatant } from '../state/seen.ts';
import { initialsOf, type Look } from '../../../scene/looks.ts';

interface Props {
  readonly combatant: Pick<Combatant, 'name' | 'image'>;
  readonly look: Look;
}

/** The picture of a combatant, beside its name, in the shape of its side; two letters where it has none, or none that loads. */
export function Portrait({ combatant: { name, image }, look }: Props) {
  const [missing, miss] = useState<string | null>(null);
  return (
    <span
      className="portrait"
      aria-hidden
      data-shape={look.shape}
      style={{ background: look.color, color: look.ink }}
    >
      {image !== null && image !== missing ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            miss(image);
          }}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
