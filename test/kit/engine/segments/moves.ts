import type { CommandInput } from './encounter.ts';

type InputOf<T extends CommandInput['type']> = Extract<CommandInput, { type: T }>;
type Declared = InputOf<'DeclareAction'>;

/** The commands that tests give again and again, as a caller would write them. */
export const declare = (
  combatantId: string,
  action: string,
  use: Declared['use'],
  aim: Partial<Declared> = {},
): Declared => ({ ...aim, type: 'DeclareAction', combatantId, action, use });

export const strike = (combatantId: string, targetId: string): Declared =>
  declare(combatantId, 'unarmed-strike', 'STANDARD', { targetIds: [targetId] });

/** A use of an action that is aimed at one combatant. */
export const shoot = (
  combatantId: string,
  action: string,
  targetId: string,
  use: Declared['use'] = 'STANDARD',
): Declared => declare(combatantId, action, use, { targetIds: [targetId] });

export const walk = (combatantId: string, q: number, r: number): Declared =>
  declare(combatantId, 'move', 'MOVE', { to: { q, r } });

export const step = (combatantId: string, q: number, r: number): Declared =>
  declare(combatantId, 'five-foot-step', 'SWIFT', { to: { q, r } });

export const brace = (combatantId: string): Declared => declare(combatantId, 'brace', 'STANDARD');

export const ready = (
  combatantId: string,
  action: string,
  use: Declared['use'],
  trigger = 'when it matters',
): InputOf<'ReadyAction'> => ({ type: 'ReadyAction', combatantId, action, use, trigger });

export const release = (
  combatantId: string,
  aim: Partial<InputOf<'ReleaseReadiedAction'>> = {},
): InputOf<'ReleaseReadiedAction'> => ({ ...aim, type: 'ReleaseReadiedAction', combatantId });
