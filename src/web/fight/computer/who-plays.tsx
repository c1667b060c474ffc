import { useState } from 'react';
import { Refused } from '../state/run.tsx';
import type { Combatant, Encounter } from '../state/seen.ts';
import { isSamePlayer, playerOf } from './player.ts';
import { PlayerFields } from './player-fields.tsx';
import { useSetPlayer } from './use-set-player.ts';

interface Props {
  readonly encounter: Encounter;
  readonly combatant: Combatant;
}

/** Whether a person plays somebody, or the computer: for who plays it, and the game master. */
export function WhoPlays({ encounter, combatant: { id, name, playedByComputer } }: Props) {
  const { setPlayer, refusal, sending } = useSetPlayer();
  const now = playerOf(playedByComputer);
  const [player, choose] = useState(now);
  return (
    <section>
      <h3>Who plays</h3>
      <form
        className="stacked"
        onSubmit={(event) => {
          event.preventDefault();
          void setPlayer([id], player);
        }}
      >
        <PlayerFields encounter={encounter} ids={[id]} player={player} onChange={choose} />
        <div className="row">
          <button disabled={sending || isSamePlayer(player, now)}>
            {player.playedBy === 'COMPUTER'
              ? `Let the computer play ${name}`
              : `Let a person play ${name}`}
          </button>
        </div>
        <Refused refusal={refusal} />
      </form>
    </section>
  );
}
