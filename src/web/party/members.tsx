import { useState } from 'react';
import { RemoveMemberDocument } from '../api/generated/whole.ts';
import { looksOf } from '../../scene/looks.ts';
import { AskFirst } from '../kit/ask-first.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberLine } from './member-line.tsx';
import type { OpenParty } from './use-party.ts';

/** Who is of the party, each to be edited or removed. */
export function Members({ open }: { readonly open: OpenParty }) {
  const { party, sending, change, forget } = open;
  const [editedId, edit] = useState<string | null>(null);
  const members = party?.members ?? [];
  const looks = looksOf(members);
  const edited = members.find(({ id }) => id === editedId);
  const close = (): void => {
    edit(null);
    forget();
  };
  return (
    <>
      <ul className="members">
        {members.map((member) => (
          <li key={member.id} className="row">
            <MemberLine member={member} look={looks(member.id)} />
            <button
              type="button"
              disabled={sending}
              aria-label={`Edit ${member.name}`}
              onClick={() => {
                forget();
                edit(member.id);
              }}
            >
              Edit
            </button>
            <AskFirst
              label={`Remove ${member.name}`}
              disabled={sending}
              question={`Remove ${member.name}?`}
              consequence={`${member.name} leaves the party for good, with wounds and conditions. Fights that go on keep them.`}
              verb="Remove from the party"
              onYes={() => void change(RemoveMemberDocument, { combatantId: member.id })}
            >
              ✕
            </AskFirst>
          </li>
        ))}
      </ul>
      {edited && <MemberDialog key={edited.id} member={edited} open={open} onClose={close} />}
    </>
  );
}
