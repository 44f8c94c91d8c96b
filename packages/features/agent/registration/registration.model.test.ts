import { expect, it } from 'vitest';
import { ownRatesOf } from '../rates/rates.model.ts';
import { type LinkForm, checkLink, linkFormOf } from './registration.model.ts';
import { sampleLink } from './registration.samples.ts';

const own = ownRatesOf([{ gameType: 'RNG', rate: '0.80' }]);
const form: LinkForm = { ...linkFormOf(null, ['member', 'agent'], {}), name: 'LINE', rates: { RNG: '0.5' } };
const check = (change: Partial<LinkForm>) => checkLink({ ...form, ...change }, own, '2026-11-21');

it('a link is read with its rates, day and number', () => {
  expect(check({ validUntil: '2026-11-21', mostUses: '๑๐', name: ' LINE ' })).toEqual({
    ok: true,
    link: {
      name: 'LINE',
      kind: 'member',
      landing: 'register',
      rates: [{ gameType: 'RNG', rate: '0.50' }],
      validUntil: '2026-11-21',
      mostUses: 10,
    },
  });
  expect(check({})).toMatchObject({ link: { validUntil: null, mostUses: null } });
});

it('a new link starts from the rates that are given, and one that is changed from its own', () => {
  expect(linkFormOf(null, ['member'], { RNG: '0.40' }).rates).toEqual({ RNG: '0.40' });
  expect(linkFormOf(sampleLink(), ['member'], { RNG: '0.40' }).rates).toEqual({ RNG: '0.50' });
});

it('a link has its game only while it leads into one', () => {
  const game = { nodeId: 1, gameType: 'RNG', vassalage: 'MKLA', gameCode: 'M1', name: 'Moon' } as const;
  expect(check({ landing: 'game', game })).toMatchObject({ link: { landing: 'game', game } });
  expect(check({ landing: 'join', game })).not.toHaveProperty('link.game');
});

it.each([
  [{ name: ' ' }, { name: 'empty' }],
  [{ name: 'x'.repeat(41) }, { name: 'tooLong' }],
  [{ validUntil: '2026-11-20' }, { validUntil: 'past' }],
  [{ landing: 'game' }, { game: 'missing' }],
  [{ mostUses: '0' }, { mostUses: 'unreadable' }],
  [{ rates: { RNG: '0.9' } }, { rates: { RNG: { key: 'tooHigh', limit: '0.80' } } }],
] as const)('%j is a problem', (change, problems) => {
  expect(check(change)).toMatchObject({ ok: false, problems });
});
