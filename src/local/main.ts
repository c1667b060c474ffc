/** `npm start`: the API and the playground on one port, with the embedded database. */
import { once } from 'node:events';
import { settingsFrom } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { start } from './start.ts';

try {
  const settings = settingsFrom(process.env);
  const running = await start(settings);
  // Before the line that says so: a process that waits for it may stop this one at once.
  const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  console.log(`Sixbeat plays at ${running.url} (the API is at ${running.url}graphql).`);
  console.log(`Encounters are kept in ${running.keptIn}. Stop with Ctrl-C.`);
  await asked;
  await running.stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(`Sixbeat cannot start: ${error.message}`);
  process.exit(1);
}
