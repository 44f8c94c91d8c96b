import { expect, it } from 'vitest';
import { ticketOf, ticketRef } from './ticketRef.ts';

it.each([
  [ticketRef('Q7'), 'Q7'],
  ['M123', null],
  ['support.', null],
  [null, null],
])('the reference %j names the question %j', (reference, number) => {
  expect(ticketOf(reference)).toBe(number);
});
