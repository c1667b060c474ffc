/** Writes what the client has of the schema: its typed documents, and what caches know: `npm run codegen`. */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated.ts';

for (const [file, text] of await generatedFiles()) writeFileSync(file, text);
