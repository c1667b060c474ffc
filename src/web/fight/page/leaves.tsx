import { useKept } from '../../kit/kept.ts';
import { useDrawer } from '../attention/drawer.ts';
import { useMapTool } from '../attention/map-tool.ts';
import './leaves.css';

/** On a small screen one of these at a time is seen; on a large one all are. */
export const LEAVES = ['Play', 'Party', 'Order', 'Log'] as const;
export type Leaf = (typeof LEAVES)[number];

export function useLeaf() {
  const [kept, turnTo] = useKept<Leaf>('leaf', 'Play');
  // What an earlier page has kept may have another name by now.
  const leaf = LEAVES.includes(kept) ? kept : 'Play';
  // What is in hand is used on the map: it is shown as long as that is so, and then what was turned to.
  const isAtMap = useMapTool(({ tool }) => tool !== null);
  return [isAtMap ? 'Play' : leaf, turnTo] as const;
}

interface Props {
  readonly leaf: Leaf;
  readonly turnTo: (leaf: Leaf) => void;
  /** What they are called, if not by their own names. */
  readonly names?: Readonly<Record<Leaf, string>>;
}

export function Leaves({ leaf, turnTo, names }: Props) {
  const { close } = useDrawer();
  return (
    <nav className="leaves" aria-label="Parts of the table">
      {LEAVES.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === leaf}
          onClick={() => {
            close();
            turnTo(one);
          }}
        >
          {names?.[one] ?? one}
        </button>
      ))}
    </nav>
  );
}
