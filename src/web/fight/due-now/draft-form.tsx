import { type KeyboardEvent, useRef } from 'react';
import { useFocusByKey } from '../../kit/by-key.ts';
import type { Choice, Option } from '../state/seen.ts';
import { usePlay } from '../play/play-context.ts';
import { RuleTag } from '../rule-tag.tsx';
import { DRAFT_FORM } from './act-bar.tsx';
import { countOf, type Draft, isComplete, pickOf, titleOf } from './draft.ts';
import { ChoicePicker } from './choice-picker.tsx';

interface Props {
  readonly option: Option;
  readonly draft: Draft;
}

/** What is still to be picked of an option that was begun; the button that confirms it stands apart. */
export function DraftForm({ option, draft }: Props) {
  const { commit, choice: open } = usePlay();
  const form = useRef<HTMLFormElement>(null);
  const told = option.notes.length > 0 ? option.notes.join(' ') : option.summary;
  const isReady = isComplete(option, draft.picks);
  // Enter does what the button says; Space still adds and drops what is optional.
  const commitByKey = (event: KeyboardEvent, { min }: Choice): void => {
    const { key, repeat, target } = event;
    if (key !== 'Enter' || !isReady || !(target instanceof HTMLButtonElement)) return;
    if (min > 0 && target.ariaPressed !== 'true') return;
    event.preventDefault();
    if (!repeat) commit();
  };
  // A hex is picked on the map, which takes the focus itself.
  const next = open?.kind === 'HEX' ? null : `${option.key} ${open?.field ?? ''}`;
  useFocusByKey(next, () => {
    const place = isReady ? '.confirm' : '.open :is(button, input)';
    form.current?.closest('.due-now')?.querySelector<HTMLElement>(place)?.focus();
  });
  return (
    <form
      ref={form}
      id={DRAFT_FORM}
      className="draft"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <p className="begun">
        <b>{option.label}</b>
        {told && <small>{told}</small>}
      </p>
      {option.choices.map((choice) => (
        <fieldset
          key={choice.field}
          className={choice === open ? 'open' : undefined}
          onKeyDown={(event) => {
            commitByKey(event, choice);
          }}
        >
          <legend>
            {titleOf(choice)}{' '}
            <small>{howMany(choice, countOf(pickOf(draft.picks, choice.field)))}</small>
          </legend>
          <ChoicePicker choice={choice} pick={pickOf(draft.picks, choice.field)} />
          {choice.limits.map(({ text, rule }) => (
            <small key={text} className="limit">
              {text} <RuleTag id={rule.id} />
            </small>
          ))}
        </fieldset>
      ))}
    </form>
  );
}

function howMany({ min, max, ifOmitted, list }: Choice, picked: number): string {
  if (min === 0 && picked === 0) return ifOmitted ?? 'optional';
  if (!list || max === 1) return '';
  return min === max ? `${picked} of ${max}` : `${picked}, ${min} to ${max}`;
}
