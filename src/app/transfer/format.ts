/** What every document of an exported encounter keeps to. Without zod, so that it costs nothing to load. */
export const DOCUMENT_FORMAT = 'sixbeat-encounter';
/** The format of the documents that this code writes and reads. */
export const DOCUMENT_SCHEMA = 1;
/** Bytes of JSON, so that what was exported can be imported in one request. */
export const MAX_DOCUMENT_BYTES = 4_000_000;
/** Versions: replaying them takes time. A longer journal is several documents, its pages. */
export const MAX_DOCUMENT_VERSIONS = 150;
