import { isEmbedded } from '../../kit/embedded.ts';
import { useDrawer } from '../attention/drawer.ts';
import { usePlay } from '../play/play-context.ts';

/** What a game master does before the first round. */
export function SetUp({ isEmpty }: { readonly isEmpty: boolean }) {
  const { isGm } = usePlay();
  const { openGm } = useDrawer();
  if (!isGm || isEmbedded()) return null;
  return (
    <div className="chips">
      <button
        type="button"
        className={isEmpty ? 'primary' : undefined}
        onClick={() => {
          openGm('Setup');
        }}
      >
        Add combatants
      </button>
      <button
        type="button"
        onClick={() => {
          openGm('Terrain');
        }}
      >
        Paint the ground
      </button>
    </div>
  );
}
