/** Texts for people, as long as they may be in any fight: what shows them declares it. */
import * as z from 'zod';
import { MAX_LABEL, MAX_SUMMARY } from '../values/words.ts';

export const labelText = z.string().meta({ characters: MAX_LABEL });
export const summaryText = z.string().meta({ characters: MAX_SUMMARY });
