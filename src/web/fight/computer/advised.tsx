import type { ReactNode } from 'react';
import type { Encounter, Option } from '../state/seen.ts';
import type { Advice } from './advice.ts';
import { AdviceMark } from './advice-mark.tsx';
import './computer.css';

interface Props {
  readonly encounter: Encounter;
  readonly option: Option;
  readonly advice: Advice;
  /** The option. */
  readonly children: ReactNode;
}

/** An option, and beside it whether it is among the best. */
export function Advised({ encounter, option, advice: { best }, children }: Props) {
  const rank = best.findIndex((one) => one.option.key === option.key);
  const suggestion = best[rank];
  // The same element with advice and without: an option that has the focus keeps it when advice comes.
  return (
    <div className={suggestion && 'advised'}>
      {children}
      {suggestion && <AdviceMark encounter={encounter} suggestion={suggestion} rank={rank} />}
    </div>
  );
}
