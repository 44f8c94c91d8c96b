import type { GivenEnvelope } from '#api/agentEnvelopes.ts';
import { paymentPasswordState } from '#api/paymentPassword.ts';
import { ready } from '#core/data/remote.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { sampleOf } from '#storybook/sampleOf.ts';
import { sampleAccount, sampleDetail, sampleTransferForm } from '../team/team.samples.ts';
import type { EnvelopesViewProps, Gift } from './givenEnvelopes.types.ts';

export const sampleGiven = (change: Partial<GivenEnvelope> = {}): GivenEnvelope => ({
  reference: 'E23456789A',
  account: 'nok',
  nickname: 'นกน้อยนำโชค',
  amount: '888.00',
  message: 'สุขสันต์วันเกิดนะ',
  at: '2026-11-21T02:10:00Z',
  endsAt: '2026-11-24T02:10:00Z',
  state: 'waiting',
  endedAt: null,
  back: null,
  ...change,
});

/** One in each state, and one in a state that the site does not know. */
export const sampleGivenPage = () => ({
  list: [
    sampleGiven(),
    sampleGiven({
      ...{ reference: 'E23456789B', amount: '500.00', state: 'opened', endedAt: '2026-11-20T05:00:00Z' },
      back: { amount: '320.00', at: '2026-11-20T09:00:00Z' },
    }),
    sampleGiven({
      ...{ reference: 'E23456789C', amount: '100.00', message: '' },
      ...{ state: 'returned', endedAt: '2026-11-18T05:00:00Z' },
      back: { amount: '100.00', at: '2026-11-18T05:00:00Z' },
    }),
    sampleGiven({ reference: 'E23456789D', state: { other: 'FROZEN' } }),
  ],
  totalPages: 1,
});

export const sampleGift = (change: Partial<Gift> = {}): Gift => ({
  transfer: sampleTransferForm,
  days: 3,
  unresolvedId: null,
  onDays: () => {},
  ...change,
});

export const samplePassword: PaymentPassword = {
  ...sampleAccount().password,
  state: ready(sampleOf(paymentPasswordState, {}, {}, { account: 'somchai', scenario: 'transfers' })),
};

export const sampleEnvelopes = (): EnvelopesViewProps => {
  const { password, stop, turnoverHref, onSupport } = sampleAccount();
  return {
    ...{ password, stop, turnoverHref, onSupport },
    detail: sampleDetail(),
    outdatedAt: null,
    gift: sampleGift(),
    unresolvedHref: null,
    given: ready(sampleGivenPage()),
    pageNo: 1,
    onPage: () => {},
  };
};
