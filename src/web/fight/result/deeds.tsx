import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { StatisticsQuery } from '../../../client/index.ts';
import { StatisticsDocument } from '../../api/generated/whole.ts';
import type { Granted } from '../../api/granted.ts';
import { isEmbedded } from '../../kit/embedded.ts';
import { Portrait } from '../order/portrait.tsx';
import { useAsked } from '../state/asked.ts';
import { useFight } from '../state/fight-context.ts';
import type { Encounter } from '../state/seen.ts';
import { type Look, looksOf } from '../../../scene/looks.ts';

type Statistics = NonNullable<Granted<StatisticsQuery>['encounter']>['statistics'];
type Deed = Statistics['combatants'][number];

/** What each has done, by sides, and the step that decided it. */
export function Deeds({ encounter }: { readonly encounter: Encounter }) {
  const answer = useAsked(StatisticsDocument, { id: encounter.id });
  const statistics = answer?.encounter?.statistics;
  if (!statistics) return <p className="muted">Counting …</p>;
  const looks = looksOf(encounter.combatants);
  const { combatants, unit, decisive, since } = statistics;
  const most = Math.max(1, ...combatants.map(({ harmDone }) => harmDone));
  return (
    <>
      {decisive && <TurningPoint encounterId={encounter.id} decisive={decisive} unit={unit} />}
      {/* A crowd is scrolled here, by keys too. */}
      <div className="deeds" role="region" aria-label="What each did" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Combatant</th>
              <th scope="col" title={unit ? `Damage done, in ${unit}` : 'Damage done'}>
                Damage done
              </th>
              <th scope="col">Taken</th>
              <th scope="col" title="Attack rolls that hit, and how many were to be expected">
                Hits
              </th>
              <th scope="col">Felled</th>
              <th scope="col">Fell</th>
            </tr>
          </thead>
          <tbody>
            {bySides(combatants).map((deed) => (
              <Row
                key={deed.combatantId}
                deed={deed}
                look={looks(deed.combatantId)}
                image={imageOf(encounter, deed)}
                most={most}
              />
            ))}
          </tbody>
        </table>
      </div>
      {since > 1 && (
        <p className="muted">
          <small>Counted from step {since} on.</small>
        </p>
      )}
    </>
  );
}

const imageOf = ({ combatants }: Encounter, { combatantId }: Deed): string | null =>
  combatants.find(({ id }) => id === combatantId)?.image ?? null;

/** The sides in the order in which they joined, of each who has done most harm first. */
const bySides = (deeds: readonly Deed[]): readonly Deed[] =>
  [...Map.groupBy(deeds, ({ side }) => side).values()].flatMap((side) =>
    side.toSorted((a, b) => b.harmDone - a.harmDone),
  );

interface RowProps {
  readonly deed: Deed;
  readonly look: Look;
  readonly image: string | null;
  /** The most harm that one of them has done. */
  readonly most: number;
}

function Row({ deed, look, image, most }: RowProps) {
  const { name, side, harmDone, harmTaken, attackRolls, hits, expectedHits, felled, falls } = deed;
  return (
    <tr>
      <th scope="row">
        <span className="row">
          <Portrait combatant={{ name, image }} look={look} />
          <span>
            <b className="clamped">{name}</b> <small className="muted">{side}</small>
          </span>
        </span>
      </th>
      <td>
        <span className="measure">
          {harmDone}
          {harmDone > 0 && (
            <span style={{ inlineSize: `${(100 * harmDone) / most}%`, background: look.color }} />
          )}
        </span>
      </td>
      <td>{harmTaken}</td>
      <td>
        {attackRolls === 0 ? '–' : `${hits} of ${attackRolls}`}
        {attackRolls > 0 && expectedHits !== null && (
          <small className={luckOf(hits, expectedHits)}> {expectedHits.toFixed(1)} expected</small>
        )}
      </td>
      <td>{felled}</td>
      <td>{falls}</td>
    </tr>
  );
}

/** A hit more or less than was to be expected is what people call luck. */
const luckOf = (hits: number, expected: number): string =>
  hits - expected >= 1 ? 'lucky' : expected - hits >= 1 ? 'unlucky' : 'muted';

interface TurningPointProps {
  readonly encounterId: string;
  readonly decisive: NonNullable<Statistics['decisive']>;
  readonly unit: string | null;
}

function TurningPoint({ encounterId, decisive, unit }: TurningPointProps) {
  const { store } = useFight();
  const seatId = useStore(store.state, (fight) => fight.seat?.id);
  const { version, side, harm } = decisive;
  // A step of the fight that this one was copied from is not in its replay.
  if (version === null || seatId === undefined) return null;
  return (
    <p>
      Turning point: {side} lost {harm} {unit} at once.{' '}
      {!isEmbedded() && (
        <Link href={`/replay/${encounterId}/${seatId}/${version}`}>Watch step {version}</Link>
      )}
    </p>
  );
}
