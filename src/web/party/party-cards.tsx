import { Link } from 'wouter';
import { looksOf } from '../../scene/looks.ts';
import { type HeldParty, useParties } from './held-parties.ts';
import { MemberLine } from './member-line.tsx';
import { useParty } from './use-party.ts';
import './party.css';

/** The parties of this browser, on the first page. */
export default function PartyCards() {
  const { parties } = useParties();
  return parties.map((held) => <PartyCard key={held.id} held={held} />);
}

function PartyCard({ held }: { readonly held: HeldParty }) {
  const { party, trouble } = useParty(held);
  const members = party?.members ?? [];
  const looks = looksOf(members);
  return (
    <div className="panel party-card">
      <header className="row">
        <span className="grow">
          <b>{party?.name ?? held.name}</b> <small className="muted">{held.ruleset}</small>
        </span>
        <Link href={`/party/${held.id}`} className="button">
          Open
        </Link>
      </header>
      {trouble !== null && <p className="muted">{trouble}</p>}
      <ul className="members">
        {members.map((member) => (
          <li key={member.id}>
            <MemberLine member={member} look={looks(member.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
