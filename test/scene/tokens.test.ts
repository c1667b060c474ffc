import { describe, expect, it } from 'vitest';
import { centreOf, hexAt } from '../../src/scene/geometry.ts';
import { tokensOf } from '../../src/scene/tokens.ts';
import type { View } from '../../src/scene/view.ts';
import { combatant, view } from '../kit/scene/view.ts';

const tokenOf = (seen: View, id: string) => tokensOf(seen).find((token) => token.id === id)!;

describe('tokens', () => {
  it('stand in the middle of their hexes, and share one side by side', () => {
    const alone = combatant('Ana', { position: { q: 3, r: -2 } });
    const both = ['Bolg', 'Cid'].map((id) => combatant(id, { position: { q: 1, r: 1 } }));
    const seen = view({ combatants: [alone, ...both] });

    expect(tokenOf(seen, 'Ana')).toMatchObject({ at: centreOf(alone.position), scale: 1 });
    const [bolg, cid] = both.map(({ id }) => tokenOf(seen, id));
    expect([bolg, cid].map((token) => hexAt(token!.at))).toEqual([
      { q: 1, r: 1 },
      { q: 1, r: 1 },
    ]);
    // Neither covers the middle of the other.
    expect(Math.hypot(bolg!.at.x - cid!.at.x, bolg!.at.y - cid!.at.y)).toBeGreaterThan(
      24 * bolg!.scale,
    );
  });

  it.each([
    ['whom the fight waits for', [{ combatantId: null }, { combatantId: 'Bolg' }], 'Bolg'],
    ['whose turn it is where it waits for nobody', [], 'Ana'],
  ])('one acts: %s', (_, due, acting) => {
    const seen = view({
      due,
      clock: { __typename: 'SegmentsClock', turnOfId: 'Ana', segment: 1 },
      combatants: [combatant('Ana'), combatant('Bolg'), combatant('Cid')],
    });
    expect(tokensOf(seen).filter(({ isActing }) => isActing)).toMatchObject([{ id: acting }]);
  });

  it('say their state in words, and those that are down lie under the others', () => {
    const seen = view({
      combatants: [
        combatant('Ana'),
        combatant('Captain Longwinded of the Marsh', { position: { q: 5, r: 0 }, hidden: true }),
        combatant('Bolg', { status: 'DOWN', position: { q: 9, r: 0 } }),
      ],
    });
    expect(tokensOf(seen).map(({ label, state }) => [label, state])).toEqual([
      ['Bolg', 'down'],
      ['Ana', ''],
      ['Captain Longwin…', 'hidden'],
    ]);
  });

  it('have shorter names beside each other, with the number that tells them apart', () => {
    const combatants = [0, 1, 2].map((q) =>
      combatant(`Swamp creature ${q}`, { position: { q, r: 0 } }),
    );
    expect(tokensOf(view({ combatants })).map(({ label }) => label)).toEqual([
      'Swamp cr… 0',
      'Swamp… 1',
      'Swamp cr… 2',
    ]);
  });

  it('show a picture that the service keeps before an address elsewhere, and health as far as it is known', () => {
    const image = 'https://pictures.example/ana.png';
    const seen = view({
      combatants: [
        combatant('Ana', { image, picture: 'abc' }),
        combatant('Bolg', { image, vitals: [{ label: 'HP', current: 3, max: 4, share: 0.75 }] }),
      ],
    });
    expect(tokenOf(seen, 'Ana')).toMatchObject({
      portrait: { kind: 'PICTURE', hash: 'abc' },
      health: null,
    });
    expect(tokenOf(seen, 'Bolg')).toMatchObject({
      portrait: { kind: 'ADDRESS', url: image },
      health: 0.75,
    });
  });
});
