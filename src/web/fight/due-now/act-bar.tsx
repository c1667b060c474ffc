import { useStore } from 'zustand';
import type { Advice } from '../computer/advice.ts';
import { Advised } from '../computer/advised.tsx';
import { usePlay } from '../play/play-context.ts';
import { useFight } from '../state/fight-context.ts';
import type { Decision, Encounter } from '../state/seen.ts';
import { isComplete, isOnly } from './draft.ts';

/** The form of what is begun: its button stands apart from it, where it always stands. */
export const DRAFT_FORM = 'draft';

interface Props {
  readonly encounter: Encounter;
  readonly decision: Decision;
  readonly advice: Advice;
}

/** What confirms, and what ends the turn: always in the same place. */
export function ActBar({ encounter, decision, advice }: Props) {
  const { store } = useFight();
  const sending = useStore(store.state, (fight) => fight.sending);
  const { hand, draft, option, begin, cancel } = usePlay();
  const { closing } = hand;
  const isReady = option !== null && draft !== null && isComplete(option, draft.picks);
  return (
    <div className="act-bar">
      <button className="primary confirm" form={DRAFT_FORM} disabled={sending || !isReady}>
        <span className="clamped">
          {sending ? 'Sending …' : (option?.label ?? 'Choose a card')}
        </span>
        {option && <kbd>Enter</kbd>}
      </button>
      {closing && (
        <Advised encounter={encounter} options={[closing]} advice={advice}>
          <button
            type="button"
            className="closing"
            aria-pressed={option?.key === closing.key}
            aria-keyshortcuts="E"
            disabled={sending}
            title={[closing.label, closing.summary].filter(Boolean).join('. ')}
            onClick={() => {
              begin(closing.key);
            }}
          >
            <span className="clamped">{closing.label}</span> <kbd>E</kbd>
          </button>
        </Advised>
      )}
      {option && !isOnly(decision) && (
        <button type="button" className="cancel" onClick={cancel}>
          <span aria-hidden>✕</span> <span className="visually-hidden">Cancel</span> <kbd>Esc</kbd>
        </button>
      )}
    </div>
  );
}
