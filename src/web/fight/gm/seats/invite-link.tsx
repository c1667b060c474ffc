import { linkOf } from '../../../kit/invite.ts';
import type { Issued } from '../../state/fight.ts';
import { SeatLink } from './seat-link.tsx';

interface Props {
  readonly issued: Issued;
  readonly opens?: 'FIGHT' | 'REPLAY';
}

/** The link of a seat for somebody else. What stands after the `#` is sent to no server: whoever has it has the seat. */
export function InviteLink({ issued: { token, name }, opens = 'FIGHT' }: Props) {
  return (
    <div className="stacked">
      <p>
        {opens === 'REPLAY'
          ? 'Whoever opens this link sees the fight step by step, as a spectator does.'
          : `Whoever opens this link sits there as ${name}. Hand it to nobody else: it is shown this once.`}
      </p>
      <SeatLink label="The link of the seat" link={linkOf(token, opens)} />
    </div>
  );
}
