import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { SetDoorDocument, UseDoorDocument } from '../../api/generated/brief.ts';
import { type Draft, draftOf, isComplete, isOnly, openChoice, toggled } from '../due-now/draft.ts';
import { type Card, foldsIn, handOf } from '../due-now/cards.ts';
import { useKept } from '../../kit/kept.ts';
import { byIntent } from '../due-now/kinds.ts';
import { useFight } from '../state/fight-context.ts';
import type { Decision } from '../state/seen.ts';
import { CardNumbers } from '../due-now/numbers.ts';
import { cardsOf, type Play, PlayContext } from './play-context.ts';
import { useUnread } from './unread.ts';

/** Of the decisions that the player went back and forth between. */
const MAX_DRAFTS = 8;

/** Which folds are open of a decision, each in the one before. */
interface FoldsOpened {
  readonly decisionKey: string;
  readonly keys: readonly string[];
}

/** Keeps what this seat is about to do, and does it. */
export function PlayProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useFight();
  const due = useStore(store.state, (fight) => fight.encounter?.due);
  const opened = useStore(store.state, (fight) => fight.opened);
  const seat = useStore(store.state, (fight) => fight.seat);
  const round = useStore(store.state, (fight) => fight.encounter?.round ?? 0);
  const version = useStore(store.state, (fight) => fight.encounter?.version);
  const [lookedAt, choose] = useState<string | null>(null);
  const [drafts, setDrafts] = useKept<readonly Draft[]>(`drafts:${store.encounterId}`, []);
  const { decisions, decision } = useMemo(() => {
    const all = mine(due ?? []);
    const [possible = null] = mine(opened ? [opened] : []);
    const looked = possible ?? all.find(({ key }) => key === lookedAt) ?? all[0] ?? null;
    return { decisions: all, decision: looked };
  }, [due, opened, lookedAt]);
  const isKnown = version !== undefined;
  const isNew = useUnread(isKnown ? (decision?.key ?? null) : undefined);
  const hasNewOptions = useUnread(isKnown ? decision && namesOf(decision) : undefined);
  const [openedFolds, openFolds] = useState<FoldsOpened>({ decisionKey: '', keys: [] });
  const [sent, setSent] = useState<string | null>(null);
  const [cardNumbers] = useState(() => new CardNumbers());
  const play = useMemo<Play>(() => {
    const hand = handOf(decision?.options ?? []);
    const folds = openedFolds.decisionKey === decision?.key ? openedFolds.keys : [];
    const all = foldsIn(hand.groups.flatMap(({ cards }) => cards));
    const fold = all.find(({ key }) => key === folds.at(-1)) ?? null;
    const setFolds = (keys: readonly string[]): void => {
      if (decision) openFolds({ decisionKey: decision.key, keys });
    };
    const draft = decision && draftOf(decision, drafts, round);
    const option = decision?.options.find(({ key }) => key === draft?.optionKey) ?? null;
    const set = (next: Draft | null): void => {
      if (!decision) return;
      setDrafts((before) => {
        const rest = before.filter(({ decisionKey }) => decisionKey !== decision.key);
        return next ? [...rest, next].slice(-MAX_DRAFTS) : rest;
      });
    };
    const take = (optionId: string, picks: Draft['picks']): void => {
      if (isNew || version === undefined || store.state.getState().sending) return;
      const isOpened = opened?.options.some(({ id }) => id === optionId) === true;
      const listedAt = isOpened ? opened.version : version;
      setSent(optionId);
      void store.take(listedAt, optionId, picks).then((done) => {
        setSent(null);
        if (done) set(null);
      });
    };
    const begin = (optionKey: string): void => {
      const begun = decision?.options.find(({ key }) => key === optionKey);
      if (!begun || !decision || hasNewOptions) return;
      if (begun.choices.length === 0) take(begun.id, []);
      else if (draft && isOnly(decision) && isComplete(begun, draft.picks))
        take(begun.id, draft.picks);
      else set({ decisionKey: decision.key, optionKey, round, picks: [] });
    };
    const isGm = seat?.kind === 'GM';
    return {
      isGm,
      isMine: (combatantId) => isGm || seat?.combatantIds.includes(combatantId) === true,
      isUnread: isNew || hasNewOptions,
      decisions,
      decision,
      option,
      draft,
      sent,
      choice: option && draft ? openChoice(option, draft.picks) : null,
      choose: (key) => {
        void store.open(null);
        choose(key);
      },
      take,
      hand,
      fold,
      numbers: cardNumbers.of(cardsOf({ hand, fold })),
      play: (card: Card) => {
        if (card.kind === 'OPTION') begin(card.option.key);
        else if (!hasNewOptions) {
          set(null);
          setFolds([...folds, card.fold.key]);
        }
      },
      begin,
      pick: (choice, picked) => {
        if (!draft || !option || isNew) return;
        set({ ...draft, picks: toggled(draft.picks, choice, picked) });
      },
      place: (combatantId, hex) => {
        void store.place(combatantId, hex);
      },
      turnDoor: (edge, open, combatantId) => {
        if (combatantId === null)
          void store.send(SetDoorDocument, { edge, open, seenVersion: store.version });
        else if (!isNew) void store.send(UseDoorDocument, { combatantId, edge, open });
      },
      commit: () => {
        if (draft && option && isComplete(option, draft.picks)) take(option.id, draft.picks);
      },
      cancel: () => {
        if (draft && !isOnly(decision)) set(null);
        else setFolds(folds.slice(0, -1));
      },
    };
  }, [
    decisions,
    decision,
    opened,
    version,
    seat,
    round,
    isNew,
    hasNewOptions,
    openedFolds,
    drafts,
    sent,
    cardNumbers,
    setDrafts,
    store,
  ]);
  return <PlayContext value={play}>{children}</PlayContext>;
}

/** What stands where a press goes. */
const namesOf = ({ key, options }: Decision): string =>
  [key, ...options.map((option) => option.key)].join(' ');

/** Those with options for this seat, in the order in which people look for them; dice have a tray of their own. */
const mine = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions
    .filter(({ kind, options }) => options.length > 0 && kind !== 'ROLL_DICE')
    .map((decision) => ({ ...decision, options: [...byIntent(decision.options)] }));
