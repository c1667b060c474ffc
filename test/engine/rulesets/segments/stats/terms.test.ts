import { expect, test } from 'vitest';
import {
  fight,
  foe,
  gathering,
  knows,
  someone,
} from '../../../../kit/engine/segments/encounter.ts';
import { shoot } from '../../../../kit/engine/segments/moves.ts';
import { partsOf } from '../../../../kit/engine/score.ts';

const abilities = { strength: 2, dexterity: 0, intelligence: 3, resolve: 0 };

test('SEG-114 healing names what its formula adds, and its dice', () => {
  const salve = {
    key: 'salve',
    name: 'Salve',
    uses: [{ kind: 'STANDARD' as const }],
    effect: { type: 'AID' as const, whom: 'ALLIES' as const, range: 10, healing: 'Int + 2d6 + 1' },
  };
  const table = fight(
    [
      someone('ana', [0, 0], { abilities, ...knows('salve') }),
      someone('cat', [1, 0]),
      foe('bob', [3, 0]),
    ],
    { actions: [salve] },
  ).play({ type: 'Adjudicate', combatantId: 'cat', reason: 'A fall.', stats: { hitPoints: 1 } });
  table.play(shoot('ana', 'salve', 'cat'));
  const aidId = table.state.ongoing[0]?.id ?? '';
  table.play({ type: 'AnswerOffer', combatantId: 'cat', aidId, accepts: true }, [3, 4]);
  const [healed] = table.happened('CombatantHealed');
  expect(partsOf(healed?.healing.terms)).toEqual(['Int 3', 'dice 2d6 SEG-114', 'formula 1']);
});

test('SEG-97 SEG-93 binding is Strength and three dice, and what braces for it', () => {
  const camp = gathering([someone('ana', [0, 0], { abilities })]).play({
    type: 'Adjudicate',
    combatantId: 'ana',
    reason: 'She stands firm.',
    inflict: [{ condition: 'braced' }],
  });
  camp.play({ type: 'ContinueBinding', combatantId: 'ana' }, [3, 3, 2, 1, 1, 1]);
  expect(partsOf(camp.happened('BindingContinued')[0]?.roll.terms)).toEqual([
    'Strength 2',
    'dice 3d6 SEG-97',
    'Braced 3d6 SEG-93',
  ]);
});
