/** Pictures that the service keeps: they are read with the token of a seat, and shown as blobs. */
import { useEffect, useState } from 'react';
import { useSeeing } from './seeing.ts';

/** The address of a picture in this page; null until it is there, and where there is none. */
export function useStoredPicture(hash: string | null): string | null {
  const seeing = useSeeing();
  const [shown, show] = useState<{ readonly hash: string; readonly address: string } | null>(null);
  useEffect(() => {
    if (hash === null) return;
    let address: string | null = null;
    let isWanted = true;
    // A picture that does not come is not there: the map is played without it.
    seeing.picture(hash).then(
      (blob) => {
        if (!isWanted) return;
        address = URL.createObjectURL(blob);
        show({ hash, address });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [hash, seeing]);
  return shown?.hash === hash ? shown.address : null;
}
