import { createTestPages, firstCall, targets } from '#demo/vendors/shared/server/testing.ts';
/** Opens a lottery bet, a match bet and a card hand on the database in the given folder, prints their keys and waits. */
import { openDatabase } from '../../store/persistence.ts';
import { createTestPlatform } from '../platform.ts';

const database = openDatabase(process.argv[2] ?? '');
const platform = createTestPlatform({
  rows: database.rows(),
  persist: (changes) => database.persist(changes),
});
const { store } = platform.sandbox;
await platform.signIn('demo');
const pages = createTestPages(platform);
for (const kind of ['lottery', 'sportsbook', 'cards'] as const) {
  const launch = await pages.open(targets[kind]);
  // A hand may end immediately, so it takes several attempts.
  for (let tries = 0; !store.get('waitingRounds', `member-demo:round-${kind}-${tries - 1}`); tries += 1) {
    const [call, more] = await firstCall(pages, kind, launch);
    await pages.post(call, { launch, roundId: `round-${kind}-${tries}`, ...more });
  }
}
process.stdout.write(`${[...store.entries('waitingRounds')].map(([key]) => key).join(' ')}\n`);
setInterval(() => {}, 1_000);
