import type { CSSProperties } from 'react';
import type { Advice } from '../computer/advice.ts';
import { Advised } from '../computer/advised.tsx';
import { usePlay } from '../play/play-context.ts';
import type { Encounter } from '../state/seen.ts';
import { type Card, keyOf, optionsIn } from './cards.ts';
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
  const { hand, fold, numbers, cancel } = usePlay();
  const groups = fold ? [{ title: fold.title, cards: fold.cards }] : hand.groups;
  return (
    <div className="options">
      {groups.map(({ title, cards }) => (
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
            {cards.map((card) => (
              <li key={keyOf(card)}>
                <OneCard {...props} card={card} number={numbers.get(keyOf(card)) ?? null} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

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
