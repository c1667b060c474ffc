import { useStore } from 'zustand';
import { DeclareDiceDocument } from '../../api/generated/brief.ts';
import type { ToRollFragment } from '../../../client/index.ts';
import { useFight } from '../state/fight-context.ts';
import type { Decision } from '../state/seen.ts';
import type { Declared } from '../state/to-roll.ts';

/** Dice that this seat is asked for, by its own command or by one that waits for them. */
interface Asked {
  /** Of what is asked: other dice are entered anew. */
  readonly key: string;
  readonly rolls: readonly ToRollFragment[];
  readonly declare: (faces: Declared) => void;
  /** Leaves the command be; null where it waits in the fight. */
  readonly dismiss: (() => void) | null;
}

export function useAsked(): Asked | null {
  const { store } = useFight();
  const own = useStore(store.state, (fight) => fight.toRoll);
  const due = useStore(store.state, (fight) => fight.encounter?.due);
  const seat = useStore(store.state, (fight) => fight.seat);
  if (own) {
    const { rolls, send } = own;
    const dismiss = () => {
      store.state.setState({ toRoll: null });
    };
    return { key: own.key, rolls, declare: (faces) => void send(faces), dismiss };
  }
  const asked = ofOneHand(due ?? [], seat?.name);
  const rolls = asked.flatMap((decision) => decision.rolls);
  if (rolls.length === 0) return null;
  const declare = (faces: Declared): void => {
    const combatantIds = asked.flatMap(({ combatantId }) => combatantId ?? []);
    const declared = faces.map((roll) => roll && [...roll]);
    void store.send(DeclareDiceDocument, { combatantIds, declared });
  };
  const key = [
    ...asked.map((decision) => decision.key),
    ...rolls.map(({ purpose, count, sides }) => `${purpose}${count}d${sides}`),
  ].join(' ');
  return { key, rolls, declare, dismiss: null };
}

/** What the hand of one seat is asked for: this seat's own, else one for which it may roll. */
function ofOneHand(due: readonly Decision[], ownName: string | undefined): readonly Decision[] {
  const asked = due.filter(({ rolls }) => rolls.length > 0);
  const handOf = ({ rolls }: Decision) => rolls[0]?.seatName;
  const first = asked.find((one) => handOf(one) === ownName) ?? asked[0];
  return asked.filter((one) => first && handOf(one) === handOf(first));
}
