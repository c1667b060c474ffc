import { linkOf } from '../../../kit/invite.ts';
import { SeatLink } from './seat-link.tsx';

/** The way back to one's own seat, for whom this browser forgets it. */
export function RecoveryLink({ token }: { readonly token: string }) {
  return (
    <div className="stacked">
      <p>
        It opens your seat as game master on any device. Keep it secret: anyone who has it runs the
        fight.
      </p>
      <SeatLink label="Your recovery link" link={linkOf(token)} />
    </div>
  );
}
