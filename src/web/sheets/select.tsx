interface Props {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly name: string }[];
  readonly value: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** One of several that have names. */
export function Select({ label, options, value, onChoose }: Props) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
