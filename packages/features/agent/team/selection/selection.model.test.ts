import { describe, expect, it } from 'vitest';
import type { GivenEnvelope } from '#api/agentEnvelopes.ts';
import { envelopesForIntent, isOver, splitResults } from './selection.model.ts';
import { works } from './selection.types.ts';
import { isAllowed, mayAssist } from './works.model.ts';

const at = Date.parse('2026-11-21T05:00:00Z');
const given = (change: Partial<GivenEnvelope> = {}): GivenEnvelope => ({
  ...{
    reference: 'E-1',
    account: 'nok',
    nickname: 'Nok',
    amount: '200.00',
    message: 'hi',
    state: 'waiting',
    endedAt: null,
    back: null,
  },
  ...{ at: '2026-11-21T05:00:00Z', endsAt: '2026-11-24T05:00:00Z' },
  ...change,
});
const sent = { amount: '200', days: 3, message: 'hi' } as const;

describe('envelopes whose answer was lost', () => {
  it('are those of the same sum, days and words since they were sent', () => {
    const others = [
      given({ reference: 'E-2', amount: '200.01' }),
      given({ reference: 'E-3', message: 'ho' }),
      given({ reference: 'E-4', endsAt: '2026-11-22T05:00:00Z' }),
      given({ reference: 'E-5', at: '2026-11-20T05:00:00Z', endsAt: '2026-11-23T05:00:00Z' }),
    ];
    const found = envelopesForIntent([given(), ...others, given({ reference: 'E-6', account: 'malee' })], sent, at);
    expect(found?.list.map(({ reference, account }) => [reference, account])).toEqual([
      ['E-1', 'nok'],
      ['E-6', 'malee'],
    ]);
    expect(found).toMatchObject({ amount: '200.00', total: null, balance: null });
    expect(envelopesForIntent(others, sent, at)).toBeNull();
  });
});

it('work needs the right for it', () => {
  expect(isAllowed('message', [])).toBe(true);
  expect(isAllowed('envelope', ['setRates'])).toBe(false);
  expect(isAllowed('rates', ['setRates'])).toBe(true);
});

it('tells a selection that is over from other refusals', () => {
  const refused = (code: 'selection_expired' | 'selection_not_found' | 'content_length') =>
    isOver({ kind: 'refused', code, message: '', detail: {} });
  expect([refused('selection_expired'), refused('selection_not_found'), refused('content_length')]).toEqual([
    ...[true, true, false],
  ]);
  expect(isOver(null)).toBe(false);
});

it('counts only what the platform calls done', () => {
  const list = [{ outcome: 'done' }, { outcome: 'operation_not_allowed' }, { outcome: { other: 'X' } }] as const;
  expect(splitResults(list)).toEqual({ done: [list[0]], notDone: [list[1], list[2]] });
});

it('an assistant has the works of its rights, and never money', () => {
  const mayDo = (...rights: string[]) => works.filter((work) => mayAssist(work, rights));
  expect(mayDo('read')).toEqual(['export']);
  expect(mayDo('read', 'message', 'rates')).toEqual(['message', 'rates', 'export']);
});
