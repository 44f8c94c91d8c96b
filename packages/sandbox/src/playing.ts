import type { World } from './world.ts';

/** Signs a member in and opens a game behind the doors, for tests and benchmarks that are about what comes after. */
export function openGame(world: World, memberId: string, token: string): void {
  const [game] = world.catalogue.games;
  if (game === undefined) throw new Error('this world has no games');
  const at = { createdAt: world.now(), expiresAt: world.now() + 60 * 60_000 };
  world.store.transaction(() => {
    world.store.put('sessions', token, { token, memberId, ...at });
    const { nodeId, vassalage, gameCode } = game;
    world.store.put('launches', token, {
      token,
      memberId,
      sessionToken: token,
      vassalage,
      gameType: 'RNG',
      nodeId,
      gameCode,
      practiceSatang: null,
      ...at,
    });
  });
}
