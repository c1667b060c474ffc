import { useEffect } from 'react';
import { useMapTool } from '../attention/map-tool.ts';

/** What the map is in use for, and the way back. */
export function ToolHint() {
  const { tool, take } = useMapTool();
  useEffect(
    () => () => {
      take(null);
    },
    [take],
  );
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
        {tool.paints ? 'Done' : 'Cancel'}
      </button>
    </p>
  );
}
