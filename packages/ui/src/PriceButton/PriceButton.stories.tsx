import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PriceButton } from './PriceButton.tsx';

const named = (globals: { language?: unknown }, price: string) =>
  `1 X 2, ${storyMessages(globals).teams.home}, ${price}`;
const onChoose = fn();

const meta = preview.meta({
  title: 'Kit/PriceButton',
  component: PriceButton,
  args: { label: '', price: '1.42', onChoose },
  render: (args, { globals }) => (
    <Box tone="surface" padding="sm">
      <div style={{ width: 52 }}>
        <PriceButton {...args} label={args.label || named(globals, args.price ?? '')} />
      </div>
    </Box>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: named(globals, '1.42'), pressed: false });
    await expect(button.getBoundingClientRect().height).toBe(48);
    await userEvent.click(button);
    await expect(onChoose).toHaveBeenCalledOnce();
  },
});

/** Open, moved up and down, on the bet slip, closed, without a price, and each with a line above it. */
export const States = meta.story({
  render: (_, { globals }) => {
    const at = (price: string) => ({ label: named(globals, price), price, onChoose });
    const states = [
      at('1.42'),
      { ...at('4.10'), movement: 'up' },
      { ...at('7.50'), movement: 'down' },
      { ...at('1.43'), chosen: true },
      { ...at('1.44'), closed: true },
      { ...at('1.45'), price: null },
    ] as const;
    return (
      <Box tone="surface" padding="sm">
        <Stack>
          {[undefined, '-0.25'].map((line) => (
            <Grid key={line} columns={6} gap="xs">
              {states.map((state) => (
                <PriceButton key={state.label} {...state} {...(line !== undefined && { line })} />
              ))}
            </Grid>
          ))}
        </Stack>
      </Box>
    );
  },
  play: async ({ canvas, globals }) => {
    const [chosen] = canvas.getAllByRole('button', { name: named(globals, '1.43') });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    for (const price of ['1.44', '1.45']) {
      for (const button of canvas.getAllByRole('button', { name: named(globals, price) })) {
        await expect(button).toBeDisabled();
      }
    }
  },
});

/** As narrow as boards have it: the arrow lies beside the texts. */
export const MovedWithLine = meta.story({
  args: { price: '2.01', line: '+10.75', movement: 'up' },
  render: (args, { globals }) => (
    <Box tone="surface" padding="sm">
      <div style={{ display: 'grid', width: 56 }}>
        <PriceButton {...args} label={named(globals, '2.01')} />
      </div>
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const arrow = canvasElement.querySelector('svg')?.getBoundingClientRect();
    for (const text of ['+10.75', '2.01']) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      const { right, top, bottom } = range.getBoundingClientRect();
      const isBeside = (arrow?.left ?? 0) >= right || (arrow?.top ?? 0) >= bottom || (arrow?.bottom ?? 0) <= top;
      await expect(isBeside).toBe(true);
    }
  },
});

/** Where nothing can be picked, the price is text and no control. */
export const PlainText = meta.story({
  args: { onChoose: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(named(globals, '1.42'))).toBeInTheDocument();
    await expect(canvas.getByText('1.42')).toBeVisible();
  },
});

/** A second movement in the same direction is tinted again; the focus stays on the price. */
export const Moves = meta.story({
  render: function Moving(_, { globals }) {
    const [cents, setCents] = useState(142);
    const price = (cents / 100).toFixed(2);
    return (
      <Box tone="surface" padding="sm">
        <Stack gap="xs">
          <div style={{ width: 52 }}>
            <PriceButton
              label={named(globals, price)}
              price={price}
              movement={cents > 142 ? 'up' : undefined}
              onChoose={() => setCents(cents + 1)}
            />
          </div>
          <Button tone="soft" size="small" onClick={() => setCents(cents + 1)}>
            {storyMessages(globals).more}
          </Button>
        </Stack>
      </Box>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [button] = canvas.getAllByRole('button');
    const moved = () => canvasElement.querySelector('[data-moved]');
    const width = () => button?.getBoundingClientRect().width;
    const before = width();
    await userEvent.click(button as HTMLElement);
    const first = moved();
    await expect(first).toHaveAttribute('data-moved', 'up');
    await userEvent.click(button as HTMLElement);
    await expect(moved()).not.toBe(first);
    await expect(button).toHaveFocus();
    await expect(width()).toBe(before);
    // The arrow keeps its colour after the tint.
    const colour = (of: Element | null | undefined) => getComputedStyle(of as Element).color;
    await expect(colour(moved()?.querySelector('svg'))).not.toBe(colour(button));
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  render: (_, { globals }) => (
    <Box tone="surface" padding="sm">
      <Grid columns={3} gap="xs">
        <PriceButton label={named(globals, '12.50')} price="12.50" movement="up" onChoose={onChoose} />
        <PriceButton label={named(globals, '1.42')} price="1.42" line="-0.25" onChoose={onChoose} />
        <PriceButton label={named(globals, '1.43')} price="1.43" closed onChoose={onChoose} />
      </Grid>
    </Box>
  ),
});
