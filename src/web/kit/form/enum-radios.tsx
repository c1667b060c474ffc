import type { GraphQLEnumType } from 'graphql';
import { useId } from 'react';
import { wordsOf } from '../words.ts';

interface Props {
  readonly legend: string;
  readonly type: GraphQLEnumType;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, each with what it means in a sentence. */
export function EnumRadios({ legend, type, value, onChange }: Props) {
  const group = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {type.getValues().map(({ name, description }) => (
        <label key={name} className="row">
          <input
            type="radio"
            name={group}
            aria-labelledby={`${group}-${name}`}
            aria-describedby={`${group}-${name}-what`}
            checked={name === value}
            onChange={() => {
              onChange(name);
            }}
          />
          <span>
            <b id={`${group}-${name}`}>{wordsOf(name)}</b>{' '}
            <small id={`${group}-${name}-what`} className="muted">
              {description}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
