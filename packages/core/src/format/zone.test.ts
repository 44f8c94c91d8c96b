import { expect, test } from 'vitest';
import { isElsewhere } from './zone.ts';

const now = Date.parse('2026-11-21T18:30:00Z');

test.each([
  ['Bangkok and Jakarta', -420, false],
  ['London', 0, true],
  ['New York', 300, true],
  ['Kathmandu', -345, true],
])('a device in %s', (_, deviceOffset, elsewhere) => expect(isElsewhere(now, deviceOffset)).toBe(elsewhere));
