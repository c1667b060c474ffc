import { useId, useState } from 'react';
import { messageOf } from '../api/command.ts';
import { between, ChanceBar, percent } from '../kit/chance-bar.tsx';
import { changesOf, foesOf, type Proposal } from './wish.ts';

interface Props {
  readonly proposal: Proposal;
  /** What it is beside the others; null for one that is as wished. */
  readonly title: string | null;
  /** The chance that was wished for, 0 to 1. */
  readonly wished: number;
  readonly doing: string;
  readonly onTake: (proposal: Proposal) => Promise<void>;
}

/** One fight: who it is against, how often it is won, what it is like, and its button. */
export function ProposalCard({ proposal, title, wished, doing, onTake }: Props) {
  const id = useId();
  const [isTaking, take] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { summary, steps, isConfirmed, winChance, estimate } = proposal;
  const chance = winChance ?? estimate;
  const press = async (): Promise<void> => {
    take(true);
    setTrouble(null);
    try {
      await onTake(proposal);
    } catch (error) {
      setTrouble(messageOf(error));
    }
    take(false);
  };
  return (
    <li className="proposal">
      {title !== null && <small className="muted">{title}</small>}
      <h3 id={id}>{foesOf(proposal)}</h3>
      {changesOf(proposal).map((change) => (
        <small key={change}>{change}</small>
      ))}
      <p>
        <strong>{between(chance)}</strong>{' '}
        <small className="muted">{isConfirmed ? 'to win' : 'to win, provisional'}</small>
      </p>
      <ChanceBar chance={chance} beside={wished} />
      {winChance && <p>{summary.join(' ')}</p>}
      {steps.length > 0 && (
        <details>
          <summary>One more or one fewer</summary>
          <ul className="steps-of">
            {steps.map(({ creature, name, change, estimate: { share } }) => (
              <li key={`${creature} ${change}`} className="row">
                <span className="grow">
                  One {name} {change > 0 ? 'more' : 'fewer'}
                </span>
                <span>about {percent(share)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" aria-describedby={id} disabled={isTaking} onClick={() => void press()}>
        {isTaking ? 'One moment …' : doing}
      </button>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
    </li>
  );
}
