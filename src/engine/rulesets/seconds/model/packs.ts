/** The content packs that an encounter can be set up with; `content/index.ts` has what is in them. */
export const packNames = ['SAMPLE'] as const;
export type PackName = (typeof packNames)[number];
