import { describe, expect, it } from 'vitest';
import { leavesTheSite } from './address.ts';

describe('leavesTheSite', () => {
  it.each(['/', '/rng?page=2#top', 'rng', './rng', '?page=2', '/go?to=https://example.com'])('%s stays', (href) => {
    expect(leavesTheSite(href)).toBe(false);
  });
  it.each(['https://example.com', 'HTTP://x', '//example.com', '\\\\example.com', 'mailto:a@b.c', 'tel:+66', '#top'])(
    '%s leaves',
    (href) => {
      expect(leavesTheSite(href)).toBe(true);
    },
  );
});
