/**
 * Stack traces that name the sources, by the source maps beside the bundle. Node has an option for that
 * (`--enable-source-maps`), which reads every map at the start; here one is read with the first stack
 * trace that needs it.
 */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Writes itself as in a stack trace, which its type does not say. */
type Frame = NodeJS.CallSite & { toString(): string };

const maps = new Map<string, SourceMap | null>();

Error.prepareStackTrace = (error, frames: readonly Frame[]) =>
  [String(error), ...frames.map((frame) => `    at ${inSources(frame)}`)].join('\n');

function inSources(frame: Frame): string {
  const file = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return frame.toString();
  const origin = mapOf(file)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return frame.toString();
  const source = new URL(origin.fileName, file).href;
  const place = `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  return frame.toString().replace(`${file}:${line}:${column}`, place);
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = read(`${fileURLToPath(file)}.map`);
  maps.set(file, map);
  return map;
}

/** Null where there is none, as of Node's own modules and the runtime's. */
function read(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
