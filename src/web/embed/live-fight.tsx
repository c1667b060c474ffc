import type { Shown } from '../../embed/messages.ts';
import type { Seats } from '../api/seats.ts';
import { PlayedFight } from '../fight/page/fight-page.tsx';
import { Log } from '../fight/log/log.tsx';
import { FollowedFight } from '../fight/state/followed-fight.tsx';
import { Watched } from '../fight/watch/watched-table.tsx';
import { Overlay } from './overlay.tsx';
import { PartAlone } from './part-alone.tsx';
import { Reports } from './reports.tsx';

interface Props {
  readonly encounterId: string;
  readonly token: string;
  readonly seats: Seats;
  readonly shown: Shown;
}

/** A fight that goes on, as the page around it wants it to be seen. */
export default function LiveFight({ shown, ...fight }: Props) {
  return (
    <FollowedFight {...fight}>
      <Reports />
      <Seen shown={shown} />
    </FollowedFight>
  );
}

function Seen({ shown: { view, part, readonly } }: Pick<Props, 'shown'>) {
  const isPlayed = view === 'play' && !readonly;
  if (part !== null) return <PartAlone part={part} isPlayed={isPlayed} />;
  if (view === 'overlay') return <Overlay />;
  if (isPlayed) return <PlayedFight />;
  return (
    <Watched className="embedded">
      <Log />
    </Watched>
  );
}
