import { expect, it } from 'vitest';
import { createSenderLimit } from './senderLimit.ts';

function setUp() {
  let time = 0;
  const limit = createSenderLimit({ atOnce: 2, burst: 4, perSecond: 1, mostSenders: 2, now: () => time });
  /** Begins as many as are allowed, each ended before the next. */
  const allowed = (address: string): number => {
    for (let count = 0; ; count += 1) {
      const end = limit(address)();
      if (end === null) return count;
      end();
    }
  };
  return { limit, allowed, pass: (ms: number) => (time += ms) };
}

it('lets a sender begin as many at a time as it may', () => {
  const { limit } = setUp();
  const begin = limit('203.0.113.9');
  const [first, second] = [begin(), begin()];
  expect(second).not.toBeNull();
  expect(begin()).toBeNull();
  first?.();
  expect(begin()).not.toBeNull();
});

it('fills up by the second, no further than it was', () => {
  const { allowed, pass } = setUp();
  expect(allowed('203.0.113.9')).toBe(4);
  expect(allowed('203.0.113.9')).toBe(0);
  pass(2_500);
  expect(allowed('203.0.113.9')).toBe(2);
  pass(60_000);
  expect(allowed('203.0.113.9')).toBe(4);
});

it('does not let one sender spend what is another one’s', () => {
  const { allowed } = setUp();
  expect(allowed('203.0.113.9')).toBe(4);
  expect(allowed('203.0.113.10')).toBe(4);
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9'],
  ['2001:db8::1', '2001:db8:0:0:ffff::2'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('takes %s and %s for one sender', (one, other) => {
  const { allowed } = setUp();
  expect(allowed(one)).toBe(4);
  expect(allowed(other)).toBe(0);
});

it('keeps apart networks that one sender does not have both of', () => {
  const { allowed } = setUp();
  expect(allowed('2001:db8:1:2::1')).toBe(4);
  expect(allowed('2001:db8:1:3::1')).toBe(4);
});

it('remembers a bounded number of senders, and forgets the one that has been away longest', () => {
  const { allowed } = setUp();
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) expect(allowed(address)).toBe(4);
  expect(allowed('203.0.113.3')).toBe(0);
  expect(allowed('203.0.113.1')).toBe(4);
});
