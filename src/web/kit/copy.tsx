import { useRef, useState } from 'react';

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
    // Where the page came without a secure connection there is no clipboard: it is selected, then.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    await clipboard?.writeText(text).then(
      () => {
        setCopied(true);
      },
      () => undefined,
    );
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
