import { expect, test, vi } from 'vitest';
import { hourMs } from '#text/durations.ts';
import { createClock } from './clock.ts';

const real = Date.UTC(2026, 2, 9, 5);
const iso = (ms: number): string => new Date(ms).toISOString();

test.each([7, -7])('a device that is %s hours ahead shows the platform’s time once it is known', (hours) => {
  const clock = createClock(() => real + hours * hourMs);
  const before = clock.now;
  const corrected = vi.fn();
  clock.subscribe(corrected);
  clock.synchronise(iso(real));
  expect([clock.now(), before(), clock.own()]).toEqual([real, real, real + hours * hourMs]);
  expect(corrected).toHaveBeenCalledOnce();
  // What depends on the function looks again.
  expect(clock.now).not.toBe(before);
});

test('what the way of an answer takes is no correction, nor is a time that cannot be read', () => {
  const clock = createClock(() => real);
  const { now } = clock;
  const corrected = vi.fn();
  const stop = clock.subscribe(corrected);
  for (const time of [iso(real - 999), iso(real + 999), 'soon', '']) clock.synchronise(time);
  expect(corrected).not.toHaveBeenCalled();
  expect([clock.now, clock.offset()]).toEqual([now, 0]);
  stop();
  clock.synchronise(iso(real + hourMs));
  expect(corrected).not.toHaveBeenCalled();
});
