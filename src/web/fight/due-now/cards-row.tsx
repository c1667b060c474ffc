import type { CSSProperties } from 'react';
import type { Advice } from '../computer/advice.ts';
import { Advised } from '../computer/advised.tsx';
import { usePlay } from '../play/play-context.ts';
import type { Encounter } from '../state/seen.ts';
import { type Card, keyOf, MAX_CARDS, optionsIn } from './cards.ts';
import { FoldCard } from './fold-card.tsx';
import { OptionCard } from './option-card.tsx';
import type { Met, Target } from './outlook.ts';

interface Props {
  readonly encounter: Encounter;
  readonly advice: Advice;
  /** What comes of the attack that is met, by option. */
  readonly defenses: ReadonlyMap<string, Met>;
  /** Whom options may be aimed at, by option, as far as it is known. */
  readonly targets: ReadonlyMap<string, readonly Target[]>;
}

/** The cards of a decision in their groups, or those of the fold that is open. */
export function CardsRow(props: Props) {
  const { hand, fold, cancel } = usePlay();
  const groups = fold ? [{ title: fold.title, cards: fold.cards }] : hand.groups;
  const first = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { cards }) => sum + cards.length, 0),
  );
  return (
    <div className="options">
      {groups.map(({ title, cards }, i) => (
        <section
          key={title}
          aria-label={title}
          style={{ '--cards': cards.length } as CSSProperties}
        >
          <h3 className="place">
            {title}
            {fold && (
              <button type="button" className="back" onClick={cancel}>
                ← Back <kbd>Esc</kbd>
              </button>
            )}
          </h3>
          <ol>
            {cards.map((card, j) => (
              <li key={keyOf(card)}>
                <OneCard {...props} card={card} number={numberAt((first[i] ?? 0) + j)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const numberAt = (place: number): number | null => (place < MAX_CARDS ? place + 1 : null);

interface CardProps extends Props {
  readonly card: Card;
  readonly number: number | null;
}

function OneCard({ encounter, advice, defenses, targets, card, number }: CardProps) {
  return (
    <Advised encounter={encounter} options={optionsIn(card)} advice={advice}>
      {card.kind === 'FOLD' ? (
        <FoldCard card={card} number={number} />
      ) : (
        <OptionCard
          option={card.option}
          number={number}
          met={defenses.get(card.option.id) ?? null}
          targets={targets.get(card.option.id) ?? []}
        />
      )}
    </Advised>
  );
}
