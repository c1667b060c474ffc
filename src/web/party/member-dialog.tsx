import { useState } from 'react';
import { UpdateMemberDocument } from '../api/generated/whole.ts';
import { Modal } from '../kit/modal.tsx';
import { MemberState } from './member-state.tsx';
import type { Member, OpenParty } from './use-party.ts';

interface Props {
  readonly member: Member;
  readonly open: OpenParty;
  readonly onClose: () => void;
}

/** What its owner changes of a member: the name, and how they are. */
export function MemberDialog({ member, open, onClose }: Props) {
  const { trouble } = open;
  return (
    <Modal title={member.name} open onClose={onClose}>
      <Name member={member} open={open} />
      <MemberState member={member} open={open} onSaved={onClose} />
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
    </Modal>
  );
}

function Name({ member, open: { sending, change } }: Omit<Props, 'onClose'>) {
  const [written, write] = useState<string | null>(null);
  const name = (written ?? member.name).trim();
  return (
    <form
      className="row member-name"
      onSubmit={(event) => {
        event.preventDefault();
        void change(UpdateMemberDocument, { combatantId: member.id, name }).then((done) => {
          if (done !== null) write(null);
        });
      }}
    >
      <label className="grow">
        Name
        <input
          required
          maxLength={80}
          value={written ?? member.name}
          onChange={({ target: { value } }) => {
            write(value);
          }}
        />
      </label>
      <button disabled={sending || name === '' || name === member.name}>Rename</button>
    </form>
  );
}
