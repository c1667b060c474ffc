/** All that is generated from the schema and the documents written by hand. */
import { briefFiles } from './brief.ts';
import { cacheFiles } from './caches.ts';
import { codeFiles } from './codes.ts';
import { MUTATIONS, mutations, TYPED_DOCUMENTS, typedDocuments } from './documents.ts';
import { idFiles } from './ids.ts';
import { inputFiles } from './inputs.ts';
import { nameFiles } from './names.ts';
import { textFiles } from './texts.ts';

/** The text of each file by its path. */
export const generatedFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    [MUTATIONS, mutations()],
    [TYPED_DOCUMENTS, await typedDocuments()],
    ...briefFiles(),
    ...cacheFiles(),
    ...(await codeFiles()),
    ...idFiles(),
    ...inputFiles(),
    ...nameFiles(),
    ...textFiles(),
  ]);
