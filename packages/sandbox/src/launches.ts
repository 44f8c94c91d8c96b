import type { World } from './world.ts';

/** So long after its end a launch is known: whoever lost the last answer under it may still ask for it. */
const rememberedMs = 60 * 60_000;

/** Removes the launches that ended long ago, and what was practised under them. Joins the open transaction. */
export function forgetLaunches(world: World): void {
  const { store } = world;
  const practices = new Set<string>();
  for (const [token, { expiresAt, practiceSatang }] of [...store.entries('launches')]) {
    if (expiresAt + rememberedMs > world.now()) continue;
    store.remove('launches', token);
    if (practiceSatang !== null) practices.add(token);
  }
  if (practices.size === 0) return;
  // What waits without money is listed among the rest; the keys of both begin with the launch.
  for (const table of ['practiceRounds', 'waitingRounds'] as const) {
    for (const [key] of [...store.entries(table)]) {
      if (practices.has(key.split(':')[0] ?? '')) store.remove(table, key);
    }
  }
}
