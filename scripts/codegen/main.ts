/** Writes the documents of the mutations, and what the client has of the schema: `npm run codegen`. */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated.ts';

for (const [file, text] of await generatedFiles()) writeFileSync(file, text);
