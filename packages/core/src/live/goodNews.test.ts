import { expect, test } from 'vitest';
import { isGoodNews } from './goodNews.ts';

const bet = (stake: string, win: string) => ({ kind: 'betSettled', amounts: { stake, win } }) as const;

test('only a deposit and a win above its stake are good news', () => {
  expect([{ kind: 'depositArrived' } as const, bet('120.00', '120.01')].map(isGoodNews)).toEqual([true, true]);
  const others = [bet('120.00', '99.00'), bet('120.00', '120.00'), bet('120.00', '0.00')];
  expect([...others, { kind: 'rewardReady' } as const, { kind: { other: 'newKind' } }].map(isGoodNews)).not.toContain(
    true,
  );
});
