import { expect, fn, waitFor } from 'storybook/test';
import en from '#locales/en/banner.json';
import th from '#locales/th/banner.json';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { wantLessMotion } from './lessMotion.samples.ts';
import { Ticker, type TickerProps } from './Ticker.tsx';

interface Globals {
  language?: unknown;
}

const words = (globals: Globals): TickerProps['words'] => (globals.language === 'en' ? en : th);
const items = (globals: Globals): TickerProps['items'] => {
  const { maintenanceSoon, sentence, longName, paragraph } = storyWords(globals);
  return [maintenanceSoon, sentence, longName, paragraph].map((text, index) => ({ id: `${index}`, text }));
};

const meta = preview.meta({
  title: 'Kit/Ticker',
  component: Ticker,
  args: { label: '', items: [], onSelect: fn(), words: th },
  render: (args, { globals }) => (
    <Box tone="surface" paddingInline="sm" radius="card">
      <Ticker
        {...args}
        label={storyWords(globals).notice}
        words={words(globals)}
        items={args.items.length > 0 ? args.items : items(globals)}
      />
    </Box>
  ),
});

const transform = (root: HTMLElement) => getComputedStyle(root.querySelector('ul') ?? root).transform;

/** It moves; under the pointer, for the keyboard's focus and when it is stopped it stands still. */
export const Playground = meta.story({
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    const movesOn = async () => {
      const before = transform(canvasElement);
      await waitFor(() => expect(transform(canvasElement)).not.toBe(before));
    };
    await movesOn();
    if (!first || !second || !third) throw new Error('no notices');
    await userEvent.click(second);
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.unhover(second);
    second.blur();
    await movesOn();

    // The focus brings the notice into view, and it stays.
    third.focus();
    const frame = canvasElement.querySelector('ul')?.parentElement?.getBoundingClientRect();
    await waitFor(() => expect(third.getBoundingClientRect().left).toBeLessThan(frame?.right ?? 0));
    // The line moves on until the page has heard of the focus.
    await waitFor(() => expect(canvasElement.querySelector('ul')?.getAnimations()[0]?.playState).toBe('paused'));
    await expect(third.getBoundingClientRect().left).toBeGreaterThanOrEqual((frame?.left ?? 0) - 16);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    third.blur();
    await movesOn();

    await userEvent.click(canvas.getByRole('button', { name: words(globals).pause }));
    await expect(await canvas.findByRole('button', { name: words(globals).play })).toBeVisible();
  },
});

/** One short notice passes through; none leaves nothing to stop. */
export const OneAndNone = meta.story({
  render: (args, { globals }) => (
    <Stack gap="md">
      <Ticker {...args} label={storyWords(globals).notice} words={words(globals)} items={items(globals).slice(0, 1)} />
      <Ticker {...args} label={storyWords(globals).unread} words={words(globals)} items={[]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

export const Smallest = meta.story({ globals: { viewport: { value: 'smallest' } } });

/** For who wants less motion it never moves, and is scrolled by hand; there is nothing to stop. */
export const LessMotion = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: wantLessMotion,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.queryByRole('button', { name: words(globals).pause })).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await expect(transform(canvasElement)).toBe('none');
    const frame = canvasElement.querySelector('ul')?.parentElement;
    frame?.scrollTo({ left: 80, behavior: 'instant' });
    await expect(frame?.scrollLeft).toBe(80);
  },
});
