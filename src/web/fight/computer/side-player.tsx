import { useState } from 'react';
import { Refused } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';
import { isSamePlayer, type Player, playerOf } from './player.ts';
import { PlayerFields } from './player-fields.tsx';
import { useSetPlayer } from './use-set-player.ts';

/** Who plays all of a side, at once. */
export function SidePlayer({ encounter }: { readonly encounter: Encounter }) {
  const { setPlayer, refusal, sending } = useSetPlayer();
  const { combatants } = encounter;
  const sides = [...new Set(combatants.map(({ side }) => side))];
  const [chosen, choose] = useState(sides.at(-1) ?? '');
  const [player, setPlayerOfAll] = useState<Player>({ ...playerOf(null), playedBy: 'COMPUTER' });
  const all = combatants.filter(({ side }) => side === chosen);
  const others = all.filter(
    ({ playedByComputer }) => !isSamePlayer(playerOf(playedByComputer), player),
  );
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void setPlayer(
          others.map(({ id }) => id),
          player,
        );
      }}
    >
      <h3>Who plays a side</h3>
      <label>
        Side
        <select
          value={chosen}
          onChange={({ target }) => {
            choose(target.value);
          }}
        >
          {sides.map((side) => (
            <option key={side}>{side}</option>
          ))}
        </select>
      </label>
      <PlayerFields encounter={encounter} ids={[]} player={player} onChange={setPlayerOfAll} />
      <div className="row">
        <button disabled={sending || others.length === 0}>
          {player.playedBy === 'COMPUTER' ? 'The computer plays' : 'People play'} all of {chosen}
        </button>
        {all.length > 0 && others.length === 0 && <small className="muted">So it is.</small>}
      </div>
      <Refused refusal={refusal} />
    </form>
  );
}
