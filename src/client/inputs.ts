/**
 * The input types of sheets, figures and definitions with their descriptions, in the language of
 * schemas: `buildSchema(inputs)` gives what forms are made from, and what checks a file before it is sent.
 */
export { inputs } from './generated/inputs.ts';
