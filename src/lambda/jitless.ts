/**
 * Imported before everything else. zod would write and compile a function for each schema when it
 * is first used; a process that answers some hundred requests never gets that time back.
 */
import * as z from 'zod';

z.config({ jitless: true });
