import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chain,
  chainFrom,
  chainTo,
  edgeAt,
  edgesAround,
  keyOfEdge,
} from '../../src/scene/edges.ts';
import { between, type Edge, endsOf, type Point } from '../../src/scene/geometry.ts';

const edge = (q: number, r: number, side: Edge['side']): Edge => ({ hex: { q, r }, side });
const middle = (of: Edge): Point => between(...endsOf(of), 0.5);
const keys = ({ edges }: Chain): readonly string[] => edges.map(keyOfEdge);
const along = (first: Edge, ...points: readonly Point[]): Chain =>
  points.reduce(chainTo, chainFrom(first));
const whole = fc.integer({ min: -20, max: 20 });
const anEdge = fc
  .record({ q: whole, r: whole, side: fc.constantFrom<Edge['side']>('E', 'NE', 'NW') })
  .map(({ q, r, side }) => edge(q, r, side));
const aPoint = fc.record({
  x: fc.double({ min: -600, max: 600, noNaN: true }),
  y: fc.double({ min: -600, max: 600, noNaN: true }),
});

describe('an edge', () => {
  it('is found by a point near its middle, from either hex', () => {
    fc.assert(
      fc.property(anEdge, fc.constantFrom(-3, 0, 3), (one, off) => {
        const { x, y } = middle(one);
        expect(edgeAt({ x: x + off, y })).toEqual(one);
      }),
    );
  });

  it('belongs to two hexes, each of which has six', () => {
    const around = edgesAround({ q: 2, r: -1 });
    expect(new Set(around.map(keyOfEdge)).size).toBe(6);
    const neighbours = around.map(({ hex }) => edgesAround(hex).map(keyOfEdge));
    around.forEach((one, i) => {
      expect(neighbours[i]).toContain(keyOfEdge(one));
    });
  });
});

describe('a chain', () => {
  it('follows the pointer along the edges', () => {
    const chain = along(edge(0, 0, 'NW'), middle(edge(1, 0, 'NW')), { x: 90, y: -24 });
    expect(keys(chain)).toEqual(['0,0,NW', '0,0,NE', '1,0,NW', '1,0,NE']);
  });

  it('goes back with the pointer, and on from the other end of its first edge', () => {
    const there = along(edge(0, 0, 'NE'), { x: 90, y: -24 });
    expect(keys(there)).toEqual(['0,0,NE', '1,0,NW', '1,0,NE']);
    const back = chainTo(there, middle(edge(0, 0, 'NE')));
    expect(keys(back)).toEqual(['0,0,NE']);
    expect(keys(chainTo(back, { x: -50, y: -24 }))).toEqual(['0,0,NE', '0,0,NW', '-1,0,NE']);
  });

  it('never has a gap, wherever the pointer goes', () => {
    fc.assert(
      fc.property(anEdge, fc.array(aPoint, { maxLength: 6 }), (first, points) => {
        const { edges } = along(first, ...points);
        expect(edges[0]).toEqual(first);
        const cornersOf = (one: Edge) =>
          endsOf(one).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
        for (const [i, one] of edges.entries()) {
          const next = edges[i + 1];
          if (next) expect(cornersOf(one).some((at) => cornersOf(next).includes(at))).toBe(true);
        }
      }),
    );
  });
});
