import type { CombatantView } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { apiTypes, types } from '../../plumbing/derived.ts';
import { shownWith } from '../../plumbing/in-encounter.ts';
import { typeName } from '../../plumbing/type-names.ts';

export const CombatantSheet = builder.unionType('CombatantSheet', {
  description: "A combatant in full, in its ruleset's terms.",
  types: apiTypes.sheets.map((name) => types.output(name)),
  resolveType: ({ kind }: { readonly kind?: string }) => typeName(kind ?? '', 'Sheet'),
});

const CombatantType = types.shownOf('Combatant', (combatant: CombatantView) => combatant);
builder.objectField(CombatantType, 'sheet', (t) =>
  t.field({
    type: CombatantSheet,
    nullable: true,
    description: 'Everything else; null for seats that do not play it.',
    resolve: (combatant) => shownWith(combatant, combatant.sheet),
  }),
);
