import { useState } from 'react';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';
import { useEdit } from '../state/use-edit.ts';
import { isSamePlayer, type Player, playerOf } from './player.ts';
import { PlayerFields } from './player-fields.tsx';
import { setPlayer } from './set-player.ts';

const computer: Player = { ...playerOf(null), playedBy: 'COMPUTER' };

/** Who plays all of a side, at once. */
export function SidePlayer({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const { combatants } = encounter;
  const sides = [...new Set(combatants.map(({ side }) => side))];
  const [chosen, choose] = useState(sides.at(-1) ?? '');
  const all = combatants.filter(({ side }) => side === chosen);
  const notYet = (player: Player) =>
    all.filter(({ playedByComputer }) => !isSamePlayer(playerOf(playedByComputer), player));
  // What was set last is what the form goes on with: the next side may get the same.
  const [usual, setUsual] = useState(computer);
  const { values, edit, save, saveAnyway, sending, refusal } = useEdit(
    { player: usual },
    async ({ player = usual }, seenVersion) => {
      const ids = notYet(player).map(({ id }) => id);
      const outcome = await setPlayer(store, ids, player, seenVersion);
      if (outcome.done) setUsual(player);
      return outcome;
    },
  );
  const { player } = values;
  const others = notYet(player);
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
      <PlayerFields
        encounter={encounter}
        ids={[]}
        player={player}
        onChange={(chosen) => {
          edit({ player: chosen });
        }}
      />
      <div className="row">
        <button disabled={sending || others.length === 0}>
          {player.playedBy === 'COMPUTER' ? 'The computer plays' : 'People play'} all of {chosen}
        </button>
        {all.length > 0 && others.length === 0 && <small className="muted">So it is.</small>}
      </div>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}
