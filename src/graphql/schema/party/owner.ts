/** Who owns a party, where a request is sent for two things: with the token of one, and that of the other in it. */
import { invalid, type InputPath, type Outcome, type Refused } from '../../../app/outcome.ts';
import type { Caller } from '../../../app/ports.ts';
import type { Context } from '../../plumbing/context.ts';

/** The caller by a token that stands in the input; who sends the request where none does. */
export async function ownerBy(
  token: string | null | undefined,
  { caller, tokens }: Context,
  path: InputPath,
): Promise<Caller | Extract<Refused, { kind: 'INVALID' }>> {
  if (token === null || token === undefined) return caller;
  const proof = await tokens.read(token);
  if (typeof proof !== 'string') return proof;
  return invalid(
    path,
    proof === 'EXPIRED' ? 'The token has expired.' : 'It is not the token of a party.',
  );
}

/** A party that is not there, as a fault of the field that names it: the request is about another thing. */
export const asPartyOutcome = (
  outcome: Exclude<Outcome, { kind: 'DONE' }>,
  path: InputPath,
): Exclude<Outcome, { kind: 'DONE' }> =>
  outcome.kind === 'NOT_FOUND' ? invalid(path, 'There is no such party.') : outcome;
