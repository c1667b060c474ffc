export type { ErrorCode } from './generated/codes.ts';
export * from './generated/operations.ts';
