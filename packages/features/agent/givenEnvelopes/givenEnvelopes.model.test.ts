import { expect, test } from 'vitest';
import { givenForIntent } from './givenEnvelopes.model.ts';
import { sampleGiven } from './givenEnvelopes.samples.ts';

const since = Date.parse('2026-11-21T05:00:00Z');
const asked = { amount: '500', days: 3, message: 'สุขสันต์วันเกิด' } as const;
const one = sampleGiven({
  amount: '500.00',
  message: asked.message,
  at: '2026-11-21T05:00:01Z',
  endsAt: '2026-11-24T05:00:01Z',
});

test('an envelope with a lost answer is found by amount, days, message and time', () => {
  expect(givenForIntent([one], asked, since)).toMatchObject({ reference: one.reference, balance: null, held: null });
  for (const other of [
    { ...asked, amount: '500.01' },
    { ...asked, days: 7 },
    { ...asked, message: '' },
  ] as const)
    expect(givenForIntent([one], other, since)).toBeNull();
  expect(givenForIntent([one], asked, since + 60_000)).toBeNull();
  // A clock that is a little ahead.
  expect(givenForIntent([one], asked, since + 4_000)).not.toBeNull();
});
