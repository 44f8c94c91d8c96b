import { expect, test } from 'vitest';
import { addDays, addMonths, clampDay, weekdayOf, weeksOf } from './month.ts';

test('a month has its days once, in weeks that begin on the language’s first day', () => {
  for (const locale of ['th-TH', 'en-GB']) {
    for (let month = addMonths('2024-01-31', 0); month < '2028'; month = addMonths(month, 1)) {
      const weeks = weeksOf(month.slice(0, 7), locale);
      const days = weeks.flat().filter((day) => day !== null);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(new Set(days).size).toBe(days.length);
      expect(days.at(0)).toBe(`${month.slice(0, 7)}-01`);
      expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
      weeks.forEach((week) => week.forEach((day, at) => day !== null && expect(weekdayOf(day, locale)).toBe(at)));
    }
  }
});

test('a shorter month ends earlier', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a day is kept within its bounds', () => {
  expect(clampDay('2026-01-01', '2026-02-01', undefined)).toBe('2026-02-01');
  expect(clampDay('2026-01-01', undefined, '2025-12-31')).toBe('2025-12-31');
  expect(clampDay('2026-01-01', '2025-01-01', '2027-01-01')).toBe('2026-01-01');
});
