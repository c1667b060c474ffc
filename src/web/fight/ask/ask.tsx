import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../kit/load-part.ts';
import { QUESTIONS, useAsking } from './questions.ts';
import './ask.css';

const AnswerPanel = lazyPart(() => import('./answer.tsx'));

/** The questions as buttons, seen where the focus is on one, and the answer to the last. */
export function Ask() {
  const { asked, ask, close } = useAsking();
  useEffect(() => close, [close]);
  const question = QUESTIONS.find(({ id }) => id === asked);
  return (
    <div className="ask">
      <div role="group" aria-label="Ask" className="questions floating">
        {QUESTIONS.map(({ id, letter, asks }) => (
          <button
            key={id}
            type="button"
            aria-keyshortcuts={letter}
            onClick={() => {
              ask(id);
            }}
          >
            {asks}
          </button>
        ))}
      </div>
      {question && (
        <section className="answer floating" aria-labelledby="answer">
          <header className="row">
            <h2 id="answer" className="grow">
              {question.asks}
            </h2>
            <button
              type="button"
              aria-label="Close the answer"
              title="Close (Esc)"
              aria-keyshortcuts="Escape"
              onClick={close}
            >
              ✕
            </button>
          </header>
          <Suspense fallback={null}>
            <AnswerPanel question={question} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
