import { RuleTag } from '../rule-tag.tsx';
import './computer.css';

interface Reason {
  readonly text: string;
  readonly rule: { readonly id: string } | null;
  readonly value: number;
}

interface Props {
  readonly reasons: readonly Reason[];
  /** Whether a rule is only named: where nothing can be pointed at. */
  readonly isInert?: boolean;
}

/** What speaks for a choice and against it, the weight of each, and the rule behind it. */
export function Reasons({ reasons, isInert = false }: Props) {
  return (
    <ul>
      {reasons.map(({ text, rule, value }, i) => (
        <li key={i}>
          <span className="worth">{signed(value)}</span>
          <span>
            {text}{' '}
            {rule !== null &&
              (isInert ? <span className="rule">{rule.id}</span> : <RuleTag id={rule.id} />)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** With a sign, a true minus among them: 1 is what it is worth to put one combatant down. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
