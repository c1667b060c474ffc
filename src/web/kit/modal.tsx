import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import './modal.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, which keeps the focus and gives it back. */
export function Modal({ title, open, onClose, children }: Props) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="modal">
          <header className="row">
            <Dialog.Title className="grow">{title}</Dialog.Title>
            <Dialog.Close aria-label="Close">✕</Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
