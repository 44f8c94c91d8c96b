import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '../Button/Button.tsx';
import { dangerousValues, invalidValues, tokenSamples, validValues } from './brandTokens.samples.ts';
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
  render: (args, { globals }) => <Button {...args}>{storyMessages(globals).deposit}</Button>,
});

/** A token file changes the page in both modes and can be reverted. It does not add an element to the document. */
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

/** The browser's `CSS.supports` accepts and refuses the same values as the unit test. */
export const Validation = meta.story({
  play: async () => {
    const accepts = (group: string, name: string, value: unknown) =>
      parseBrandTokens({ light: { [group]: { [name]: value } } }).problems.length === 0;
    const accepted = invalidValues.flatMap(([group, name, values]) =>
      values.filter((value) => accepts(group, name, value)).map((value) => `${group}.${name}: ${String(value)}`),
    );
    const refused = validValues.flatMap(([group, name, values]) =>
      values.filter((value) => !accepts(group, name, value)).map((value) => `${group}.${name}: ${value}`),
    );
    await expect(accepted).toEqual([]);
    await expect(refused).toEqual([]);
    for (const [group, name] of tokenSamples)
      await expect(dangerousValues.filter((value) => accepts(group, name, value))).toEqual([]);
  },
});
