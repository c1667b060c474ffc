import { useStore } from 'zustand';
import { DeclareDiceDocument } from '../../../client/brief.ts';
import type { ToRollFragment } from '../../../client/index.ts';
import { useFight } from '../state/fight-context.ts';
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
  if (own) {
    const { rolls, send } = own;
    const dismiss = () => {
      store.state.setState({ toRoll: null });
    };
    return { key: own.key, rolls, declare: (faces) => void send(faces), dismiss };
  }
  const decision = due?.find(({ kind, rolls }) => kind === 'ROLL_DICE' && rolls.length > 0);
  if (!decision) return null;
  const { combatantId, rolls, key } = decision;
  const declare = (faces: Declared): void => {
    const declared = faces.map((roll) => roll && [...roll]);
    void store.send(DeclareDiceDocument, { combatantId: combatantId ?? '', declared });
  };
  const asked = rolls.map(({ purpose, count, sides }) => `${purpose}${count}d${sides}`);
  return { key: [key, ...asked].join(' '), rolls, declare, dismiss: null };
}
