import type { Encounter } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { pointsAt } from '../attention/pointed.ts';
import './stack.css';

type VigilanceClock = Extract<NonNullable<Encounter['clock']>, { readonly stack: unknown }>;

interface Props {
  readonly encounter: Encounter;
  readonly stack: VigilanceClock['stack'];
}

/** The stack of quick actions as cards, the one that resolves first in front. */
export function Stack({ encounter, stack }: Props) {
  const asked = encounter.due
    .filter(({ kind }) => kind === 'PRIORITY')
    .map(({ combatantId }) => (combatantId ? nameOf(encounter, combatantId) : 'the GM'));
  return (
    <ol className="stack" aria-label="The stack: the first resolves first">
      {stack.map(({ objectId, ownerId, action, use, targetIds, boosts, stage }, i) => (
        <li
          key={objectId}
          className={i === 0 ? 'panel top' : 'panel'}
          tabIndex={0}
          {...pointsAt('ENTRY', objectId)}
        >
          <b>
            {stack.length - i} · {titleOf(action)}
          </b>{' '}
          <small className="muted">
            {use.toLowerCase()} · {nameOf(encounter, ownerId)}
          </small>
          {targetIds.length > 0 && (
            <p>at {targetIds.map((id) => nameOf(encounter, id)).join(', ')}</p>
          )}
          {boosts.length > 0 && <p className="muted">with {boosts.map(titleOf).join(', ')}</p>}
          {i === 0 && stage === 'RESOLVING' && <p className="flag">resolves</p>}
          {i === 0 && asked.length > 0 && <p className="flag">{asked.join(', ')} may answer</p>}
        </li>
      ))}
    </ol>
  );
}

/** The key of an action as words. */
const titleOf = (key: string): string => {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
