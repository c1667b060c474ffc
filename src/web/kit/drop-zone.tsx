import { type ReactNode, useRef, useState } from 'react';
import './drop-zone.css';

interface Props {
  /** What can be dropped here. */
  readonly label: string;
  /** Which files are offered to choose from; saved ones of this page if left out. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
}

/** Takes files that are dropped, or chosen by who has nothing to drag with. */
export function DropZone({ label, accept = '.json,application/json', onFile, children }: Props) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div
      className="drop-zone"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        for (const file of event.dataTransfer.files) onFile(file);
      }}
    >
      <span className="grow">{label}</span>
      <button type="button" onClick={() => chooser.current?.click()}>
        Choose a file
      </button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          for (const file of target.files ?? []) onFile(file);
          target.value = '';
        }}
      />
      {children}
    </div>
  );
}
