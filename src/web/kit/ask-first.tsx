import { type ReactNode, useState } from 'react';
import { Modal } from './modal.tsx';

interface Props {
  /** On the button. */
  readonly children: ReactNode;
  /** What the button is called, where its text does not say it. */
  readonly label?: string;
  readonly className?: string;
  readonly disabled?: boolean;
  /** What is asked. */
  readonly question: string;
  /** What cannot be taken back by then. */
  readonly consequence: string;
  /** What the button in the dialog does, in a verb. */
  readonly verb: string;
  readonly onYes: () => void;
}

/** A button for what cannot be undone: it does it once a dialog was confirmed. */
export function AskFirst(props: Props) {
  const { children, label, className, disabled, question, consequence, verb, onYes } = props;
  const [isOpen, open] = useState(false);
  const close = (): void => {
    open(false);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        aria-label={label}
        onClick={() => {
          open(true);
        }}
      >
        {children}
      </button>
      <Modal title={question} open={isOpen} onClose={close}>
        <p>{consequence}</p>
        <div className="row">
          <button
            type="button"
            className="primary"
            onClick={() => {
              close();
              onYes();
            }}
          >
            {verb}
          </button>
          <button type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </Modal>
    </>
  );
}
