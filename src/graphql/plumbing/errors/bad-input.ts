import type { GraphQLError } from 'graphql';
import { fieldError } from '../../http/errors/failures.ts';

/** What is answered to an argument that makes no sense, where there is no `InvalidInput`. */
export const badInput = (message: string): GraphQLError => fieldError('BAD_USER_INPUT', message);
