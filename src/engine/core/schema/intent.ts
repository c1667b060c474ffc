import { intents } from '../values/intent.ts';
import { oneOf } from './describe.ts';

export const intentSchema = oneOf('Intent', 'What an option is there for.', intents);
