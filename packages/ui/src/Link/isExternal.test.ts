import { describe, expect, it } from 'vitest';
import { isExternal } from './isExternal.ts';

describe('isExternal', () => {
  it.each(['/', '/rng?page=2#top', 'rng', './rng', '?page=2', '/go?to=https://example.com'])(
    '%s is internal',
    (href) => {
      expect(isExternal(href)).toBe(false);
    },
  );
  it.each(['https://example.com', 'HTTP://x', '//example.com', '\\\\example.com', 'mailto:a@b.c', 'tel:+66', '#top'])(
    '%s is external',
    (href) => {
      expect(isExternal(href)).toBe(true);
    },
  );
});
