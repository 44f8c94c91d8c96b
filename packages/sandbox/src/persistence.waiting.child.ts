/** Buys a ticket, bets on a match and is dealt a hand on the database in the folder given, says so, and goes on waiting. */
import { openDatabase } from './persistence.ts';
import { createTestPages, firstCall, targets } from './provider/testing.ts';
import { createTestPlatform } from './testing.ts';

const database = openDatabase(process.argv[2] ?? '');
const platform = createTestPlatform({
  rows: database.rows(),
  persist: (changes) => database.persist(changes),
});
const { store } = platform.world;
await platform.signIn('demo');
const pages = createTestPages(platform);
for (const kind of ['draw', 'matches', 'cards'] as const) {
  const launch = await pages.open(targets[kind]);
  // A hand may end at once.
  for (let tries = 0; !store.get('waitingRounds', `member-demo:round-${kind}-${tries - 1}`); tries += 1) {
    const [call, more] = await firstCall(pages, kind, launch);
    await pages.post(call, { launch, roundId: `round-${kind}-${tries}`, ...more });
  }
}
process.stdout.write(`${[...store.entries('waitingRounds')].map(([key]) => key).join(' ')}\n`);
setInterval(() => {}, 1_000);
