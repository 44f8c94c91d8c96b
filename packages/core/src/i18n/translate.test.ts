import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { interpolation } from './interpolation.ts';
import { translateIn } from './translate.ts';

const resources = {
  common: { close: 'ปิด', pages: { home: 'หน้าแรก' }, hello: 'สวัสดี {name}', twice: '$t(close) $t(close)' },
  errors: { network: 'เครือข่ายขัดข้อง' },
};

async function createTranslator() {
  const i18n = createInstance();
  await i18n.init({
    lng: 'th',
    resources: { th: resources },
    defaultNS: 'common',
    fallbackLng: false,
    interpolation,
  });
  const t = translateIn(i18n, 'th', 'common') as (key: string, values?: object) => string;
  return { i18n, t };
}

it('returns a plain text, one of a group, and one of another namespace', async () => {
  const { t } = await createTranslator();
  expect([t('close'), t('pages.home'), t('errors:network')]).toEqual(['ปิด', 'หน้าแรก', 'เครือข่ายขัดข้อง']);
});

it('puts values in, follows references, and returns the key of a missing text', async () => {
  const { t } = await createTranslator();
  expect([t('hello', { name: 'นิรา' }), t('twice'), t('missing'), t('pages')]).toEqual([
    'สวัสดี นิรา',
    'ปิด ปิด',
    'missing',
    expect.stringContaining('pages'),
  ]);
});

it('shows a text that has changed, and one that has come since', async () => {
  const { i18n, t } = await createTranslator();
  expect(t('later')).toBe('later');
  i18n.addResourceBundle('th', 'common', { close: 'เลิก', later: 'มาแล้ว' }, true, true);
  expect([t('close'), t('later')]).toEqual(['เลิก', 'มาแล้ว']);
});

it('isolates a value that is written from right to left, and drops marks that would turn the text round', async () => {
  const { t } = await createTranslator();
  expect(t('hello', { name: 'سارة (2)' })).toBe('สวัสดี \u2068سارة (2)\u2069');
  expect(t('hello', { name: 'นิรา\u202E' })).toBe('สวัสดี นิรา');
  expect(t('hello', { name: '<b>&' })).toBe('สวัสดี <b>&');
});

it('has words of their own for a single thing, which say the number themselves', async () => {
  const { i18n, t } = await createTranslator();
  const texts = { days: 'Within {days} days', days_one: 'Within one day', of: '{count} of {most} letters' };
  i18n.addResourceBundle('th', 'common', { ...texts, of_one: '{count} of one letter' }, true, true);
  expect([t('days', { days: 1 }), t('days', { days: '1' }), t('days', { days: 2 }), t('days', { days: '' })]).toEqual([
    'Within one day',
    'Within one day',
    'Within 2 days',
    'Within  days',
  ]);
  expect([t('of', { count: 1, most: 5 }), t('of', { count: 0, most: 1 })]).toEqual([
    '1 of 5 letters',
    '0 of one letter',
  ]);
});

it('separates thousands of numbers, and leaves texts as they are', async () => {
  const { t } = await createTranslator();
  expect([t('hello', { name: 12_345.5 }), t('hello', { name: '12345' }), t('hello', { name: 999 })]).toEqual([
    'สวัสดี 12,345.5',
    'สวัสดี 12345',
    'สวัสดี 999',
  ]);
});
