import * as z from 'zod';
import type { Fight } from '../../client/connect.ts';
import { MAX_AFTER } from '../limits.ts';
import type { Seat } from '../seat.ts';
import { NO_SEAT } from '../words/refusal.ts';
import type { Said } from '../words/page.ts';

/** One thing that an assistant can ask for. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  /** For the assistant. All of them, with their arguments, have at most 3,000 tokens. */
  readonly description: string;
  /** Each argument has a bound. */
  readonly input: z.ZodObject<Shape>;
  /** Whether the fight stays as it is. */
  readonly reads: boolean;
  /** @throws RequestError where there is no answer */
  readonly run: (
    seat: Seat,
    input: z.infer<z.ZodObject<Shape>>,
    signal: AbortSignal,
  ) => Promise<Said>;
}

/** A tool that knows the types of its own arguments, as one of many. */
export const tool = <Shape extends z.ZodRawShape>(one: Tool<Shape>): Tool => one as unknown as Tool;

/** The same for who has a seat at a fight. */
export const seated =
  <Input>(run: (seat: Seat, fight: Fight, input: Input, signal: AbortSignal) => Promise<Said>) =>
  async (seat: Seat, input: Input, signal: AbortSignal): Promise<Said> =>
    seat.fight ? run(seat, seat.fight, input, signal) : NO_SEAT;

// ---------------------------------------------------------------- arguments

export const text = (max: number): z.ZodString => z.string().min(1).max(max);
export const id = text(200);
export const key = text(100);
export const version = z.int().min(0).max(2_147_483_647);
export const coordinate = z.int().min(-1_000).max(1_000);
export const after = z.int().min(0).max(MAX_AFTER).default(0);
export const ruleset = z.enum(['SEGMENTS', 'VIGILANCE', 'SECONDS']);
