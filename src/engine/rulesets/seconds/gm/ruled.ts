import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { EventOfType } from '../model/events.ts';
import type { Combatant, Phase } from '../model/state.ts';

type Ruling = EventOfType<'Adjudicated'>;

/** What a ruling changes of a combatant. */
export function ruled(was: Combatant, { position, stats }: Ruling): Partial<Combatant> {
  const { wounds, toughness, dyingAgainst, dodgesLeft, parriesLeft, blocksLeft } = stats ?? {};
  const { DODGE, PARRY, BLOCK } = was.defenses;
  return {
    // SEC-52: to be put somewhere is no movement of one's own.
    ...(position && { runUp: [] }),
    wounds: wounds ?? was.wounds,
    sheet: { ...was.sheet, toughness: toughness ?? was.sheet.toughness },
    defenses: {
      DODGE: dodgesLeft ?? DODGE,
      PARRY: parriesLeft ?? PARRY,
      BLOCK: blocksLeft ?? BLOCK,
    },
    status:
      was.status.kind === 'DYING'
        ? { ...was.status, dc: dyingAgainst ?? was.status.dc }
        : was.status,
  };
}

/** SEC-07: so many seconds of its turn are left. */
export function withSecondsLeft(phase: Phase, { combatantId, stats }: Ruling): Phase {
  const left = stats?.secondsLeft ?? null;
  if (phase.kind !== 'COMBAT' || left === null) return phase;
  const second = SECONDS_PER_TURN - left;
  return {
    ...phase,
    turns: phase.turns.map((turn) =>
      turn.combatantId === combatantId ? { ...turn, second } : turn,
    ),
  };
}
