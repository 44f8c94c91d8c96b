import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Money, moneySizes } from './Money.tsx';

const meta = preview.meta({
  title: 'Kit/Money',
  component: Money,
  args: { amount: '10000', currency: '฿', locale: 'th' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('฿10,000.00')).toBeVisible();
    await expect(canvas.getByText('฿10,000.00')).toHaveAttribute('translate', 'no');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap="xs" align="start">
      {moneySizes.map((size) => (
        <Money key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

/** Tabular digits align the decimal points in a column. */
export const Column = meta.story({
  render: (args) => (
    <Stack gap="xxs" align="end">
      <Money {...args} sign="always" amount="1111.11" />
      <Money {...args} sign="always" amount="-8888.88" />
      <Money {...args} sign="always" amount="0" />
      <Money {...args} sign="always" amount="12345678901234567.89" />
      <Money {...args} amount="nonsense" />
    </Stack>
  ),
});

export const Concealed = meta.story({
  args: { size: 'lg' },
  render: (args, { globals }) => (
    <Stack gap="xs" align="start">
      <Money {...args} />
      <Money {...args} concealed={storyMessages(globals).balanceHidden} />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyMessages(globals).balanceHidden)).toBeInTheDocument();
    await expect(canvas.getByText('฿••••')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ width: 220 }}>
      <Box tone="money" padding="sm" radius="card">
        <Money {...args} size="xl" amount="123456789.5" />
      </Box>
    </div>
  ),
});
