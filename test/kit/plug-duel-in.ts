/** Imported before anything that loads the schema of the API, it makes DUEL a part of it. */
import { addRuleset } from '../../src/engine/registry.ts';
import { duel } from './duel/index.ts';

addRuleset(duel);
