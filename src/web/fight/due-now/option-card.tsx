import type { Option } from '../state/seen.ts';
import { pointsAt } from '../attention/pointed.ts';
import { usePlay } from '../play/play-context.ts';
import { Chance } from './chance.tsx';
import { isOnly } from './draft.ts';
import { sumInWords } from './figures.ts';
import { IntentIcon } from './intent-icon.tsx';
import type { Met, Target } from './outlook.ts';

interface Props {
  readonly option: Option;
  /** The key that begins it; null where there are more than keys. */
  readonly number: number | null;
  /** What comes of the attack that it meets; null where it meets none. */
  readonly met: Met | null;
  /** Whom it may be aimed at, as far as it is known. */
  readonly targets: readonly Target[];
}

/** One thing that may be done. */
export function OptionCard({ option, number, met, targets }: Props) {
  const { begin, cancel, commit, decision, option: begun, sent } = usePlay();
  const isBegun = begun?.key === option.key;
  const best = likeliest(targets);
  const [, name = option.label, way] = NAME_AND_WAY.exec(option.label) ?? [];
  return (
    <button
      type="button"
      className="option"
      aria-pressed={isBegun}
      aria-busy={sent === option.id}
      title={[option.label, ...(option.notes.length > 0 ? option.notes : [option.summary])].join(
        '. ',
      )}
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
      <IntentIcon intent={option.intent} />
      {number !== null && <kbd>{number}</kbd>}
      <span className="what">
        <b>
          {name}
          {way && <small> {way}</small>}
        </b>
        {option.summary && <small className="summary">{option.summary}</small>}
        {met && (
          <small className="summary">
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
        {met && (
          <Chance
            hit={met.hit.value}
            damage={met.expectedDamage.value}
            isEstimated={met.isEstimated}
          />
        )}
        {best?.hitChance != null && (
          <Chance
            hit={best.hitChance}
            damage={best.expectedDamage}
            isEstimated={best.isEstimated}
            isBest={targets.length > 1}
          />
        )}
      </span>
    </button>
  );
}

/** `Thorn Cut (Standard)`: what it is, and how. */
const NAME_AND_WAY = /^(.+?) (\([^()]+\))$/;

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
