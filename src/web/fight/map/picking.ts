/**
 * What a press on a hex does: it picks what an option asks for, or selects; a game master then has the quick
 * changes of who was selected.
 */
import { useMemo } from 'react';
import { centreOf, type Edge, type Hex, sameHex } from '../../../scene/geometry.ts';
import { applyTool, useMapTool } from '../attention/map-tool.ts';
import { useQuickMenu } from '../attention/quick-menu.ts';
import { useSelection } from '../attention/selection.ts';
import { isOnly, pickOf } from '../due-now/draft.ts';
import { usePlay } from '../play/play-context.ts';
import type { Combatant, Encounter } from '../state/seen.ts';

export interface Picking {
  /** The hexes that may be picked. */
  readonly area: readonly Hex[];
  readonly picked: readonly Hex[];
  readonly isOpen: (hex: Hex) => boolean;
  readonly isTarget: (combatantId: string) => boolean;
  readonly standingAt: (hex: Hex) => Combatant | undefined;
  /** @param combatantId of those who share a hex, the one that is meant */
  readonly press: (hex: Hex, combatantId?: string | null) => void;
  /** The same with the Enter key, which also does what is picked. @param edge where the tool at hand is for edges */
  readonly enter: (hex: Hex, edge: Edge) => void;
}

export function usePicking({ combatants }: Encounter): Picking {
  const { isGm, decision, option, choice: asked, draft, pick, commit } = usePlay();
  // Where nothing is asked for any more, another hex may still take the place of the one that was picked.
  const free = asked ?? option?.choices.find(({ kind, max }) => kind === 'HEX' && max === 1);
  // What began by itself takes no click for someone who may be left out: it is meant to select.
  const isAside = free?.kind === 'COMBATANT' && free.min === 0 && decision && isOnly(decision);
  const choice = isAside ? null : (free ?? null);
  const { select } = useSelection();
  const { open } = useQuickMenu();
  const { tool } = useMapTool();
  const area = useMemo(
    () => decision?.hexSets.find(({ id }) => id === choice?.area?.id)?.hexes ?? [],
    [decision, choice],
  );
  const picked = draft?.picks.flatMap(({ hexes }) => hexes ?? []) ?? [];
  const isPicked = (hex: Hex): boolean => {
    const hexes = draft && choice ? (pickOf(draft.picks, choice.field)?.hexes ?? []) : [];
    return hexes.some((one) => sameHex(one, hex));
  };
  const isOpen = (hex: Hex): boolean => area.some((one) => sameHex(one, hex));
  const isTarget = (id: string): boolean =>
    choice?.kind === 'COMBATANT' && choice.combatantIds.includes(id);
  const standingAt = (hex: Hex) => combatants.find(({ position }) => sameHex(position, hex));
  const press = (hex: Hex, combatantId: string | null = null, isByKey = false): void => {
    const there = combatants.find(({ id }) => id === combatantId) ?? standingAt(hex);
    if (choice?.kind === 'HEX' && isOpen(hex)) {
      // A second click on the only one does not take it back.
      if (choice.max > 1 || !isPicked(hex)) pick(choice, { kind: 'HEX', hex });
    } else if (choice && there && isTarget(there.id))
      pick(choice, { kind: 'COMBATANT', id: there.id });
    else if (there) {
      select(there.id);
      const { selectedId } = useSelection.getState();
      if (isGm && selectedId === there.id)
        open({ combatantId: there.id, beside: 'TOKEN', takesFocus: isByKey });
    }
  };
  const enter = (hex: Hex, edge: Edge): void => {
    if (tool) applyTool(tool, { hex, edge, point: centreOf(hex) });
    else if (isPicked(hex)) commit();
    else press(hex, null, true);
  };
  return { area, picked, isOpen, isTarget, standingAt, press, enter };
}
