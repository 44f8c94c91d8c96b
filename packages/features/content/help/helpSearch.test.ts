import { describe, expect, it } from 'vitest';
import en from '#locales/en/help.json' with { type: 'json' };
import th from '#locales/th/help.json' with { type: 'json' };
import { sampleSections } from './help.samples.ts';
import { partsOf, searchHelp } from './helpSearch.ts';

const words = { th: th.search.words.split(' '), en: en.search.words.split(' ') };
const find = (text: string, language: 'th' | 'en' = 'th') =>
  searchHelp(text, sampleSections({ language }), words[language]).map(({ section }) => section.id);

describe('finds a section', () => {
  it.each([
    ['by its title', 'ถอนเงิน', 'withdraw'],
    ['without a tone mark', 'ชวนเพือน', 'referral'],
    ['with a letter missing', 'ถอนเงน', 'withdraw'],
    ['with a letter repeated by the key', 'ฝากเงินนนน', 'deposit'],
    ['typed on the other keyboard', "5vog'bo", 'withdraw'],
    ['by a word of its text', 'สลิป', 'deposit'],
    ['by the hotline', '1323', 'responsible'],
  ])('%s', (_, text, id) => expect(find(text)[0]).toBe(id));

  it.each([
    ['withdrawal', 'withdraw'],
    ['depositt', 'deposit'],
    ['hotline 1323', 'responsible'],
    ['hotlne', 'responsible'],
  ])('in English: %s', (text, id) => expect(find(text, 'en')).toContain(id));
});

it('a title counts more than a text', () => {
  expect(find('VIP')[0]).toBe('vip');
  expect(find('แชต')).toContain('contact');
});

it('finds nothing for nothing, and for what is nowhere', () => {
  expect(find(' ')).toEqual([]);
  expect(find('ๆๆๆๆๆฯ')).toEqual([]);
});

it('the excerpt is the part that matches, shortened, without its format', () => {
  const [hit] = searchHelp(
    'b & c',
    [{ id: 'x', title: 'X', content: `<p>aaa</p><ul><li><strong>b</strong> &amp; c ${'d'.repeat(200)}</li></ul>` }],
    [],
  );
  expect(hit?.excerpt).toMatch(/^b & c d+…$/);
  expect(hit?.excerpt.length).toBeLessThanOrEqual(141);
});

it('reads paragraphs, items and what the site draws itself', () => {
  expect(partsOf({ content: '<p>a <em>b</em></p><ol><li>c</li></ol>', words: ['d'] })).toEqual(['a b', 'c', 'd']);
});
