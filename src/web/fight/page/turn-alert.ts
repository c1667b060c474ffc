import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { notify, sound } from '../attention/alerts.ts';
import { questionOf } from '../due-now/kinds.ts';
import { usePlay } from '../play/play-context.ts';
import { useFight } from '../state/fight-context.ts';
import { nameOf } from '../state/names.ts';
import type { Decision, Encounter } from '../state/seen.ts';

/** Lets it be heard, and known in other tabs, when the fight begins to wait for this seat. */
export function useTurnAlert(): void {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const { decisions } = usePlay();
  const asked = decisions.filter(({ required, byComputer }) => required && !byComputer);
  const keys = asked.map(({ key }) => `${encounter?.round ?? 0} ${key}`);
  const question = encounter && asked[0] ? said(encounter, asked[0]) : '';
  const known = useRef<readonly string[] | null>(null);
  const takeBack = useRef<() => void>(() => undefined);
  const asking = keys.join('\n');
  const name = encounter?.name;
  useEffect(() => {
    if (name === undefined) return;
    const now = asking === '' ? [] : asking.split('\n');
    const before = known.current;
    known.current = now;
    if (now.length === 0) takeBack.current();
    // What a page finds when it is opened is no news.
    if (before === null || now.every((key) => before.includes(key))) return;
    sound('TURN');
    takeBack.current = notify(question, name, store.encounterId);
  }, [asking, name, question, store]);
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) takeBack.current();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      takeBack.current();
    };
  }, []);
}

function said(encounter: Encounter, decision: Decision): string {
  const { combatantId } = decision;
  const who = combatantId === null ? 'The GM' : nameOf(encounter, combatantId);
  return `${who} ${questionOf(decision)}`;
}
