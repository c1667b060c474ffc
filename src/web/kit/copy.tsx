import { useRef, useState } from 'react';
import { copyText } from './clipboard.ts';

interface Props {
  readonly label: string;
  readonly text: string;
}

/** A line that is there to be copied, also where the browser lets no page at its clipboard. */
export function Copy({ label, text }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    setCopied(await copyText(text, field.current));
  };
  return (
    <div className="row">
      <input ref={field} className="grow" aria-label={label} readOnly value={text} />
      <button
        type="button"
        onClick={() => {
          void copy();
        }}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
