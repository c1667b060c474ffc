/** Writes the typed documents of the client: `npm run codegen`. */
import { writeFileSync } from 'node:fs';
import { TYPED_DOCUMENTS, typedDocuments } from './documents.ts';

writeFileSync(TYPED_DOCUMENTS, await typedDocuments());
