import type { Option } from '../../../src/engine/core/decision/decision.ts';

/** What a random command says of who plays somebody: nothing, for chance plays everybody. */
export const samePlayer = { playedBy: null, level: null, personality: null } as const;

/** Whether an option says nothing of it either. */
export const leavesPlayer = ({ command }: Option): boolean => !('playedBy' in command);
