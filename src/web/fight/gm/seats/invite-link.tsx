import { linkOf } from '../../../kit/invite.ts';
import type { Issued } from '../../state/fight.ts';
import { SeatLink } from './seat-link.tsx';

interface Props {
  readonly issued: Issued;
  readonly opens?: 'FIGHT' | 'REPLAY';
}

/** The link of a seat for another person. What stands after the `#` is sent to no server: it is the seat. */
export function InviteLink({ issued: { token, name }, opens = 'FIGHT' }: Props) {
  return (
    <div className="stacked">
      <p>
        {opens === 'REPLAY'
          ? 'This link shows the fight step by step, as a spectator sees it.'
          : `This link opens the seat of ${name}. Send it to that player only: it is shown once.`}
      </p>
      <SeatLink label="The link of the seat" link={linkOf(token, opens)} />
    </div>
  );
}
