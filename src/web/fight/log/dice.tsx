/** A roll: every die, those that count lit. */
interface Score {
  readonly total: number;
  readonly rolled: readonly { readonly face: number; readonly counts: boolean }[];
}

export function Dice({ score: { rolled } }: { readonly score: Score }) {
  if (rolled.length === 0) return null;
  return (
    <span className="dice" aria-label={`rolled ${rolled.map(({ face }) => face).join(', ')}`}>
      {rolled.map(({ face, counts }, i) => (
        <span key={i} className={counts ? 'die counts' : 'die'} aria-hidden>
          {face}
        </span>
      ))}
    </span>
  );
}

/** Whatever in an event has the form of a roll: of the attack, of the defense, of the damage. */
export const scoresOf = (event: object): readonly Score[] =>
  Object.values(event).filter(
    (value): value is Score =>
      typeof value === 'object' && value !== null && 'rolled' in value && 'total' in value,
  );
