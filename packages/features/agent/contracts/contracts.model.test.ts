import { describe, expect, test } from 'vitest';
import type { AgentContract } from '#api/agentContract.ts';
import { type OfferDraft, type TierDraft, checkOffer, draftOf, emptyTier, stepsOf } from './contracts.model.ts';
import { sampleContract } from './contracts.samples.ts';

const tier = (typed: Partial<TierDraft>): TierDraft => ({ ...emptyTier, rate: '1', ...typed });
const draft = (change: Partial<OfferDraft>): OfferDraft => ({
  to: 'nok',
  tiers: [tier({})],
  note: '',
  from: '',
  ...change,
});

describe('an offer as it is typed', () => {
  test('is read with Thai digits, separators and empty conditions', () => {
    const typed = tier({ dailyBet: '๑๐,๐๐๐', activeMembers: '3', rate: '0.5', lossRate: '1.25' });
    expect(checkOffer('daily', draft({ tiers: [typed] }))).toEqual({
      ok: true,
      tiers: [
        {
          validBet: null,
          activeMembers: 3,
          dailyBet: '10000.00',
          hourlyBet: null,
          singleBet: null,
          rate: '0.50',
          profitRate: null,
          lossRate: '1.25',
        },
      ],
    });
  });

  test('leaves out what another kind has', () => {
    const checked = checkOffer('hourly', draft({ tiers: [tier({ dailyBet: 'x', profitRate: 'x', hourlyBet: '5' })] }));
    expect(checked.ok && checked.tiers).toMatchObject([{ dailyBet: null, hourlyBet: '5.00', profitRate: null }]);
  });

  test.each<[string, Partial<OfferDraft>, object]>([
    ['no downline', { to: '' }, { key: 'to' }],
    ['no rate', { tiers: [tier({ rate: '' })] }, { key: 'rate', tier: 0, field: 'rate' }],
    ['a rate of nothing', { tiers: [tier({ rate: '0' })] }, { key: 'rate', field: 'rate' }],
    ['more than everything', { tiers: [tier({ rate: '100.01' })] }, { key: 'rate', field: 'rate' }],
    ['three decimals', { tiers: [tier({ lossRate: '0.125' })] }, { key: 'rate', field: 'lossRate' }],
    ['a sum that is none', { tiers: [tier({ dailyBet: '-5' })] }, { key: 'amount', field: 'dailyBet' }],
    ['half a member', { tiers: [tier({ activeMembers: '1.5' })] }, { key: 'members', field: 'activeMembers' }],
    ['two equal tiers', { tiers: [tier({}), tier({ rate: '2' })] }, { key: 'order', tier: 1, field: 'dailyBet' }],
    ['less for more', { tiers: [tier({ rate: '2' }), tier({ dailyBet: '5', rate: '1' })] }, { key: 'order', tier: 1 }],
    [
      'less for more on lost days',
      { tiers: [tier({ lossRate: '9' }), tier({ dailyBet: '5', rate: '2' })] },
      { key: 'order', tier: 1 },
    ],
    ['a long note', { note: 'กี่'.repeat(141) }, { key: 'note' }],
  ])('is refused with %s', (_name, change, problem) => {
    expect(checkOffer('daily', draft(change))).toMatchObject({ ok: false, problem });
  });

  test('140 letters are as many as a reader counts, and a lost rate may be nothing', () => {
    expect(checkOffer('daily', draft({ note: 'กี่'.repeat(140), tiers: [tier({ lossRate: '0' })] })).ok).toBe(true);
  });

  test('terms in force become the draft of their change', () => {
    const [sample] = sampleContract().tiers;
    if (sample === undefined) throw new Error('no tier');
    expect(checkOffer('daily', draft({ tiers: [draftOf(sample)] }))).toEqual({ ok: true, tiers: [sample] });
  });
});

describe('the history of a contract', () => {
  const now = Date.parse('2026-11-21T05:00:00Z');
  const keys = (change: Partial<AgentContract>) =>
    stepsOf(sampleContract(change), now).map(({ key, state }) => `${key} ${state}`);
  const past = '2026-11-01T17:00:00Z';
  const future = '2026-11-21T17:00:00Z';

  test.each<[Partial<AgentContract>, readonly string[]]>([
    [{ state: 'offered', answeredAt: null }, ['offered done', 'answerBy current']],
    [{ state: 'rejected' }, ['offered done', 'rejected failed']],
    [{ state: 'expired' }, ['offered done', 'expired failed']],
    [{ from: past }, ['offered done', 'accepted done', 'begins done']],
    [{ from: future }, ['offered done', 'accepted done', 'begins current']],
    [
      { state: 'terminated', from: past, until: future },
      ['offered done', 'accepted done', 'begins done', 'ends current'],
    ],
    [
      { state: 'replaced', from: past, until: '2026-11-10T17:00:00Z' },
      ['offered done', 'accepted done', 'begins done', 'ends failed'],
    ],
    [{ state: 'replaced', from: future, until: future }, ['offered done', 'accepted done', 'never failed']],
    [{ state: 'offered', answeredAt: null, from: future }, ['offered done', 'answerBy current', 'begins upcoming']],
    // Its day is over: it begins when it is accepted.
    [{ state: 'offered', answeredAt: null, from: past }, ['offered done', 'answerBy current']],
    [{ state: { other: 'PAUSED' } }, ['offered done']],
  ])('%o', (change, expected) => expect(keys(change)).toEqual(expected));
});
