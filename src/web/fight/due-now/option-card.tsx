import type { Option } from '../seen.ts';
import { usePlay } from '../play-context.ts';

interface Props {
  readonly option: Option;
  /** The key that begins it; null where there are more than keys. */
  readonly number: number | null;
}

/** One thing that may be done. */
export function OptionCard({ option, number }: Props) {
  const { begin, cancel, option: begun } = usePlay();
  const isBegun = begun?.id === option.id;
  return (
    <button
      type="button"
      className="option"
      aria-pressed={isBegun}
      onClick={() => {
        if (isBegun) cancel();
        else begin(option.id);
      }}
    >
      {number !== null && <kbd>{number}</kbd>}
      <span className="what">
        <b>{option.label}</b>
        {option.summary && <small>{option.summary}</small>}
      </span>
      {option.cost.length > 0 && (
        <span className="cost">
          {option.cost.map(({ resource, amount }) => (
            <span key={resource} className="chip">
              {amount === 1 ? wordOf(resource) : `${amount} ${wordOf(resource)}`}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

const wordOf = (resource: string): string => {
  const words = resource.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
