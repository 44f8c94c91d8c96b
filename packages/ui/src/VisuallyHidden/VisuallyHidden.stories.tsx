import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ title: 'Kit/VisuallyHidden', component: VisuallyHidden, args: { children: '' } });

export const Playground = meta.story({
  render: (args, { globals }) => (
    <section aria-labelledby="hidden-title">
      <VisuallyHidden {...args} as="h2" id="hidden-title">
        {storyMessages(globals).heading}
      </VisuallyHidden>
      <Text>{storyMessages(globals).paragraph}</Text>
    </section>
  ),
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { name: storyMessages(globals).heading });
    await expect(heading.getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('region', { name: storyMessages(globals).heading })).toBeVisible();
  },
});
