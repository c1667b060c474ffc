import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { Copy } from '../../kit/copy.tsx';
import type { Issued } from '../fight-store.ts';

/** The link of a seat. What stands after the `#` is sent to no server: whoever has it has the seat. */
export function InviteLink({ issued: { token, name } }: { readonly issued: Issued }) {
  const link = `${location.origin}${location.pathname}#/join/${token}`;
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    [link],
  );
  return (
    <div className="stacked">
      <p>
        Whoever opens this link sits there as {name}. Hand it to nobody else: it is shown this once.
      </p>
      <Copy label="The link of the seat" text={link} />
      <img className="qr" src={picture} alt="The link as a QR code, to be read by a phone" />
    </div>
  );
}
