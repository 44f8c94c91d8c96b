import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Button } from '../Button/Button.tsx';
import { applyBrandTokens, parseBrandTokens } from './brandTokens.ts';

const file = {
  light: { color: { accent: 'rgb(122 31 92)', onAccent: '#fff' }, radius: { control: '0px' } },
  dark: { color: { accent: 'rgb(255 170 220)', onAccent: '#2a0a1e' } },
};
const none = { light: {}, dark: {} };

const meta = preview.meta({
  title: 'Kit/BrandTokens',
  component: Button,
  args: { children: '' },
  render: (args, { globals }) => <Button {...args}>{storyWords(globals).deposit}</Button>,
});

/** A token file changes what is on the page, in both modes, and can be taken back; no element is written for it. */
export const Playground = meta.story({
  beforeEach: () => () => applyBrandTokens(none),
  play: async ({ canvas, globals }) => {
    const button = getComputedStyle(canvas.getByRole('button'));
    const before = button.borderRadius;
    const sheets = document.styleSheets.length;
    const { tokens, problems } = parseBrandTokens(file);
    await expect(problems).toEqual([]);
    applyBrandTokens(tokens);
    applyBrandTokens(tokens);
    const token = getComputedStyle(document.documentElement).getPropertyValue('--k-color-accent');
    await expect(token).toBe(globals['theme'] === 'dark' ? file.dark.color.accent : file.light.color.accent);
    await expect(button.borderRadius).toBe('0px');
    await expect(document.styleSheets).toHaveLength(sheets);
    applyBrandTokens(none);
    await expect(button.borderRadius).toBe(before);
  },
});
