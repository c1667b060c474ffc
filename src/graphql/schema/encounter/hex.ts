import type { Hex } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';

export const HexType = builder.objectRef<Hex>('Hex').implement({
  description: 'A hex of 5 ft, in axial coordinates.',
  fields: (t) => ({
    q: t.exposeInt('q', { description: 'Columns to the east.' }),
    r: t.exposeInt('r', { description: 'Rows to the south-east.' }),
  }),
});

export const HexInput = builder.inputRef<Hex>('HexInput').implement({
  description: 'A hex of 5 ft, in axial coordinates.',
  fields: (t) => ({
    q: t.int({ description: 'Columns to the east, -1000 to 1000.' }),
    r: t.int({ description: 'Rows to the south-east, -1000 to 1000.' }),
  }),
});
