import { describe, expect, test } from 'vitest';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { type PlayAction, stopFor } from './playStatus.ts';

const limit = (kind: PlayLimit['kind'], left: string, resetsAt = '2026-11-22T17:00:00Z'): PlayLimit => ({
  ...{ kind, left, resetsAt, period: 'day', value: '100.00', used: '0.00', pending: null },
});
const actions: readonly PlayAction[] = ['deposit', 'launch', 'bet', 'join', 'claim', 'transferOut'];

describe('RSP-03: what is stopped', () => {
  test.each([
    ['deposit', ['deposit']],
    ['loss', ['launch', 'bet']],
    ['wager', ['launch', 'bet']],
    ['time', ['launch', 'bet']],
  ] as const)('by a reached limit of %s', (kind, stopped) => {
    const reached = actions.filter((action) => stopFor({ rest: null, limits: [limit(kind, '0.00')] }, action) !== null);
    expect(reached).toEqual(stopped);
    expect(actions.filter((action) => stopFor({ rest: null, limits: [limit(kind, '0.01')] }, action))).toEqual([]);
  });

  test('by a break: everything that the guard knows', () => {
    const rest = { kind: 'timeout', since: '', until: null } as const;
    for (const action of actions) expect(stopFor({ rest, limits: [] }, action)).toMatchObject({ reason: 'break' });
  });

  test('names the limit that opens last, and ignores kinds that the site does not know', () => {
    const limits = [
      limit('loss', '0.00'),
      limit('wager', '0.00', '2026-12-01T17:00:00Z'),
      limit({ other: 'spins' }, '0', '2027-01-01T17:00:00Z'),
    ];
    expect(stopFor({ rest: null, limits }, 'bet')).toMatchObject({ limit: { kind: 'wager' } });
  });
});
