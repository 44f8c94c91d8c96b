import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

function at() {
  const clock = { time: 0 };
  return { clock, throttle: createThrottle(1_000, () => clock.time) };
}

it('allows the first action, and the next one a second later', () => {
  const { clock, throttle } = at();
  const passed = [0, 1, 999, 1_000, 1_500, 2_000].filter((time) => {
    clock.time = time;
    return throttle.allows();
  });
  expect(passed).toEqual([0, 1_000, 2_000]);
});

it('counts a forced action', () => {
  const { clock, throttle } = at();
  throttle.force();
  clock.time = 999;
  expect(throttle.allows()).toBe(false);
  clock.time = 1_000;
  expect(throttle.allows()).toBe(true);
});
