import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { Copy } from '../../../kit/copy.tsx';

const ONLY_HERE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

interface Props {
  readonly label: string;
  readonly link: string;
}

/** A link that opens a seat: to be copied, or to be read by the camera of another device. */
export function SeatLink({ label, link }: Props) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    [link],
  );
  return (
    <>
      <Copy label={label} text={link} />
      {ONLY_HERE.includes(location.hostname) && (
        <p className="muted">
          It opens on this machine alone. For phones in your network start with{' '}
          <code>npm start -- --lan</code>, and open the address that it prints.
        </p>
      )}
      <img className="qr" src={picture} alt="The link as a QR code, to be read by a phone" />
    </>
  );
}
