import { describe, expect, it } from 'vitest';
import { formatCount, formatHeaderClock, formatMoment } from './format.ts';

const time = Date.UTC(2026, 10, 21, 17, 4, 9);

describe('formatHeaderClock', () => {
  it('is Gregorian and 24 hours in both languages', () => {
    expect(formatHeaderClock(time, 'EN', 'Asia/Bangkok')).toBe('2026/11/22 (Sun) 00:04:09');
    expect(formatHeaderClock(time, 'TH', 'Asia/Bangkok')).toMatch(/^2026\/11\/22 \(อา.*\) 00:04:09$/);
  });
});

describe('formatMoment', () => {
  it('says the era in Thai', () => {
    expect(formatMoment(time, 'TH', 'Asia/Bangkok')).toContain('พ.ศ. 2569');
    expect(formatMoment(time, 'EN', 'Asia/Bangkok')).toContain('22 November 2026');
  });
});

it('groups counts', () => expect(formatCount(9984, 'TH')).toBe('9,984'));
