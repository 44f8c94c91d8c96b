import type { Sandbox } from '../sandbox.ts';

/** Opens a session and launches the first game of the catalogue directly in the store, for tests and benchmarks. */
export function openGame(sandbox: Sandbox, memberId: string, token: string): void {
  const [game] = sandbox.catalogue.games;
  if (game === undefined) throw new Error('this sandbox has no games');
  const at = { createdAt: sandbox.now(), expiresAt: sandbox.now() + 60 * 60_000 };
  sandbox.store.transaction(() => {
    sandbox.store.put('sessions', token, { token, memberId, ...at });
    const { nodeId, vassalage, gameCode } = game;
    sandbox.store.put('launches', token, {
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
