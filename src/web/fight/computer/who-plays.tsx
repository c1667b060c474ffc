import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Combatant, Encounter } from '../state/seen.ts';
import { useEdit } from '../state/use-edit.ts';
import { isSamePlayer, playerOf } from './player.ts';
import { PlayerFields } from './player-fields.tsx';
import { setPlayer } from './set-player.ts';

interface Props {
  readonly encounter: Encounter;
  readonly combatant: Combatant;
}

/** Whether a person plays a combatant, or the computer: for who plays it, and the game master. */
export function WhoPlays({ encounter, combatant: { id, name, playedByComputer } }: Props) {
  const { store } = useFight();
  const now = playerOf(playedByComputer);
  const { values, edit, save, saveAnyway, sending, refusal } = useEdit(
    { player: now },
    ({ player = now }, seenVersion) => setPlayer(store, [id], player, seenVersion),
  );
  const { player } = values;
  return (
    <section>
      <h3>Who plays</h3>
      <form
        className="stacked"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PlayerFields
          encounter={encounter}
          ids={[id]}
          player={player}
          onChange={(chosen) => {
            edit({ player: chosen });
          }}
        />
        <div className="row">
          <button disabled={sending || isSamePlayer(player, now)}>
            {player.playedBy === 'COMPUTER'
              ? `Let the computer play ${name}`
              : `Let a person play ${name}`}
          </button>
        </div>
        <Refused refusal={refusal} onAnyway={saveAnyway} />
      </form>
    </section>
  );
}
