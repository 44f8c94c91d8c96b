import { describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { requiresAccount } from './launchRules.ts';
import { practicePath, realPath } from './practice.ts';

describe('practicePath', () => {
  it('is the same game, without money and without an account', () => {
    const game = paths.game({ vassalage: 'A&B', gameType: 'RNG', nodeId: 5, from: '/rng?p=2' });
    expect(practicePath(game)).toBe(`${game}&practice=1`);
    expect(realPath(`${game}&practice=1`)).toBe(game);
    expect(requiresAccount(game)).toBe(true);
    expect(requiresAccount(`${game}&practice=1`)).toBe(false);
  });
  it('keeps the room of a live vendor', () =>
    expect(practicePath('/seamless?vassalage=A&gameType=LIVE&gameCode=t1')).toBe(
      '/seamless?vassalage=A&gameType=LIVE&gameCode=t1&practice=1',
    ));
  it.each(['/seamless?vassalage=A&gameType=SPORTS', '/fbsports', '/lottery?vendor=ELOTT', '/game?vassalage=A', '/rng'])(
    '%s has no practice mode',
    (href) => expect(practicePath(href)).toBeNull(),
  );
});
