/** How the tokens themselves move in an effect. */
import type { Effect } from '../../../../scene/effects.ts';
import type { Point } from '../../../../scene/geometry.ts';

const HEX_MS = 130;
const MAX_WAY_MS = 900;

/** @param layer any element of the drawing that the tokens are in */
export function moveToken(layer: Element | null, effect: Effect): void {
  const drawing = layer?.closest('svg');
  if (!drawing) return;
  if (effect.kind === 'STRIKE') shake(bodyIn(drawing, effect.targetId));
  if (effect.kind === 'FALL') fall(bodyIn(drawing, effect.id)?.querySelector('.figure') ?? null);
  if (effect.kind !== 'MOVE') return;
  for (const element of drawing.querySelectorAll<SVGElement>(`[data-id="${effect.id}"]`))
    go(element, effect.way);
}

const bodyIn = (drawing: Element, id: string): Element | null =>
  drawing.querySelector(`.token[data-id="${id}"] .body`);

/** As what was thrown arrives. */
function shake(body: Element | null): void {
  const frames = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
  body?.animate(frames, { duration: 260, delay: 280 });
}

function fall(figure: Element | null): void {
  figure?.animate(
    [
      { transform: 'rotate(0) scale(1)' },
      { transform: 'rotate(100deg) scale(0.9)', offset: 0.7 },
      { transform: 'rotate(90deg) scale(0.82)' },
    ],
    { duration: 400, easing: 'ease-in' },
  );
}

/** Hex by hex to where it stands: as far from there as the way says. */
function go(element: SVGElement, way: readonly Point[]): void {
  const end = way.at(-1);
  if (!end) return;
  const frames = way.map(({ x, y }) => ({ translate: `${x - end.x}px ${y - end.y}px` }));
  // It is there at once, and seen to go there.
  element.style.transition = 'none';
  element
    .animate(frames, { duration: Math.min(HEX_MS * (way.length - 1), MAX_WAY_MS) })
    .finished.then(
      () => {
        element.style.transition = '';
      },
      () => undefined,
    );
}
