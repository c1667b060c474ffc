/**
 * Answers about the fight as it is seen now. Each question is asked when the viewer looks at what it is
 * about, and once for a version.
 */
import { useEffect } from 'react';
import type { NamedDocument } from '../../api/named.ts';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Granted } from '../../api/granted.ts';
import { useSeeing } from './seeing.ts';
import type { Encounter } from './seen.ts';

/** By question; null while it is asked, and for a moment after it failed: then who still looks asks again. */
type Answers = Readonly<Record<string, unknown>>;

/** They go with the version that they are about. */
const answersOf = new WeakMap<Encounter, StoreApi<Answers>>();
const none = createStore<Answers>(() => ({}));

/** A pointer on its way over a list asks nothing. */
const PAUSE_MS = 100;
/** A server that is away for a moment is not asked as fast as it refuses. */
const RETRY_MS = 3000;

/**
 * @param isWanted whether to ask; what was answered before is there all the same
 * @returns null as long as there is no answer
 */
export function useAsked<Data, Variables>(
  document: NamedDocument<Data, Variables>,
  variables: Variables | null,
  isWanted = true,
): Granted<Data> | null {
  const seeing = useSeeing();
  const encounter = useStore(seeing.state, ({ encounter: seen }) => seen);
  const key = JSON.stringify([document.name, variables]);
  const answers = encounter ? answersFor(encounter) : none;
  const isFree = useStore(answers, (given) => !(key in given));
  useEffect(() => {
    const asked = (JSON.parse(key) as [string, Variables | null])[1];
    if (!isWanted || !isFree || asked === null || answers === none) return;
    const timer = setTimeout(() => {
      if (key in answers.getState()) return;
      answers.setState({ [key]: null });
      seeing.ask(document, asked).then(
        (data) => {
          answers.setState({ [key]: data });
        },
        () => {
          setTimeout(() => {
            const others = Object.entries(answers.getState()).filter(([of]) => of !== key);
            answers.setState(Object.fromEntries(others), true);
          }, RETRY_MS);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [answers, document, isFree, isWanted, key, seeing]);
  return useStore(answers, (given) => (given[key] ?? null) as Granted<Data> | null);
}

function answersFor(encounter: Encounter): StoreApi<Answers> {
  const known = answersOf.get(encounter) ?? createStore<Answers>(() => ({}));
  answersOf.set(encounter, known);
  return known;
}
