import { expect, it } from 'vitest';
import { documentAddress, pagePath } from './documentAddress.ts';

const addressOf = (path: string) => {
  const address = documentAddress(new URL(path, 'https://kinnari.test'));
  return address && address.pathname + address.search;
};

it.each([
  ['what no page reads', '/rng?fbclid=IwAR0x&utm_source=line&gclid=1', '/rng'],
  ['what only another page reads', '/vip?q=lotus&vassalage=LTWR', '/vip'],
  ['what opens over the page', '/rng?centre=depositv2&ref=D1&q=lotus', '/rng?q=lotus'],
  ['the order', '/rng?p=2&q=lotus', '/rng?q=lotus&p=2'],
  ['repetitions, of which pages read the first', '/rng?q=lotus&q=koi', '/rng?q=lotus'],
  ['other names that differ by case only', '/rng?Q=lotus', '/rng'],
  ['slashes at the end', '/rng///?q=lotus', '/rng?q=lotus'],
  ['a word that is longer than any that the page knows', `/rng?list=${'a'.repeat(21)}&q=lotus`, '/rng?q=lotus'],
  ['what is behind #', '/help?x=1#deposit', '/help'],
])('does not keep apart %s', (_what, path, address) => expect(addressOf(path)).toBe(address));

it.each([
  '/promoDetail?id=promo-2',
  '/rng?vassalage=LTWR&page=SLOT&list=fav&q=%E0%B8%9A%E0%B8%B1%E0%B8%A7&exact=1&minBet=1&p=100000',
  '/lottery?gameCode=FLASH60&vendor=ELOTT&playType=last2&list=fav&tag=TH&day=7&q=lotus',
  '/join?referralCode=K8&affiliateCode=A8&code=KINNARI8',
  '/login?next=%2Frng%3Fq%3Dlotus&entry=agent&window=0f8fad5b-d9cb-469f-a165-70867728950e',
  '/index.html',
  '/',
])('keeps what %s reads', (path) => expect(decodeURIComponent(addressOf(path) ?? '')).toBe(decodeURIComponent(path)));

it('keeps values apart by case, and an empty one from a missing one, as pages do', () => {
  expect(addressOf('/rng?vassalage=ltwr')).not.toBe(addressOf('/rng?vassalage=LTWR'));
  expect(addressOf('/rng?vassalage=')).not.toBe(addressOf('/rng'));
});

it('renders no page for a value that is longer than any that is asked for', () => {
  expect(addressOf(`/rng?q=${'a'.repeat(300)}`)).not.toBeNull();
  expect(addressOf(`/rng?q=${'a'.repeat(301)}`)).toBeNull();
  expect(addressOf(`/rng?fbclid=${'a'.repeat(5_000)}`)).toBe('/rng');
});

it('takes all unknown pages for one, in whose query nothing counts', () => {
  const unknown = ['/nope', '/no/such/page?q=1', '/%E0%A4%A', `/${'a'.repeat(2_000)}`].map(addressOf);
  expect(new Set(unknown).size).toBe(1);
  expect(pagePath('/nope')).toBe(unknown[0]);
});
