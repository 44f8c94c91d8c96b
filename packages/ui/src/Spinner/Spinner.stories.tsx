import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = preview.meta({ title: 'Kit/Spinner', component: Spinner });

/** With a label it is announced; without one it is decoration, for places that say themselves what is under way. */
export const Announced = meta.story({
  render: (args, { globals }) => <Spinner {...args} label={storyWords(globals).loading} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName(storyWords(globals).loading);
  },
});

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
