import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ToRollFragment } from '../../../client/index.ts';
import { wordsOf } from '../../kit/words.ts';
import { RuleTag } from '../rule-tag.tsx';
import { useFight } from '../state/fight-context.ts';
import { nameOf } from '../state/names.ts';
import type { Encounter } from '../state/seen.ts';
import { declaredOf, type Faces, firstEmpty, lastFilled, noFaces, withFace } from './faces.ts';
import { useAsked } from './use-asked.ts';
import './tray.css';

/** The dice that this seat is to roll by hand. */
export function DiceTray() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const asked = useAsked();
  if (!encounter || !asked) return null;
  const { key, ...rest } = asked;
  return <Tray key={key} encounter={encounter} {...rest} />;
}

interface Props {
  readonly encounter: Encounter;
  readonly rolls: readonly ToRollFragment[];
  readonly declare: (faces: readonly (readonly number[] | null)[]) => void;
  readonly dismiss: (() => void) | null;
}

function Tray({ encounter, rolls, declare, dismiss }: Props) {
  const sending = useStore(useFight().store.state, (fight) => fight.sending);
  const [faces, setFaces] = useState<Faces>(() => noFaces(rolls));
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who is writing elsewhere goes on writing.
    if (!(document.activeElement instanceof HTMLInputElement)) section.current?.focus();
  }, []);
  const hand = useHandOf(rolls);
  const next = firstEmpty(faces);
  const sides = next ? (rolls[next.roll]?.sides ?? 0) : 0;
  const whole = declaredOf(faces);
  const enter = (face: number): void => {
    if (next && face >= 1 && face <= sides) setFaces(withFace(faces, next, face));
  };
  const takeBack = (): void => {
    const last = lastFilled(faces);
    if (last) setFaces(withFace(faces, last, null));
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (/^\d$/.test(key)) enter(key === '0' ? 10 : Number(key));
    else if (key === 'Backspace') takeBack();
    else if (key === 'Enter' && whole && event.target === section.current) declare(whole);
    else if (key === 'Escape' && dismiss) dismiss();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      ref={section}
      className="dice-tray"
      tabIndex={-1}
      aria-labelledby="dice-tray"
      onKeyDown={onKeyDown}
    >
      <h2 id="dice-tray">Roll by hand{hand === undefined ? '' : ` for ${hand}`}</h2>
      <ol>
        {rolls.map((roll, i) => (
          <Roll key={i} roll={roll} encounter={encounter}>
            {faces[i]?.map((face, die) => (
              <button
                key={die}
                type="button"
                className={face === null ? 'die' : 'die counts'}
                data-next={next?.roll === i && next.die === die ? '' : undefined}
                aria-label={
                  face === null
                    ? `Die ${die + 1}: no face yet`
                    : `Die ${die + 1}: ${face}. Clear it`
                }
                onClick={() => {
                  setFaces(withFace(faces, { roll: i, die }, null));
                }}
              >
                {face ?? '?'}
              </button>
            ))}
          </Roll>
        ))}
      </ol>
      {next && (
        <div className="pad" role="group" aria-label={`Faces of a d${sides}`}>
          {Array.from({ length: sides }, (_, i) => (
            <button
              key={i}
              type="button"
              onClick={() => {
                enter(i + 1);
              }}
            >
              {i + 1}
            </button>
          ))}
        </div>
      )}
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={sending || !whole}
          onClick={() => {
            if (whole) declare(whole);
          }}
        >
          Declare dice
        </button>
        <button
          type="button"
          disabled={sending}
          onClick={() => {
            declare(rolls.map(() => null));
          }}
        >
          Roll for me
        </button>
        {dismiss && (
          <button type="button" onClick={dismiss}>
            Cancel
          </button>
        )}
      </div>
    </section>
  );
}

/** What the seat is called for which this one rolls; none where the dice are its own. */
function useHandOf([first]: readonly ToRollFragment[]): string | undefined {
  const own = useStore(useFight().store.state, (fight) => fight.seat?.name);
  return first?.seatName === own ? undefined : (first?.seatName ?? undefined);
}

interface RollProps {
  readonly roll: ToRollFragment;
  readonly encounter: Encounter;
  readonly children: React.ReactNode;
}

function Roll({
  roll: { combatantId, purpose, count, sides, rule },
  encounter,
  children,
}: RollProps) {
  const who = combatantId === null ? 'The GM' : nameOf(encounter, combatantId);
  return (
    <li>
      <span className="what">
        <b>{who}</b>: {wordsOf(purpose)}{' '}
        <span className="muted">
          {count}d{sides}
        </span>{' '}
        <RuleTag id={rule.id} />
      </span>
      <span className="dice">{children}</span>
    </li>
  );
}
