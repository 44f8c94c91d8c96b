import { describe, expect, it } from 'vitest';
import { asksForAccount, paths } from './navigation.ts';
import { practicePath } from './practice.ts';

describe('practicePath', () => {
  it('is the same game, without money and without an account', () => {
    const game = paths.game({ vassalage: 'A&B', gameType: 'RNG', nodeId: 5, from: '/rng?p=2' });
    expect(practicePath(game)).toBe(`${game}&practice=1`);
    expect(asksForAccount(game)).toBe(true);
    expect(asksForAccount(`${game}&practice=1`)).toBe(false);
  });
  it('is the same room', () =>
    expect(practicePath('/seamless?vassalage=A&gameType=LIVE&gameCode=t1')).toBe(
      '/seamless?vassalage=A&gameType=LIVE&gameCode=t1&practice=1',
    ));
  it.each(['/seamless?vassalage=A&gameType=SPORTS', '/fbsports', '/lottery?vendor=ELOTT', '/game?vassalage=A', '/rng'])(
    '%s is not practised',
    (href) => expect(practicePath(href)).toBeNull(),
  );
});
