import type { Shared } from './object-fields.tsx';
import { ObjectFields } from './object-fields.tsx';
import { inputFor } from './schema.ts';

interface Props extends Shared {
  /** The one-of input of the field `details`. */
  readonly type: string;
  readonly ruleset: string;
  /** What the input has so far. */
  readonly value: { readonly details?: unknown };
  readonly onChange: (details: object) => void;
}

/** What an input takes in the encounters of one ruleset alone. */
export function DetailsFields({ type, ruleset, value, onChange, ...shared }: Props) {
  const own = inputFor(type, ruleset);
  if (!own) return null;
  const key = ruleset.toLowerCase();
  const given = (value.details as Readonly<Record<string, object>> | undefined)?.[key] ?? {};
  return (
    <ObjectFields
      {...shared}
      type={own}
      value={given}
      path={`details.${key}`}
      onChange={(next) => {
        onChange({ [key]: next });
      }}
    />
  );
}
