/**
 * `npm start`: the API, the Table and the playground on one port, with the embedded database; with
 * `--lan` for the phones in this network, too. With `backup <file>` and `restore <file>`: copies of
 * that database. With `key`: the keys of programs. With `mcp`: no server, but the tools of an assistant that starts this.
 */
import { once } from 'node:events';
import path from 'node:path';
import { invitationTo, pagesInNetworks } from './listener/lan.ts';
import { EVERYWHERE, type Settings, settingsFrom } from './settings.ts';
import { StartupError } from './startup-error.ts';

async function serve(asked: Settings, isForNetwork: boolean): Promise<void> {
  const settings = isForNetwork ? { ...asked, host: EVERYWHERE } : asked;
  const { start } = await import('./start.ts');
  const running = await start(settings);
  // Before the line that says so: a process that waits for it may stop this one at once.
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  console.log(`Listening on ${running.url} (API: ${running.url}graphql).`);
  console.log(`Encounters are stored in ${running.keptIn}. Stop with Ctrl-C.`);
  if (running.metrics !== null) console.log(`Metrics are at ${running.metrics}.`);
  if (isForNetwork) console.log(invitationTo(pagesInNetworks(new URL(running.url).port)));
  const lost = await Promise.race([stopped.then(() => null), running.lost]);
  if (lost === null) await running.drain();
  await running.stop();
  if (lost === null) return;
  console.error(`Shutting down: ${lost}`);
  process.exit(1);
}

async function copy(command: string, file: string, { dataDir }: Settings): Promise<void> {
  const { backUp, restore } = await import('./database/backup.ts');
  if (command === 'backup') {
    const encounters = await backUp(dataDir, path.resolve(file));
    console.log(`${encounters} encounters are copied to ${file}. Keep token.key with it.`);
    return;
  }
  const { encounters, before } = await restore(dataDir, path.resolve(file));
  const aside = before === null ? '' : ` The previous data is saved in ${before}.`;
  console.log(`${encounters} encounters are restored to ${dataDir}.${aside}`);
}

async function keys(command: string, settings: Settings): Promise<void> {
  const { KEY_USAGE, keyCommand } = await import('./api-keys.ts');
  if (command === 'key') console.log(await keyCommand(process.argv.slice(3), settings));
  else
    throw new StartupError(
      `usage: npm start -- [--lan | backup <file> | restore <file> | mcp | key ...]\n  ${KEY_USAGE}`,
    );
}

const [command, file] = process.argv.slice(2);
try {
  if (command === 'mcp') {
    const { assist } = await import('./assistant.ts');
    await assist(process.argv.slice(3), process.env);
    process.exit(0);
  }
  const settings = settingsFrom(process.env);
  if (command === undefined || (command === '--lan' && file === undefined))
    await serve(settings, command === '--lan');
  else if ((command === 'backup' || command === 'restore') && file !== undefined)
    await copy(command, file, settings);
  else await keys(command, settings);
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  const intent = command === undefined || command === '--lan' ? 'start' : command;
  console.error(`Sixbeat cannot ${intent === 'key' ? 'change keys' : intent}: ${error.message}`);
  process.exit(1);
}
