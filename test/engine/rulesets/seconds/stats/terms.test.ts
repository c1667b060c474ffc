import { expect, test } from 'vitest';
import { fight, foe, gathering, someone } from '../../../../kit/engine/seconds/encounter.ts';
import { partsOf } from '../../../../kit/engine/score.ts';

const nimble = { reflex: { ranks: 1, bonus: 2 } };

test('SEC-03 initiative is Reflex, Dexterity, what techniques give, and a die', () => {
  const table = gathering([
    someone('ana', [0, 0], { ...nimble, dexterity: 1, initiativeBonus: 4 }),
    foe('bob', [9, 0]),
  ]).play({ type: 'RollInitiative' }, [4, 6]);
  const rolls = table.happened('InitiativeChecked')[0]?.rolls ?? [];
  expect(rolls.map(({ roll }) => partsOf(roll.terms))).toEqual([
    ['Reflex 2', 'Dexterity 1', 'techniques 4 SEC-03', 'dice 1d6 SEC-01'],
    ['Reflex 0', 'Dexterity 0', 'dice 1d6 SEC-01'],
  ]);
});

/** Bob lies dying with one wound, Dan beside him; it is Dan's turn. */
const dying = () =>
  fight([
    someone('ana', [0, 0], { damageBonus: 9 }),
    foe('dan', [1, 1], { medicine: 3 }),
    foe('bob', [1, 0], { toughness: 9, endurance: 3 }),
  ])
    .attack('ana', 'sword', 'bob', [6])
    .defend('NONE', [1])
    .end('ana');

test('SEC-53 whoever is dying rolls Endurance less the wounds', () => {
  const [checked] = dying().end('dan', [2, 1]).happened('DyingChecked');
  expect(partsOf(checked?.roll.terms)).toEqual([
    'Endurance 3',
    'wounds -1 SEC-53',
    'dice 1d6 SEC-01',
  ]);
});

test('SEC-53 whoever helps the dying rolls Medicine', () => {
  const [tried] = dying()
    .declare('dan', 'stabilize')
    .aim('dan', ['bob'], [3])
    .happened('MedicineTried');
  expect(partsOf(tried?.roll.terms)).toEqual(['Medicine 3', 'dice 1d6 SEC-01']);
});

test('SEC-55 whoever catches something rolls Reflex', () => {
  const table = fight([someone('ana', [0, 0], nimble), foe('bob', [9, 0])]);
  const [tried] = table
    .play({ type: 'TryCatch', combatantId: 'ana', catches: 'OBJECT' }, [4])
    .happened('CatchTried');
  expect(partsOf(tried?.roll.terms)).toEqual(['Reflex 2', 'dice 1d6 SEC-01']);
});
