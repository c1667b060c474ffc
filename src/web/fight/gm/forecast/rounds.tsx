import type { Scenario } from './use-forecast.ts';

const [WIDTH, HEIGHT, FOOT] = [320, 90, 16];

/** How long the fights took: a column for each number of rounds. */
export function Rounds({
  scenario: { rounds, roundCounts, brokenOff },
}: {
  readonly scenario: Scenario;
}) {
  if (!rounds) return null;
  const last = Math.max(...roundCounts.map((one) => one.rounds));
  const most = Math.max(...roundCounts.map(({ fights }) => fights));
  const column = WIDTH / (last + 1);
  const every = Math.ceil((last + 1) / 12);
  const words = `Half of the fights took ${rounds.median} rounds at most, eight in ten of them ${rounds.tenthPercentile} to ${rounds.ninetiethPercentile}.`;
  return (
    <section>
      <h3>Rounds</h3>
      <svg
        className="rounds"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
        role="img"
        aria-label={words}
      >
        {roundCounts.map(({ rounds: count, fights }) => {
          const height = (HEIGHT * fights) / most;
          return (
            <rect
              key={count}
              className={
                count >= rounds.tenthPercentile && count <= rounds.ninetiethPercentile
                  ? 'usual'
                  : 'rare'
              }
              x={column * count + 1}
              y={HEIGHT - height}
              width={Math.max(1, column - 2)}
              height={height}
            >
              <title>{`${count} rounds: ${fights} fights`}</title>
            </rect>
          );
        })}
        <path className="axis" d={`M0 ${HEIGHT}H${WIDTH}`} />
        {Array.from({ length: last + 1 }, (_, count) => count)
          .filter((count) => count % every === 0)
          .map((count) => (
            <text key={count} x={column * (count + 0.5)} y={HEIGHT + FOOT - 4} textAnchor="middle">
              {count}
            </text>
          ))}
      </svg>
      <p className="muted">
        {words}
        {brokenOff.fights > 0 && ` Broken off without an end: ${brokenOff.fights}.`}
      </p>
    </section>
  );
}
