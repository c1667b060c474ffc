/** What a player may ask at any time; the answer is read aloud and shown. */
import { create } from 'zustand';

export const QUESTIONS = [
  { id: 'ACTOR', letter: 'W', asks: 'Who acts?' },
  { id: 'NEAR', letter: 'N', asks: 'Who is near?' },
  { id: 'COMING', letter: 'C', asks: 'What comes, and when?' },
  { id: 'REACH', letter: 'R', asks: 'What can I reach?' },
  { id: 'ODDS', letter: 'O', asks: 'What are my odds?' },
] as const;

export type Question = (typeof QUESTIONS)[number];
export type QuestionId = Question['id'];

interface Asking {
  readonly asked: QuestionId | null;
  /** One more with each question, also where the same is asked again. */
  readonly count: number;
  /** The newest answer as it was first known: read aloud once. */
  readonly spoken: string;
  readonly ask: (id: QuestionId) => void;
  readonly speak: (answer: string) => void;
  readonly close: () => void;
}

export const useAsking = create<Asking>((set) => ({
  asked: null,
  count: 0,
  spoken: '',
  ask: (asked) => {
    set(({ count }) => ({ asked, count: count + 1, spoken: '' }));
  },
  speak: (spoken) => {
    set({ spoken });
  },
  close: () => {
    set({ asked: null, spoken: '' });
  },
}));
