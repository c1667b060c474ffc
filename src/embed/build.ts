/** Bundles the elements as one script, that a `<script>` of any page and any bundler can load. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** A classic script: from another origin a module would come only where that allows it by CORS. */
export function embedScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'sixbeat-fight.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

if (import.meta.main) {
  const folder = path.join(import.meta.dirname, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sixbeat-fight.js'), embedScript());
}
