import type { Option } from '../state/seen.ts';

/** Drawn in a square of 24, as lines. */
const paths: Readonly<Record<Option['intent'], string>> = {
  ATTACK: 'M20 4l-9.5 9.5M20 4v4l-8 8M20 4h-4l-8 8M6 12l6 6M8.5 15.5L4 20',
  DEFEND: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  MOVE: 'M4 12h14M13 6l6 6-6 6M4 7h4M4 17h4',
  ACT: 'M13 2L5 13h6l-1 9 8-12h-6z',
  READY: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  CHECK: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3v18M4 7.5l16 9M20 7.5l-16 9',
  WAIT: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  ORDER: 'M5 6h14M5 12h14M5 18h9',
  MANAGE: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  YIELD: 'M6 21V4M6 4h12l-3 4 3 4H6',
  PASS: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  END: 'M6 5l9 7-9 7zM18 5v14',
  ADVANCE: 'M5 5l7 7-7 7M12 5l7 7-7 7',
};

/** What an option is for, as a sign. */
export const IntentIcon = ({ intent }: Pick<Option, 'intent'>) => (
  <svg className="intent" viewBox="0 0 24 24" aria-hidden>
    <path d={paths[intent]} />
  </svg>
);
