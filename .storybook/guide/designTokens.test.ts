import { expect, it } from 'vitest';
import { tokens } from '#themes/kinnari/tokens.ts';
import { tokenNames } from '#ui/theme/tokens.ts';
import { designTokens } from './designTokens.ts';

it('exports every token of every group', () => {
  const exported = designTokens(tokens, 'light', {});
  for (const [group, names] of Object.entries(tokenNames))
    expect(Object.keys(exported[group] ?? {}), group).toEqual(Object.keys(names));
  expect(
    Object.values(exported)
      .flatMap((group) => Object.values(group))
      .filter(({ $value }) => $value === ''),
  ).toEqual([]);
});

it('gives dark what differs there, and the rest from light', () => {
  const dark = designTokens(tokens, 'dark', { canvas: 'The page' });
  expect(dark['color']?.['canvas']).toEqual({
    $type: 'color',
    $value: tokens.dark.color?.canvas,
    $description: 'The page',
  });
  expect(dark['space']?.['md']?.$value).toBe(tokens.light.space.md);
});

it('has no type where the format has none', () =>
  expect(designTokens(tokens, 'light', {})['shadow']?.['raised']).toEqual({ $value: tokens.light.shadow.raised }));
