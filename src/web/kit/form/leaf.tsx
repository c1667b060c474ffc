import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { useId } from 'react';
import { wordsOf } from '../words.ts';
import type { Metadata } from './schema.ts';

interface Props {
  readonly type: GraphQLScalarType | GraphQLEnumType;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly metadata: Metadata;
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
export const Leaf = (props: Props) =>
  isEnumType(props.type) || props.type.name === 'Boolean' ? (
    <Choice {...props} />
  ) : (
    <Entry {...props} />
  );

const named = ({ id, label, isWrong, describedBy }: Props) => ({
  id,
  'aria-label': label,
  'aria-invalid': isWrong,
  'aria-describedby': describedBy,
});

function Choice(props: Props) {
  const { type, isRequired, value, metadata, onChange } = props;
  const choices = isEnumType(type)
    ? type.getValues().map((one) => [one.name, one.description ?? ''] as const)
    : ([
        ['yes', ''],
        ['no', ''],
      ] as const);
  const chosen = typeof value === 'boolean' ? yesOrNo(value) : textOf(value);
  return (
    <select
      {...named(props)}
      required={isRequired}
      value={chosen}
      onChange={({ target: { value: next } }) => {
        if (next === '') onChange(undefined);
        else onChange(isEnumType(type) ? next : next === 'yes');
      }}
    >
      {(!isRequired || chosen === '') && <option value="">{leftOut(metadata)}</option>}
      {choices.map(([name, meaning]) => (
        <option key={name} value={name} title={meaning}>
          {wordsOf(name)}
        </option>
      ))}
    </select>
  );
}

/** Nothing is chosen, and what that comes to. */
function leftOut({ default: usual }: Metadata): string {
  if (!usual) return 'default';
  const isBoolean = usual.value === 'true' || usual.value === 'false';
  const name = isBoolean ? yesOrNo(usual.value === 'true') : usual.value;
  return `default: ${wordsOf(name).toLowerCase()}`;
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function Entry(props: Props) {
  const { type, isRequired, value, metadata, suggestions, onChange } = props;
  const { bound } = metadata;
  const list = useId();
  const isNumber = type.name === 'Int' || type.name === 'Float';
  return (
    <>
      <input
        {...named(props)}
        type={isNumber ? 'number' : 'text'}
        step={type.name === 'Float' ? 'any' : undefined}
        required={isRequired}
        min={bound?.min}
        max={bound?.max}
        maxLength={bound?.characters}
        placeholder={isNumber ? metadata.default?.value : undefined}
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
