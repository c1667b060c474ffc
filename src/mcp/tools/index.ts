import { begin } from './begin.ts';
import { forecast } from './forecast.ts';
import { look } from './look.ts';
import { options } from './options.ts';
import { propose } from './propose.ts';
import { take } from './take.ts';
import { wait } from './wait.ts';
import { why } from './why.ts';

/** All that an assistant can ask for. */
export const tools = [begin, look, options, take, why, wait, forecast, propose] as const;
