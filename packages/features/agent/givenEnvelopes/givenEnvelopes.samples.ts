import type { GivenEnvelope } from '#api/agentEnvelopes.ts';
import { ready } from '#core/data/remote.ts';
import type { PaymentPassword } from '#core/money/paymentPassword.types.ts';
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
  ...change,
});

/** One in each state, and one in a state that the site does not know. */
export const sampleGivenPage = () => ({
  list: [
    sampleGiven(),
    sampleGiven({ reference: 'E23456789B', amount: '500.00', state: 'opened', endedAt: '2026-11-20T05:00:00Z' }),
    sampleGiven({
      ...{ reference: 'E23456789C', amount: '100.00', message: '' },
      ...{ state: 'returned', endedAt: '2026-11-18T05:00:00Z' },
    }),
    sampleGiven({ reference: 'E23456789D', state: { other: 'FROZEN' } }),
  ],
  totalPages: 1,
});

export const sampleGift = (change: Partial<Gift> = {}): Gift => ({
  transfer: sampleTransferForm,
  days: 3,
  made: null,
  unresolvedId: null,
  onDays: () => {},
  ...change,
});

export const samplePassword: PaymentPassword = {
  ...sampleAccount().password,
  state: ready({
    ...{
      state: 'set',
      triesLeft: 5,
      lockedUntil: null,
      restsUntil: null,
      restHours: 24,
      hasLoginPassword: true,
      hasAuthenticator: false,
    },
    rule: {
      ...{ field: 'paymentPassword', enabled: true, required: true, acceptedPattern: '^[0-9]+$', patternId: 'digits' },
      ...{ minLength: 6, maxLength: 6 },
    },
    channels: [],
    factors: ['password'],
  }),
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
