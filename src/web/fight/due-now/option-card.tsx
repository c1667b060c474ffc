import type { Encounter, Option } from '../state/seen.ts';
import { pointsAt, usePointed } from '../attention/pointed.ts';
import { usePlay } from '../play/play-context.ts';
import { Chance } from './chance.tsx';
import { isOnly } from './draft.ts';
import { sumInWords } from './figures.ts';
import { type Met, type Target, useTargets } from './outlook.ts';

interface Props {
  readonly encounter: Encounter;
  readonly option: Option;
  /** The key that begins it; null where there are more than keys. */
  readonly number: number | null;
  /** What comes of the attack that it meets; null where it meets none. */
  readonly met: Met | null;
}

/** One thing that may be done. */
export function OptionCard({ encounter, option, number, met }: Props) {
  const { begin, cancel, commit, decision, option: begun } = usePlay();
  const isBegun = begun?.key === option.key;
  const isPointed = usePointed('OPTION') === option.key;
  const targets = useTargets(encounter, option, isBegun || isPointed);
  const best = likeliest(targets);
  return (
    <button
      type="button"
      className="option"
      aria-pressed={isBegun}
      onClick={() => {
        if (isBegun && decision && !isOnly(decision)) cancel();
        else begin(option.key);
      }}
      onKeyDown={(event) => {
        // A click leaves the focus here: Enter must not close what the click has opened.
        if (event.key !== 'Enter' || !isBegun) return;
        event.preventDefault();
        if (!event.repeat) commit();
      }}
      {...pointsAt('OPTION', option.key)}
    >
      {number !== null && <kbd>{number}</kbd>}
      <span className="what">
        <b>{option.label}</b>
        {option.summary && <small>{option.summary}</small>}
        {met && (
          <small>
            {sumInWords(met.attackTerms)} against {sumInWords(met.defenseTerms)}
          </small>
        )}
      </span>
      <span className="figures">
        {option.cost.length > 0 && (
          <span className="cost">
            {option.cost.map(({ resource, amount }) => (
              <span key={resource} className="chip">
                {amount === 1 ? wordOf(resource) : `${wordOf(resource)} × ${amount}`}
              </span>
            ))}
          </span>
        )}
        {met && <Chance hit={met.hit.value} damage={met.expectedDamage.value} />}
        {best?.hitChance != null && (
          <Chance hit={best.hitChance} damage={best.expectedDamage} isBest={targets.length > 1} />
        )}
      </span>
    </button>
  );
}

/** The foe that it would hit most likely; of friends only if there are no others. */
function likeliest(targets: readonly Target[]): Target | null {
  const known = targets.filter(({ hitChance }) => hitChance !== null);
  const foes = known.filter(({ friendly }) => friendly !== true);
  const [best = null] = [...(foes.length > 0 ? foes : known)].sort(
    (a, b) => (b.hitChance ?? 0) - (a.hitChance ?? 0),
  );
  return best;
}

const wordOf = (resource: string): string => {
  const words = resource.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
