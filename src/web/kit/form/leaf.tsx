import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { useId } from 'react';
import { wordsOf } from '../words.ts';

interface Props {
  readonly type: GraphQLScalarType | GraphQLEnumType;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly suggestions: readonly string[];
  /** For its label; who has none is named by `label`. */
  readonly id?: string;
  readonly label?: string;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  /** Undefined leaves it out. */
  readonly onChange: (value: unknown) => void;
}

/** A number, some words, one of a few, yes or no. */
export function Leaf(props: Props) {
  const { type, isRequired, value, suggestions, id, label, onChange } = props;
  const list = useId();
  const named = {
    id,
    'aria-label': label,
    'aria-invalid': props.isWrong,
    'aria-describedby': props.describedBy,
  };
  if (isEnumType(type) || type.name === 'Boolean') {
    const choices = isEnumType(type)
      ? type.getValues().map((one) => [one.name, one.description ?? ''] as const)
      : ([
          ['yes', ''],
          ['no', ''],
        ] as const);
    const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value);
    return (
      <select
        {...named}
        required={isRequired}
        value={chosen}
        onChange={({ target: { value: next } }) => {
          if (next === '') onChange(undefined);
          else onChange(isEnumType(type) ? next : next === 'yes');
        }}
      >
        {(!isRequired || chosen === '') && <option value="">default</option>}
        {choices.map(([name, meaning]) => (
          <option key={name} value={name} title={meaning}>
            {wordsOf(name)}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = type.name === 'Int' || type.name === 'Float';
  return (
    <>
      <input
        {...named}
        type={isNumber ? 'number' : 'text'}
        step={type.name === 'Float' ? 'any' : undefined}
        required={isRequired}
        list={suggestions.length > 0 ? list : undefined}
        value={typeof value === 'number' || typeof value === 'string' ? value : ''}
        onChange={({ target }) => {
          if (target.value === '') onChange(undefined);
          else onChange(isNumber ? target.valueAsNumber : target.value);
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
