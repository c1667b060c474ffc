import type { GraphQLInputField } from 'graphql';
import { wordsOf } from '../words.ts';
import { emptyOf } from './empty.ts';

interface OneOfProps {
  readonly fields: readonly GraphQLInputField[];
  readonly value: object;
  readonly onChange: (value: object) => void;
}

/** Which of several kinds it is. */
export function OneOf({ fields, value, onChange }: OneOfProps) {
  const [chosen] = Object.keys(value);
  return (
    <label>
      Kind
      <select
        value={chosen ?? ''}
        onChange={({ target }) => {
          const field = fields.find(({ name }) => name === target.value);
          onChange(field ? { [field.name]: emptyOf(field.type, true) } : {});
        }}
      >
        <option value="">Choose …</option>
        {fields.map(({ name, description }) => (
          <option key={name} value={name}>
            {wordsOf(name)}: {description}
          </option>
        ))}
      </select>
    </label>
  );
}
