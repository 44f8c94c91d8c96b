import { expect, it } from 'vitest';
import { afterFirstVisit, afterPutAway, isOfferDue } from './installDays.ts';

it('a card offers nothing on the first visit with a bet, and from the next day on', () => {
  const from = afterFirstVisit('2026-12-31');
  expect(isOfferDue(null, '2026-12-31')).toBe(false);
  expect(isOfferDue(from, '2026-12-31')).toBe(false);
  expect(isOfferDue(from, '2027-01-01')).toBe(true);
});

it('a card that was put away stays away for 90 days', () => {
  const from = afterPutAway('2026-01-01');
  expect(isOfferDue(from, '2026-03-31')).toBe(false);
  expect(isOfferDue(from, '2026-04-01')).toBe(true);
});
