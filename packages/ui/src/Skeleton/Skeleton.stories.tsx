import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textSizes } from '../Text/Text.tsx';
import { Skeleton, skeletonCircleSizes } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Kit/Skeleton', component: Skeleton, args: { shape: 'text' } });

export const Playground = meta.story({
  args: { shape: 'text', lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')?.children).toHaveLength(3);
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

/** A line has the height of a line of text of the same size. */
export const TextSizes = meta.story({
  render: () => (
    <Stack gap="sm">
      {textSizes.map((size) => (
        <Inline key={size}>
          <div style={{ width: 160 }} data-size={size}>
            <Skeleton shape="text" size={size} />
          </div>
          <Text size={size} as="span">
            {size}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const size of textSizes) {
      const bone = canvasElement.querySelector(`[data-size="${size}"]`);
      const text = getComputedStyle(canvas.getByText(size));
      await expect(bone?.getBoundingClientRect().height).toBeCloseTo(Number.parseFloat(text.lineHeight), 0);
    }
  },
});

export const Shapes = meta.story({
  render: () => (
    <Inline gap="lg">
      <div style={{ width: 120 }}>
        <Skeleton shape="block" ratio="3:4" />
      </div>
      <div style={{ width: 200 }}>
        <Skeleton shape="block" ratio="16:9" />
      </div>
      {skeletonCircleSizes.map((size) => (
        <Skeleton key={size} shape="circle" size={size} />
      ))}
    </Inline>
  ),
});
