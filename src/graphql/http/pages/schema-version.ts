/** Of the schema, and of the packages that are made from it. */
export const SCHEMA_VERSION = '2.0.0-rc.1';
