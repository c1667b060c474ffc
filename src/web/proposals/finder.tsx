/** A slider for how often the party wins, and the fights that are so. */
import { type ReactNode, useState } from 'react';
import type { EncounterProposalsInput } from '../../client/index.ts';
import { messageOf } from '../api/command.ts';
import { ProposalCard } from './proposal-card.tsx';
import { type Ask, type Found, useProposals } from './use-proposals.ts';
import { LEAST, MOST, type Proposal, rangeOf, STEP, USUAL } from './wish.ts';
import './proposals.css';

/** What a search is about, but for the wish. */
export type Question = Omit<EncounterProposalsInput, 'wish'>;

interface Props {
  /** @throws Error when it cannot be asked now */
  readonly question: () => Promise<Question>;
  readonly ask: Ask;
  /** Who is to win, as it begins a sentence. */
  readonly party: string;
  /** What is done with a proposal, for its button. */
  readonly doing: string;
  readonly onTake: (proposal: Proposal) => Promise<void>;
  /** What stands before the slider. */
  readonly children?: ReactNode;
}

export function Finder({ question, ask, party, doing, onTake, children }: Props) {
  const [wins, wish] = useState(USUAL);
  /** What is shown was searched for with this wish, wherever the slider is by now. */
  const [wished, setWished] = useState(USUAL);
  const [asked, search] = useState<EncounterProposalsInput | null>(null);
  const [held, hold] = useState<Found | null>(null);
  const [notAsked, setNotAsked] = useState<string | null>(null);
  const { found, isAsking: isSearching, trouble: searchTrouble } = useProposals(asked, ask);
  const trouble = notAsked ?? searchTrouble;
  const begin = async (): Promise<void> => {
    setNotAsked(null);
    try {
      const whole = await question();
      setWished(wins);
      search({ ...whole, wish: { winChance: rangeOf(wins) } });
    } catch (error) {
      setNotAsked(messageOf(error));
    }
  };
  return (
    <form
      className="stacked finder"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSearching) search(null);
        else void begin();
      }}
    >
      {children}
      <WishSlider party={party} wins={wins} onWish={wish} />
      <button className={isSearching ? '' : 'primary'}>
        {isSearching ? 'Stop searching' : 'Find fights'}
      </button>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      <Progress found={found} isSearching={isSearching} />
      {found && (
        // What is pointed at does not become another fight before it is pressed.
        <div
          className="stacked"
          onPointerEnter={() => {
            hold(found);
          }}
          onPointerLeave={() => {
            hold(null);
          }}
        >
          <Results found={held ?? found} wished={wished / 100} doing={doing} onTake={onTake} />
        </div>
      )}
    </form>
  );
}

interface SliderProps extends Pick<Props, 'party'> {
  readonly wins: number;
  readonly onWish: (wins: number) => void;
}

/** From what is easy, on the left, to what is hard. */
const WishSlider = ({ party, wins, onWish }: SliderProps) => (
  <label className="wish">
    <span className="row">
      <span className="grow">{party} wins</span> <output>{wins} of 100</output>
    </span>
    <input
      type="range"
      min={-MOST}
      max={-LEAST}
      step={STEP}
      value={-wins}
      aria-label={`How often ${party.charAt(0).toLowerCase()}${party.slice(1)} wins`}
      aria-valuetext={`${wins} of 100`}
      onChange={({ target }) => {
        onWish(-target.valueAsNumber);
      }}
    />
    <span className="row ends" aria-hidden>
      <small className="grow">nearly always</small> <small>hardly ever</small>
    </span>
  </label>
);

interface ProgressProps {
  readonly found: Found | null;
  readonly isSearching: boolean;
}

function Progress({ found, isSearching }: ProgressProps) {
  const played = found?.fightsPlayed ?? 0;
  if (!isSearching && !found) return null;
  return (
    <p className="muted" role="status">
      {isSearching
        ? `Playing by the rules … ${played} fights so far`
        : `${played} fights played${found?.isComplete ? '' : ', then stopped'}`}
    </p>
  );
}

interface ResultsProps extends Pick<Props, 'doing' | 'onTake'> {
  readonly found: Found;
  readonly wished: number;
}

function Results({ found, ...props }: ResultsProps) {
  const { proposals, unattainable, assumes } = found;
  const shown = unattainable
    ? [
        { title: 'The easiest', proposal: unattainable.easiest },
        { title: 'The hardest', proposal: unattainable.hardest },
      ]
    : proposals.map((proposal) => ({ title: null, proposal }));
  return (
    <>
      {unattainable && <p role="status">{unattainable.message}</p>}
      <ol className="proposals">
        {shown.map(
          ({ title, proposal }) =>
            proposal && (
              <ProposalCard key={proposal.key} title={title} proposal={proposal} {...props} />
            ),
        )}
      </ol>
      {shown.length > 0 && (
        <details>
          <summary>What this takes for granted</summary>
          <ul className="assumed">
            {assumes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
