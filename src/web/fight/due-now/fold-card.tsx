import { usePlay } from '../play/play-context.ts';
import type { Card } from './cards.ts';
import { IntentIcon } from './intent-icon.tsx';

interface Props {
  readonly card: Extract<Card, { kind: 'FOLD' }>;
  /** The key that opens it. */
  readonly number: number | null;
}

/** Several options as one card. */
export function FoldCard({ card, number }: Props) {
  const { play } = usePlay();
  const { title, intent, cards } = card.fold;
  return (
    <button
      type="button"
      className="option fold"
      onClick={() => {
        play(card);
      }}
    >
      <IntentIcon intent={intent} />
      {number !== null && <kbd>{number}</kbd>}
      <span className="what">
        <b>{title} …</b>
        <small>{cards.length} choices</small>
      </span>
    </button>
  );
}
