import { Portrait } from '../fight/order/portrait.tsx';
import { VitalsBar } from '../fight/order/vitals-bar.tsx';
import type { Look } from '../../scene/looks.ts';
import type { Member } from './use-party.ts';

interface Props {
  readonly member: Member;
  readonly look: Look;
}

/** One of a party in a few lines: who, how well, and what lasts. */
export const MemberLine = ({ member, look }: Props) => (
  <span className="member">
    <Portrait combatant={member} look={look} />
    <span className="who">
      <b className="clamped">{member.name}</b>
      {member.vitals.map(({ label, current, max }) => (
        <VitalsBar
          key={label}
          vitals={{ label, current, max, share: shareOf(current, max) }}
          isNamed={member.vitals.length > 1}
        />
      ))}
      {(member.status !== 'STANDING' || member.conditions.length > 0) && (
        <span className="chips">
          {member.status !== 'STANDING' && (
            <span className="chip condition">{member.status.toLowerCase()}</span>
          )}
          {member.conditions.map(({ key, name, amount }) => (
            <span key={key} className="chip condition">
              {name} {amount !== null && amount > 1 && amount}
            </span>
          ))}
        </span>
      )}
    </span>
  </span>
);

const shareOf = (current: number | null, max: number | null): number | null =>
  current === null || max === null || max === 0 ? null : Math.min(1, Math.max(0, current / max));
