import { create } from 'zustand';
import type { Shown } from '../../embed/messages.ts';
import type { Host } from './host.ts';

interface Given {
  readonly shown: Shown;
  readonly host: Host;
}

/** What the page around this one has given last; empty before it has given anything. */
export const useGiven = create<Partial<Given>>(() => ({}));
