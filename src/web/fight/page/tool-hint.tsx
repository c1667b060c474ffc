import { useEffect } from 'react';
import { isBrush, useMapTool } from '../attention/map-tool.ts';

/** What the map is in use for, and the way back. */
export function ToolHint() {
  const { tool, take } = useMapTool();
  useEffect(
    () => () => {
      take(null);
    },
    [take],
  );
  const isHeld = tool !== null;
  useEffect(() => {
    if (!isHeld) return;
    // Before whatever else closes with this key: the drawer that the tool is from stays open.
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      take(null);
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => {
      removeEventListener('keydown', pressed, { capture: true });
    };
  }, [isHeld, take]);
  if (!tool) return null;
  return (
    <p className="tool-hint row" role="status">
      <span className="grow">{tool.label}</span>
      <button
        type="button"
        onClick={() => {
          take(null);
        }}
      >
        {isBrush(tool) ? 'Done' : 'Cancel'}
      </button>
    </p>
  );
}
