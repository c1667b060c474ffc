import type { ReactNode } from 'react';
import type { Encounter, Option } from '../state/seen.ts';
import type { Advice } from './advice.ts';
import { AdviceMark } from './advice-mark.tsx';
import './computer.css';

interface Props {
  readonly encounter: Encounter;
  /** Those that the card leads to. */
  readonly options: readonly Option[];
  readonly advice: Advice;
  /** The card. */
  readonly children: ReactNode;
}

/** A card, and on it the best option that it leads to, if that is among the best of all. */
export function Advised({ encounter, options, advice: { best }, children }: Props) {
  const rank = best.findIndex((one) => options.some(({ key }) => key === one.option.key));
  const suggestion = best[rank];
  // The same element with advice and without: an option that has the focus keeps it when advice comes.
  return (
    <div className={suggestion && 'advised'}>
      {children}
      {suggestion && <AdviceMark encounter={encounter} suggestion={suggestion} rank={rank} />}
    </div>
  );
}
