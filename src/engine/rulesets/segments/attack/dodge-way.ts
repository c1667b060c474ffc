import { type Hex, sameHex } from '../../../grid/hex.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Dodge } from '../model/ongoing.ts';
import { refusePushed, walk } from '../terrain/passage.ts';
import { canLeave, dodgeStride } from '../terrain/way.ts';

/** Where a dodge goes that was declared against an attack: its way, one to be asked for, or nowhere. */
export type DodgeWay =
  | { readonly kind: 'WAY'; readonly path: readonly Hex[] }
  | { readonly kind: 'ASKED' }
  | { readonly kind: 'NOWHERE' };

const nowhere: DodgeWay = { kind: 'NOWHERE' };

/** SEG-44, 92: as things stand; R-74: of a dodger who was pushed meanwhile, the push being over. */
export function dodgeWay(state: State, dodger: Combatant, { path, from }: DeclaredDodge): DodgeWay {
  if (path.length === 0 || dodger.status === 'DOWN' || refusePushed(state, dodger)) return nowhere;
  const stride = dodgeStride(state, dodger);
  if (from && !sameHex(from, dodger.position))
    return state.settings.pushedDodge === 'MOVES_AFTERWARDS' && canLeave(state, dodger, stride)
      ? { kind: 'ASKED' }
      : nowhere;
  const walked = walk(state, dodger, path.slice(0, stride.steps));
  return walked.length > 0 ? { kind: 'WAY', path: walked } : nowhere;
}

/** whether it puts the attack at disadvantage; one without a way was made earlier. */
export const dodgeImposes = (state: State, dodger: Combatant, dodge: DeclaredDodge): boolean =>
  state.settings.dodgeNeeds === 'NOTHING' ||
  dodge.path.length === 0 ||
  dodgeWay(state, dodger, dodge).kind !== 'NOWHERE';

type DeclaredDodge = Pick<Dodge, 'path' | 'from'>;
