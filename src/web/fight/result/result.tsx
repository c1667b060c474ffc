import { useStore } from 'zustand';
import { isEmbedded } from '../../kit/embedded.ts';
import { usePlay } from '../play/play-context.ts';
import { ShareReplay } from '../gm/seats/share-replay.tsx';
import { ReplayLink } from '../replay-link.tsx';
import { useFight } from '../state/fight-context.ts';
import type { Encounter } from '../state/seen.ts';
import { Deeds } from './deeds.tsx';
import { KeepParty } from './keep-party.tsx';
import { headlineOf, stillStanding } from './outcome.ts';
import { PlayAgain } from './play-again.tsx';
import { WriteBack } from './write-back.tsx';
import './result.css';

/** How the fight has ended, what each has done in it, and what can be done next. */
export default function Result() {
  const { store } = useFight();
  const { isGm } = usePlay();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  if (!encounter) return null;
  return <Ended encounter={encounter} isGm={isGm} />;
}

interface Props {
  readonly encounter: Encounter;
  readonly isGm: boolean;
}

const Ended = ({ encounter, isGm }: Props) => (
  <div className="result">
    <header>
      <small className="place">The fight is over.</small>
      <h3 className="headline">{headlineOf(encounter)}</h3>
      <p className="muted">{stillStanding(encounter.combatants)}</p>
    </header>
    {!isEmbedded() && (
      <>
        <div className="next">
          {isGm && <PlayAgain encounter={encounter} />}
          <ReplayLink />
          {isGm && <ShareReplay />}
          {isGm && <KeepParty encounter={encounter} />}
        </div>
        {isGm && <WriteBack encounter={encounter} />}
      </>
    )}
    <Deeds encounter={encounter} />
  </div>
);
