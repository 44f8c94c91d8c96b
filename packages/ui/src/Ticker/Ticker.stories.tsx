import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type Globals } from '#storybook/sampleOf.ts';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { preferReducedMotion } from '../Motion/reducedMotion.samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Ticker, type TickerProps } from './Ticker.tsx';

const labelsOf = (sandbox: SandboxContext): TickerProps['labels'] => {
  const t = translatorOf(sandbox);
  return { pause: t('banner:pause'), play: t('banner:play') };
};
const items = (globals: Globals): TickerProps['items'] => {
  const { maintenanceSoon, sentence, longName, paragraph } = storyMessages(globals);
  return [maintenanceSoon, sentence, longName, paragraph].map((text, index) => ({ id: `${index}`, text }));
};

const meta = preview.meta({
  title: 'Kit/Ticker',
  component: Ticker,
  args: { label: '', items: [], onSelect: fn(), labels: { pause: '', play: '' } },
  parameters: { motion: 'full' },
  render: (args, { globals, sandbox }) => (
    <Box tone="surface" paddingInline="sm" radius="card">
      <Ticker
        {...args}
        label={storyMessages(globals).notice}
        labels={labelsOf(sandbox)}
        items={args.items.length > 0 ? args.items : items(globals)}
      />
    </Box>
  ),
});

const transform = (root: HTMLElement) => getComputedStyle(root.querySelector('ul') ?? root).transform;

/** The motion pauses on hover, on keyboard focus and with the pause button. */
export const Playground = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent, sandbox }) => {
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

    // Focusing a notice brings it into view and pauses the motion.
    third.focus();
    const frame = canvasElement.querySelector('ul')?.parentElement?.getBoundingClientRect();
    await waitFor(() => expect(third.getBoundingClientRect().left).toBeLessThan(frame?.right ?? 0));
    // The compositor keeps moving the line until the main thread has handled the focus event.
    await waitFor(() => expect(canvasElement.querySelector('ul')?.getAnimations()[0]?.playState).toBe('paused'));
    await expect(third.getBoundingClientRect().left).toBeGreaterThanOrEqual((frame?.left ?? 0) - 16);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    third.blur();
    await movesOn();

    await userEvent.click(canvas.getByRole('button', { name: labelsOf(sandbox).pause }));
    await expect(await canvas.findByRole('button', { name: labelsOf(sandbox).play })).toBeVisible();
  },
});

/** A single notice moves too. Without notices there is no pause button. */
export const OneAndNone = meta.story({
  render: (args, { globals, sandbox }) => (
    <Stack gap="md">
      <Ticker
        {...args}
        label={storyMessages(globals).notice}
        labels={labelsOf(sandbox)}
        items={items(globals).slice(0, 1)}
      />
      <Ticker {...args} label={storyMessages(globals).unread} labels={labelsOf(sandbox)} items={[]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

export const Smallest = meta.story({ globals: { viewport: { value: 'smallest' } } });

/** With reduced motion the line is scrolled by hand, and there is no pause button. */
export const ReducedMotion = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: preferReducedMotion,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    await expect(canvas.queryByRole('button', { name: labelsOf(sandbox).pause })).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await expect(transform(canvasElement)).toBe('none');
    const frame = canvasElement.querySelector('ul')?.parentElement;
    frame?.scrollTo({ left: 80, behavior: 'instant' });
    await expect(frame?.scrollLeft).toBe(80);
    // A notice that is wider than the frame is brought in from its beginning, though some of it was in view.
    const wide = canvas.getByRole('button', { name: storyMessages(globals).paragraph });
    const leftOf = (element?: Element | null): number => element?.getBoundingClientRect().left ?? 0;
    frame?.scrollTo({ left: leftOf(wide) - leftOf(frame) + 80 - (frame.clientWidth - 3), behavior: 'instant' });
    wide.focus();
    await expect(Math.abs(leftOf(wide) - leftOf(frame))).toBeLessThan(20);
  },
});

/** A notice with the focus stays in view when another one arrives, which starts the line anew. */
export const ArrivesDuringFocus = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: function Render(args, { globals, sandbox }) {
    const [count, setCount] = useState(3);
    return (
      <div onFocus={() => setCount(4)}>
        <Ticker
          {...args}
          label={storyMessages(globals).notice}
          labels={labelsOf(sandbox)}
          items={items(globals).slice(0, count)}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const third = await canvas.findByRole('button', { name: storyMessages(globals).longName });
    third.focus();
    await canvas.findByRole('button', { name: storyMessages(globals).paragraph });
    const frame = canvasElement.querySelector('ul')?.parentElement?.getBoundingClientRect();
    await waitFor(() => expect(third.getBoundingClientRect().left).toBeLessThan((frame?.left ?? 0) + 16));
    await expect(third).toHaveFocus();
  },
});
