import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { Copy } from '../../kit/copy.tsx';
import { linkOf } from '../../kit/invite.ts';
import type { Issued } from '../state/fight-store.ts';

const ONLY_HERE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

interface Props {
  readonly issued: Issued;
  readonly opens?: 'FIGHT' | 'REPLAY';
}

/** The link of a seat. What stands after the `#` is sent to no server: whoever has it has the seat. */
export function InviteLink({ issued: { token, name }, opens = 'FIGHT' }: Props) {
  const link = linkOf(token, opens);
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    [link],
  );
  return (
    <div className="stacked">
      <p>
        {opens === 'REPLAY'
          ? 'Whoever opens this link sees the fight step by step, as a spectator does.'
          : `Whoever opens this link sits there as ${name}. Hand it to nobody else: it is shown this once.`}
      </p>
      <Copy label="The link of the seat" text={link} />
      {ONLY_HERE.includes(location.hostname) && (
        <p className="muted">
          It opens on this machine alone. For phones in your network start with{' '}
          <code>npm start -- --lan</code>, and open the address that it prints.
        </p>
      )}
      <img className="qr" src={picture} alt="The link as a QR code, to be read by a phone" />
    </div>
  );
}
