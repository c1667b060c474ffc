import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  type Draft,
  draftOf,
  isComplete,
  isFull,
  isOnly,
  openChoice,
  toggled,
} from '../due-now/draft.ts';
import { useKept } from '../../kit/kept.ts';
import { byIntent } from '../due-now/kinds.ts';
import { useFight } from '../state/fight-context.ts';
import type { Decision } from '../state/seen.ts';
import { type Play, PlayContext } from './play-context.ts';

/** Of the decisions that somebody went back and forth between. */
const MOST_DRAFTS = 8;

/** Keeps what this seat is about to do, and does it. */
export function PlayProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useFight();
  const due = useStore(store.state, (fight) => fight.encounter?.due);
  const opened = useStore(store.state, (fight) => fight.opened);
  const seat = useStore(store.state, (fight) => fight.seat);
  const round = useStore(store.state, (fight) => fight.encounter?.round ?? 0);
  const [lookedAt, choose] = useState<string | null>(null);
  const [drafts, setDrafts] = useKept<readonly Draft[]>(`drafts:${store.encounterId}`, []);
  const play = useMemo<Play>(() => {
    const decisions = mine(due ?? []);
    const [possible = null] = mine(opened ? [opened] : []);
    const decision =
      possible ?? decisions.find(({ key }) => key === lookedAt) ?? decisions[0] ?? null;
    const draft = decision && draftOf(decision, drafts, round);
    const option = decision?.options.find(({ key }) => key === draft?.optionKey) ?? null;
    const set = (next: Draft | null): void => {
      if (!decision) return;
      setDrafts((before) => {
        const rest = before.filter(({ decisionKey }) => decisionKey !== decision.key);
        return next ? [...rest, next].slice(-MOST_DRAFTS) : rest;
      });
    };
    const take = (optionId: string, picks: Draft['picks']): void => {
      void store.take(optionId, picks).then((done) => {
        if (done) set(null);
      });
    };
    const isGm = seat?.kind === 'GM';
    return {
      isGm,
      isMine: (combatantId) => isGm || seat?.combatantIds.includes(combatantId) === true,
      decisions,
      decision,
      option,
      draft,
      choice: option && draft ? openChoice(option, draft.picks) : null,
      choose: (key) => {
        void store.open(null);
        choose(key);
      },
      take,
      begin: (optionKey) => {
        const begun = decision?.options.find(({ key }) => key === optionKey);
        if (!begun || !decision) return;
        if (begun.choices.length === 0) take(begun.id, []);
        else if (draft && isOnly(decision) && isComplete(begun, draft.picks))
          take(begun.id, draft.picks);
        else set({ decisionKey: decision.key, optionKey, round, picks: [] });
      },
      pick: (choice, picked) => {
        if (!draft || !option) return;
        const picks = toggled(draft.picks, choice, picked);
        // A click that leaves nothing to pick is the choice itself.
        if (isFull(option, picks)) take(option.id, picks);
        set({ ...draft, picks });
      },
      place: (combatantId, hex) => {
        void store.place(combatantId, hex);
      },
      commit: () => {
        if (draft && option && isComplete(option, draft.picks)) take(option.id, draft.picks);
      },
      cancel: () => {
        set(null);
      },
    };
  }, [due, opened, seat, round, lookedAt, drafts, setDrafts, store]);
  return <PlayContext value={play}>{children}</PlayContext>;
}

/** Those with options for this seat, in the order in which people look for them. */
const mine = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions
    .filter(({ options }) => options.length > 0)
    .map((decision) => ({ ...decision, options: [...byIntent(decision.options)] }));
