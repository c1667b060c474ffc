import { allowed, destination, lazyOptionIf, merge } from '../../../core/decision/findings.ts';
import { labelOf, secondsOfIt } from './listing.ts';
import { ok } from '../../../core/values/result.ts';
import { secondsToGo } from '../stats/budget.ts';
import { nearestEnd, resolveMove, secondsOfWay } from '../terrain/movement.ts';
import { waysOf } from '../terrain/ways.ts';
import type { EffectRules } from './effect.ts';
import { endsOfMove, endsOfWays } from './hex-sets.ts';

/** SEC-32: a single move; SEC-56: or several as one way, which are one option where they take as long. */
export const moveRules: EffectRules<'MOVE'> = {
  takes: () => ['to', 'path'],
  list: (state, { user, action: { name, seconds } }, { refusalOf, optionOf }) => {
    const refusal = refusalOf({ to: nearestEnd(state, user) });
    const move = lazyOptionIf(refusal, () =>
      optionOf(labelOf(name, seconds), seconds, [destination(endsOfMove(state, user))]),
    );
    if (refusal) return move;
    const ways = waysOf(state, user, secondsToGo(state)).map((way) =>
      optionOf(labelOf(name, way.seconds), way.seconds, [
        destination(endsOfWays(state, user, way)),
        secondsOfIt(way.seconds),
      ]),
    );
    return merge(move, allowed(...ways));
  },
  judge: (state, { user }, declared) => {
    const way = resolveMove(state, user, declared, secondsToGo(state));
    return way.ok ? ok({ path: way.value, seconds: secondsOfWay(user, way.value) }) : way;
  },
  // SEC-56: as far as the speed allows in each of its seconds.
  stretch: ({ sheet: { speed } }, { path, done }) => path.slice((done - 1) * speed, done * speed),
  tells: () => false,
  apply: () => undefined,
};
