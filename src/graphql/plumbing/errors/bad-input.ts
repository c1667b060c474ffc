import { GraphQLError } from 'graphql';

/** What is answered to an argument that makes no sense, where there is no `InvalidInput`. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
