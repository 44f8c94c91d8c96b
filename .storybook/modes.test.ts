import { expect, test } from 'vitest';
import { modeOf, modes, oppositeOf } from './modes.ts';

test('a mode and its opposite have no theme and no language in common, so that two runs play a story in each', () => {
  for (const mode of modes) {
    const { theme, language } = oppositeOf(mode);
    expect(theme).not.toBe(mode.theme);
    expect(language).not.toBe(mode.language);
    expect(oppositeOf(oppositeOf(mode))).toEqual(mode);
  }
});

test('ids select the four modes about evenly', () => {
  const chosen = Array.from({ length: 400 }, (_, index) => modeOf(`screens-limits--story-${index}`));
  for (const mode of modes) expect(chosen.filter((each) => each === mode).length).toBeGreaterThan(60);
});
