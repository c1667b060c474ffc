import { describe, expect, test } from 'vitest';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  brace,
  ready,
  release,
  step,
  strike,
  walk,
} from '../../../../kit/engine/segments/moves.ts';
import { fight, foe, gathering, someone } from '../../../../kit/engine/segments/encounter.ts';

/** Ana, then Bob, two hexes from her, then Cat at Bob's side. */
const standoff = () =>
  fight([someone('ana', [0, 0]), foe('bob', [2, 0]), someone('cat', [2, 1], { hitPoints: 1 })]);

const strikeReady = ready('ana', 'unarmed-strike', 'STANDARD', 'Bob comes near');
const strikeBob = release('ana', { targetIds: ['bob'] });

describe('readied actions', () => {
  test('SEG-27 on your turn you declare what you wait for; the waiting itself spends nothing', () => {
    const table = standoff().play(strikeReady);
    expect(table.events).toEqual([
      {
        type: 'ActionReadied',
        combatantId: 'ana',
        action: 'unarmed-strike',
        use: 'STANDARD',
        trigger: { kind: 'WORDS', words: 'Bob comes near' },
      },
    ]);
    expect(table.combatant('ana')).toMatchObject({ spent: [], initiated: false });
  });

  test('SEG-27 until the round ends it is under way, for who plays it alone', () => {
    const table = standoff().play(strikeReady);
    const seenBy = (...combatants: readonly string[]) =>
      segments.queries
        .view(table.state, { kind: 'PLAYER', combatants })
        .timeline.map(({ label, resolves }) => ({ label, resolves }));
    expect(seenBy('ana')).toEqual([
      {
        label: 'Ana: Unarmed Strike is readied until: Bob comes near',
        resolves: { round: 2, step: 1, onTurnOfId: null },
      },
    ]);
    expect(seenBy('bob', 'cat')).toEqual([]);
  });

  test('SEG-27 who waits with an action does nothing else on that turn', () => {
    const table = standoff().play(strikeReady);
    expect(table.rule(brace('ana'))).toBe('SEG-27');
    expect(table.rule(step('ana', 0, 1))).toBe('SEG-27');
    expect(
      table
        .advance()
        .play(step('ana', 0, 1))
        .combatant('ana').readied,
    ).not.toBeNull();
  });

  test('SEG-27 SEG-09 on the turn of someone else nothing is readied', () => {
    expect(standoff().rule(ready('cat', 'unarmed-strike', 'STANDARD'))).toBe('SEG-09');
  });

  test('SEG-27 R-65 it fires at once, in the midst of the turn of another', () => {
    const table = standoff()
      .play(strikeReady)
      .end('ana')
      .play(step('bob', 1, 0));
    table.play(strikeBob);
    expect(table.happenings).toEqual(['ActionDeclared', 'AttackArrived']);
    expect(table.happened('ActionDeclared')).toMatchObject([{ timing: 'READIED' }]);
    table.defend('NONE', [6, 6, 3]);
    expect(table.combatant('bob').hitPoints).toBe(17);
    expect(table.turn).toBe('bob');
  });

  test('SEG-27 it fires before the next one acts, and the order goes on as it was', () => {
    const table = standoff()
      .play(strikeReady)
      .end('ana')
      .play(step('bob', 1, 0))
      .end('bob');
    table.play(strikeBob).defend('NONE', [6, 6, 3]);
    expect(table.turn).toBe('cat');
    expect(table.state.phase).toMatchObject({ order: ['ana', 'bob', 'cat'], waiting: [] });
  });

  test('SEG-27 waiting for an attack, it fires before that attack is resolved', () => {
    const table = standoff()
      .play(walk('ana', 1, 0))
      .advance();
    table.play(ready('ana', 'unarmed-strike', 'STANDARD', 'I am attacked')).end('ana');
    table.play(strike('bob', 'ana'));
    const attacked = table.attackId;
    table.play(strikeBob);
    expect(
      table.rule({
        type: 'ResolveDefense',
        combatantId: 'ana',
        attackId: attacked,
        defense: 'NONE',
      }),
    ).toBe('SEG-27');
    table.defend('NONE', [6, 6, 3]);
    expect(table.combatant('bob').hitPoints).toBe(17);
    expect(table.combatant('ana').hitPoints).toBe(20);
    table.defend('NONE', [6, 6, 4]);
    expect(table.combatant('ana').hitPoints).toBe(16);
  });

  test('SEG-27 who falls to it does not land the blow that set it off', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0], { hitPoints: 1 })]);
    table.play(strikeReady).end('ana').play(strike('bob', 'ana'));
    table.play(strikeBob).defend('NONE', [6, 6, 1]);
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'ATTACKER_DOWN' }]);
    expect(table.combatant('ana').hitPoints).toBe(20);
  });

  test('SEG-27 SEG-22 the firing is the initiation of its segment, and is paid for', () => {
    const table = standoff().advance();
    table
      .end('ana')
      .end('bob')
      .play(ready('cat', 'unarmed-strike', 'STANDARD'))
      .advance();
    table.play(release('cat', { targetIds: ['bob'] })).defend('NONE', [1, 1, 1]);
    expect(table.combatant('cat').spent).toEqual(['STANDARD']);
    table.end('ana').end('bob');
    expect(table.rule(step('cat', 1, 1))).toBe('SEG-22');
  });

  test('SEG-27 SEG-22 it does not fire in a segment in which something was initiated', () => {
    const table = standoff()
      .play(strikeReady)
      .advance()
      .play(step('ana', 1, 0));
    expect(table.rule(strikeBob)).toBe('SEG-22');
    table.advance();
    expect(table.play(strikeBob).happenings).toEqual(['ActionDeclared', 'AttackArrived']);
  });

  test('SEG-27 SEG-21 what the round has no room for is neither readied nor fired', () => {
    const table = standoff().play(strikeReady).advance().play(brace('ana')).advance();
    expect(table.rule(strikeBob)).toBe('SEG-21');
    expect(standoff().play(brace('ana')).advance().rule(strikeReady)).toBe('SEG-21');
  });

  test('SEG-27 it may fire until the round ends, even after the last turn', () => {
    const table = standoff().advance(2).play(strikeReady).end('ana');
    table
      .play(step('bob', 1, 0))
      .end('bob')
      .end('cat');
    expect(table.turn).toBeNull();
    table.play(strikeBob).defend('NONE', [6, 6, 2]);
    expect(table.combatant('bob').hitPoints).toBe(18);
  });

  test('SEG-27 it is lost when the round ends: no action goes over into the next', () => {
    const table = standoff().play(strikeReady).advance(3);
    expect(table.events).toContainEqual({ type: 'ReadiedActionLost', combatantId: 'ana' });
    expect(table.clock).toBe('2.1');
    expect(table.combatant('ana').readied).toBeNull();
    expect(table.rule(strikeBob)).toBe('SEG-27');
  });

  test('SEG-27 nobody fires what they have not readied, nor the same thing twice', () => {
    const table = standoff();
    expect(table.rule(strikeBob)).toBe('SEG-27');
    table
      .play(strikeReady)
      .end('ana')
      .play(step('bob', 1, 0))
      .play(strikeBob);
    table.defend('NONE', [1, 1, 1]).advance();
    expect(table.rule(strikeBob)).toBe('SEG-27');
  });

  test('SEG-27 one waits with one action at a time', () => {
    expect(
      standoff()
        .play(strikeReady)
        .rule(ready('ana', 'brace', 'STANDARD')),
    ).toBe('SEG-27');
  });

  test('SEG-27 SEG-105 who falls waits no longer', () => {
    const table = standoff().end('ana').end('bob');
    table
      .play(ready('cat', 'unarmed-strike', 'STANDARD'))
      .advance()
      .end('ana');
    table.play(strike('bob', 'cat')).defend('NONE', [6, 6, 1]);
    expect(table.combatant('cat')).toMatchObject({ status: 'DOWN', readied: null });
  });

  test('SEG-27 outside a fight there are no turns to wait on', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    expect(table.rule(strikeReady)).toBe('SEG-27');
  });
});
