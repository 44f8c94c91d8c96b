import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = preview.meta({ title: 'Kit/Spinner', component: Spinner });

/** With a label, the spinner is announced to screen readers. */
export const Announced = meta.story({
  render: (args, { globals }) => <Spinner {...args} label={storyMessages(globals).loading} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName(storyMessages(globals).loading);
  },
});

/** Without a label, it is decorative. Use it where the surrounding text announces the loading state. */
export const Silent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="lg">
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});
