import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Stack } from '../Stack/Stack.tsx';
import { StepDots } from './StepDots.tsx';

const meta = preview.meta({
  title: 'Kit/StepDots',
  component: StepDots,
  args: { label: '', step: 2, of: 3 },
  render: (args, { globals }) => <StepDots {...args} label={storyMessages(globals).quantity} />,
});

/** An image that says the position; the Tab key passes it by. */
export const Playground = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const steps = canvas.getByRole('img', { name: storyMessages(globals).quantity });
    await expect(steps).toBeVisible();
    await userEvent.tab();
    await expect(steps).not.toHaveFocus();
  },
});

/** Each step of three, and of five on the narrowest phone. */
export const Steps = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => (
    <Stack gap="md">
      {[
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 5],
      ].map(([step = 1, of = 1]) => (
        <StepDots key={`${step} ${of}`} label={storyMessages(globals).quantity} step={step} of={of} />
      ))}
    </Stack>
  ),
});
