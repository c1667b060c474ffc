import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import './drawer.css';

interface Props {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the map, which stays in use: Escape and the cross close it, a click elsewhere does not. */
export function Drawer({ title, onClose, children }: Props) {
  return (
    <Dialog.Root
      open
      modal={false}
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className="drawer">
          <div className="drawer-head row">
            <Dialog.Title className="grow">{title}</Dialog.Title>
            <Dialog.Close aria-label="Close">✕</Dialog.Close>
          </div>
          <div className="drawer-body">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
