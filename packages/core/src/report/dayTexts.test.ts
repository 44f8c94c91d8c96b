import { expect, test } from 'vitest';
import { formatDays, toMoment } from './dayTexts.ts';

test('times are in the site’s time zone; full Thai dates name the era', () => {
  const at = '2026-12-31T17:05:00Z';
  expect(toMoment(at, 'TH')).toMatchObject({ day: '1 ม.ค.', time: '00:05' });
  expect(toMoment(at, 'TH').full).toContain('พ.ศ. 2570');
  expect(toMoment(at, 'EN')).toMatchObject({ day: '1 Jan', full: '1 January 2027 at 00:05' });
});

test.each([
  ['2026-11-15', '2026-11-21', '15 – 21 พ.ย. พ.ศ. 2569', '15 – 21 Nov 2026'],
  ['2026-10-31', '2026-11-21', '31 ต.ค. – 21 พ.ย. พ.ศ. 2569', '31 Oct – 21 Nov 2026'],
  ['2026-12-31', '2026-12-31', '31 ธ.ค. พ.ศ. 2569', '31 Dec 2026'],
])('from %s to %s', (from, to, inThai, inEnglish) => {
  // The kind of space differs between ICU versions.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/ ?– ?/, ' – ');
  expect(plain(formatDays({ from, to }, 'TH'))).toBe(inThai);
  expect(plain(formatDays({ from, to }, 'EN'))).toBe(inEnglish);
});
