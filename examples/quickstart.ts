/**
 * From nothing to a fight, told in words. With `npm start` in another terminal:
 *
 *     npm run build:client && npx node examples/quickstart.ts
 */
import { type Choice, connect, type Decision } from '@sixbeat/client/connect';

const url = process.argv[2] ?? 'http://localhost:4000/graphql';
const made = await connect({ url }).create({ name: 'Bridge at dusk', ruleset: 'SEGMENTS' });
if (!made.ok) throw new Error(made.message);
const { fight, link } = made;
console.log(`See it in a browser: ${link}`);
const fencer = { creature: 'reed-fencer', side: 'heroes', position: { q: 0, r: 0 } };
const lurker = { creature: 'marsh-lurker', side: 'raiders', position: { q: 1, r: 0 } };
tell(await fight.add({ creatures: [fencer, lurker] }));
tell(await fight.begin());
for (;;) {
  const now = await fight.awaiting();
  if (!now.ok) throw new Error(now.message);
  const [decision] = now.awaiting; // Here the player of `decision.combatantId` would be asked.
  const attack = decision?.options.find((one) => one.intent === 'ATTACK' && !one.hasNoTarget);
  const option = attack ?? decision?.options[0];
  if (!decision || !option) break;
  const open = option.choices.filter(({ min }) => min > 0);
  const picks = open.map((choice) => pick(choice, decision));
  tell(await fight.take(option, picks));
}
/** The first of what may be picked. */
function pick({ field, kind, min, ...may }: Choice, { hexSets }: Decision) {
  if (kind === 'COMBATANT') return { field, combatantIds: may.combatantIds.slice(0, min) };
  if (kind === 'KEY') return { field, keys: may.keyPicks.slice(0, min).map(({ key }) => key) };
  if (kind === 'NUMBER') return { field, number: may.minimum ?? 0 };
  if (kind === 'TEXT') return { field, text: 'when the time has come' };
  return { field, hexes: hexSets.find(({ id }) => id === may.area?.id)?.hexes.slice(0, min) ?? [] };
}
function tell(step: { ok: true; events: { text: string }[] } | { ok: false; message: string }) {
  if (!step.ok) throw new Error(step.message);
  for (const { text } of step.events) console.log(text);
}
