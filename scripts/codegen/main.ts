/** Writes what the client has of the schema: its typed documents, and what caches know: `npm run codegen`. */
import { writeFileSync } from 'node:fs';
import { briefFiles } from './brief.ts';
import { cacheFiles } from './caches.ts';
import { inputFiles } from './inputs.ts';
import { TYPED_DOCUMENTS, typedDocuments } from './documents.ts';

writeFileSync(TYPED_DOCUMENTS, await typedDocuments());
for (const [file, text] of [...briefFiles(), ...cacheFiles(), ...inputFiles()])
  writeFileSync(file, text);
