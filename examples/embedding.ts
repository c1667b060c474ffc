/**
 * A site of its own, with a page for each way to embed a fight. Start the server in another terminal so that it may,
 * and then this:
 *
 *     SIXBEAT_EMBED_ORIGINS=http://127.0.0.1:8080 npm start
 *     npm run build:client && npx node examples/embedding.ts
 */
import { createServer } from 'node:http';
import { connect } from '@sixbeat/client/connect';

const [server = 'http://localhost:4000', port = '8080'] = process.argv.slice(2);
const made = await connect({ url: `${server}/graphql` }).create({
  name: 'Bridge at dusk',
  ruleset: 'SEGMENTS',
});
if (!made.ok) throw new Error(made.message);
const { fight, token } = made;
const fencer = { creature: 'reed-fencer', side: 'heroes', position: { q: 0, r: 0 } };
const lurker = { creature: 'marsh-lurker', side: 'raiders', position: { q: 3, r: 0 } };
await fight.add({ creatures: [fencer, lurker] });
await fight.begin();

/** The attributes that all of them have: of which server, and which of its fights. */
const shown = `server="${server}" encounter="${fight.id}"`;
const pages: Readonly<Record<string, string>> = {
  play: `<sixbeat-fight ${shown}></sixbeat-fight>`,
  watch: `<sixbeat-fight ${shown} view="watch"></sixbeat-fight>`,
  readonly: `<sixbeat-fight ${shown} readonly theme="dark"></sixbeat-fight>`,
  replay: `<sixbeat-fight ${shown} view="replay"></sixbeat-fight>`,
  overlay: `<sixbeat-fight ${shown} view="overlay"></sixbeat-fight>`,
  map: `<sixbeat-map ${shown}></sixbeat-map>`,
  order: `<sixbeat-order ${shown}></sixbeat-order>`,
  hand: `<sixbeat-hand ${shown}></sixbeat-hand>`,
  log: `<sixbeat-log ${shown}></sixbeat-log>`,
  parts: `<sixbeat-order ${shown} style="height: 7rem"></sixbeat-order>
    <div style="display: grid; grid-template-columns: 2fr 1fr; gap: 1rem">
      <sixbeat-map ${shown} style="height: 24rem"></sixbeat-map>
      <sixbeat-log ${shown} style="height: 24rem"></sixbeat-log>
    </div>
    <sixbeat-hand ${shown} style="height: 16rem"></sixbeat-hand>`,
};

const page = (content: string): string => `<!doctype html>
<title>Club night</title>
<nav>${Object.keys(pages)
  .map((name) => `<a href="/${name}">${name}</a>`)
  .join(' · ')}</nav>
<script src="${server}/embed/sixbeat-fight.js"></script>
${content}
<script>
  for (const element of document.querySelectorAll('[encounter]')) {
    // Here every visitor is the game master. Your site gives each the token of their own seat.
    element.token = ${JSON.stringify(token)};
    element.addEventListener('decision-due', ({ detail }) => console.log('decide', detail));
  }
</script>
`;

const site = createServer(({ url = '' }, response) => {
  const content = pages[url.slice(1) || 'play'];
  response.writeHead(content === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
  });
  response.end(page(content ?? ''));
});
site.listen(Number(port), '127.0.0.1', () => {
  console.log(`Open http://127.0.0.1:${port}/`);
});
