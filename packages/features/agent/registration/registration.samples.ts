import { agentRightsRead } from '#api/agentCentre.ts';
import { ready } from '#core/data/remote.ts';
import { sampleOf } from '#storybook/sampleOf.ts';
import { ownRatesOf } from '../rates/rates.model.ts';
import type { LinkRow, RegistrationScreenProps } from './registration.types.ts';

export const sampleGame = {
  nodeId: 7,
  gameType: 'RNG',
  vassalage: 'MKLA',
  gameCode: 'MKLA7',
  name: 'Moon Rabbit',
} as const;

export const sampleLink = (change: Partial<LinkRow> = {}): LinkRow => ({
  id: 'KJ7M2QPA',
  code: 'KJ7M2QPA',
  url: '/register?affiliateCode=KJ7M2QPA',
  href: 'https://kinnari.example/register?affiliateCode=KJ7M2QPA',
  signUpsHref: '/?agent=teamManagement&ref=kind%3Dlink%26of%3DKJ7M2QPA',
  firstDepositsHref: '/?agent=registerCenter&ref=open%3DKJ7M2QPA',
  name: 'LINE',
  kind: 'member',
  rates: [{ gameType: 'RNG', rate: '0.50' }],
  landing: 'register',
  game: null,
  validUntil: '2026-12-31',
  mostUses: 100,
  state: 'active',
  createdAt: '2026-11-01T05:00:00Z',
  visits: 1204,
  signUps: 38,
  firstDeposits: 12,
  ...change,
});

/** A link in every state, and one in a state that the site does not know. */
export const sampleLinks: readonly LinkRow[] = [
  sampleLink(),
  sampleLink({
    id: 'two',
    landing: 'game',
    game: sampleGame,
    name: 'หน้าร้านบางนา',
    state: 'paused',
    validUntil: null,
    mostUses: null,
  }),
  sampleLink({ id: 'three', name: 'งานวัด', state: 'expired', validUntil: '2026-11-01' }),
  sampleLink({ id: 'four', name: 'Facebook', state: 'usedUp', kind: 'agent', mostUses: 38 }),
  sampleLink({ id: 'five', name: 'TikTok', state: { other: 'REVIEW' }, kind: { other: 'PARTNER' } }),
];

export const sampleRegistration = (): RegistrationScreenProps => ({
  first: 'open',
  rights: ready({
    kinds: ['member', 'agent'],
    links: true,
    own: ownRatesOf(sampleOf(agentRightsRead, {}, {}, { account: 'agent' }).rates.slice(0, 2)),
    start: { RNG: '0.40', LIVE: '0.30' },
  }),
  links: ready({ list: sampleLinks, totalPages: 1, left: 45 }),
  pageNo: 1,
  today: '2026-11-21',
  site: 'kinnari.example',
  onOpen: async ({ username }) => ({
    kind: 'opened',
    account: username,
    password: 'kQ4mzP7rWa9x',
    href: '/?agent=teamManagement',
  }),
  onSaveLink: async () => null,
  onLinkState: async () => null,
  onCopy: async () => true,
  onSaveCode: async () => true,
  onPage: () => {},
  depositsOf: null,
  onDeposits: () => {},
  onCloseDeposits: () => {},
  Templates: () => null,
  Games: () => null,
  Materials: () => null,
  Deposits: () => null,
});
