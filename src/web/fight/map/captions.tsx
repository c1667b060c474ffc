import { memo } from 'react';
import { SIZE } from '../../../scene/geometry.ts';
import type { Token } from '../../../scene/tokens.ts';
import { chanceInWords, rounded } from '../due-now/figures.ts';
import type { Target } from '../due-now/outlook.ts';
import { DISC } from './token.tsx';

/** The names under the tokens, over all of them: a neighbour covers none. */
export const Names = memo(function Names({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <g className="names" aria-hidden>
      {tokens.map(({ id, at, scale, label, state, isActing }) => (
        <g
          key={id}
          data-id={id}
          className={isActing ? 'acting' : ''}
          style={{ transform: `translate(${at.x}px, ${at.y + DISC * scale + SIZE * 0.4}px)` }}
        >
          <text>{label}</text>
          {state && (
            <text className="state" y={10}>
              {state}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});

interface Props {
  readonly tokens: readonly Token[];
  readonly targets: readonly Target[];
}

/** Units of the drawing: no wider than a hex, so that those of neighbours do not cover each other. */
const [WIDE, HIGH] = [54, 28];

/** What the option that is begun would come to at each whom it may be aimed at. */
export function Chances({ tokens, targets }: Props) {
  const foes = targets.filter(({ friendly }) => !friendly);
  const best = Math.max(...foes.map(({ hitChance }) => hitChance ?? 0));
  return (
    <g className="chances">
      {tokens.map(({ id, at, scale }) => {
        const target = targets.find(({ combatantId }) => combatantId === id);
        if (target?.hitChance == null) return null;
        const { hitChance, expectedDamage, isEstimated, friendly } = target;
        const y = at.y - DISC * scale - HIGH / 2 - 3;
        return (
          <g
            key={id}
            className={!friendly && hitChance === best ? 'best' : ''}
            style={{ transform: `translate(${at.x}px, ${y}px)` }}
          >
            <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx={7} />
            <text y={expectedDamage === null ? 5 : -1.5}>
              {chanceInWords(hitChance, isEstimated)}
            </text>
            {expectedDamage !== null && (
              <text className="damage" y={9.5}>
                {rounded(expectedDamage)} damage
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
