import { GraphQLError } from 'graphql';
import type { EncounterAccess, AccessDenied } from '../../app/encounters.ts';

/**
 * What a question looks at, or null when there is nothing of the kind.
 *
 * @throws GraphQLError with the code of the refusal when the caller has no seat there
 */
export function grantedAccess(found: EncounterAccess | AccessDenied): EncounterAccess | null {
  switch (found.kind) {
    case 'GRANTED':
      return found;
    case 'NOT_FOUND':
      return null;
    case 'FORBIDDEN':
      throw new GraphQLError(found.message, { extensions: { code: found.code } });
  }
}
