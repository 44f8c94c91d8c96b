import type { PromotionState, PromotionStateName, PromotionTerms } from '#api/promotions.ts';
import { ready } from '#core/data/remote.ts';
import type { OfferViewProps, Ranking } from './offer.types.ts';

const terms: PromotionTerms = {
  version: 'v1',
  reward: '60.00',
  deposit: null,
  wager: { amount: '2000.00', gameTypes: ['RNG'] },
  requirement: null,
  prizes: [],
  per: 'week',
};

/** ฿60 for ฿2,000 wagered on slots within a week, which binds nothing. */
export const sampleOffer = (change: Partial<PromotionState> = {}): PromotionState => ({
  promotionId: 'promo-2',
  state: 'Join',
  terms,
  progress: null,
  form: null,
  reason: null,
  rewardId: null,
  beginsAt: null,
  endsAt: '2026-11-22T16:59:59Z',
  ...change,
});

/** 50 % of a first deposit, to be wagered eight times on slots and fish. */
export const depositOffer = (change: Partial<PromotionState> = {}): PromotionState =>
  sampleOffer({
    promotionId: 'promo-1',
    terms: {
      ...terms,
      reward: null,
      wager: null,
      deposit: { percent: 50, from: '300.00', most: '1500.00' },
      requirement: { times: 8, days: 14, gameTypes: ['RNG', 'FISH'], mostStake: '200.00', cashOutDays: null },
      per: 'account',
    },
    ...change,
  });

/** ฿50 for a picture and a remark. */
export const formOffer = (change: Partial<PromotionState> = {}): PromotionState =>
  sampleOffer({
    promotionId: 'promo-4',
    terms: { ...terms, reward: '50.00', wager: null, per: 'account' },
    form: { remark: true, files: 1 },
    ...change,
  });

/** Prizes for the first three of the week. */
export const rankedOffer = (change: Partial<PromotionState> = {}): PromotionState =>
  sampleOffer({
    promotionId: 'promo-6',
    state: 'signed',
    terms: { ...terms, reward: null, wager: null, prizes: ['2000.00', '1200.00', '800.00'] },
    ...change,
  });

/** The offer of each state. */
export const offersByState: Readonly<Record<PromotionStateName, PromotionState>> = {
  Join: sampleOffer(),
  'coming soon': sampleOffer({ state: 'coming soon', beginsAt: '2026-11-24T17:00:00Z' }),
  Joined: depositOffer({ state: 'Joined' }),
  Process: sampleOffer({ state: 'Process', progress: { done: '820.00', required: '2000.00' } }),
  signed: rankedOffer(),
  Applying: formOffer({ state: 'Applying' }),
  Rejected: formOffer({ state: 'Rejected', reason: 'The picture shows a face.' }),
  Issued: formOffer({ state: 'Issued', rewardId: 'promotion-promo-4-once' }),
  Claim: depositOffer({ state: 'Claim', rewardId: 'promotion-promo-1-once' }),
  Claimed: sampleOffer({
    state: 'Claimed',
    progress: { done: '2000.00', required: '2000.00' },
    rewardId: 'promotion-promo-2-2026-11-16',
  }),
  Close: depositOffer({ state: 'Close', reason: 'For members who have not deposited yet.' }),
};

export const sampleRanking: Ranking = {
  list: [
    { rank: 1, nickname: 'Sa***i', wagered: '4210.00' },
    { rank: 2, nickname: 'No***k', wagered: '1985.50' },
  ],
  own: { rank: 14, nickname: 'Ka***a', wagered: '120.00' },
  at: '2026-11-21T05:00:00Z',
};

/** Props of the part for an offer. */
export const sampleProps = (offer: PromotionState = sampleOffer()): OfferViewProps => ({
  offer: ready<PromotionState | null>(offer),
  ranking: offer.terms.prizes.length > 0 ? ready(sampleRanking) : null,
  isMember: true,
  busy: false,
  failure: null,
  uploads: { uploads: [], onAdd: () => {}, onRemove: () => {}, onRetry: () => {} },
  hrefs: { rewards: '/?centre=rewardCenter', deposit: '/?centre=depositv2', games: '/rng' },
  onJoin: () => {},
  onApply: async () => undefined,
  onLogin: () => {},
});
