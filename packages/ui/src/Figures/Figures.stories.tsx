import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Figures } from './Figures.tsx';

const meta = preview.meta({
  title: 'Kit/Figures',
  component: Figures,
  args: { figures: [] },
  render: ({ figures, ...args }, { globals }) => {
    const { amount, bank, vendor } = storyMessages(globals);
    return (
      <Figures
        {...args}
        figures={
          figures.length > 0
            ? figures
            : [
                { name: amount, value: '฿12,500.00' },
                { name: vendor, value: '12' },
                { name: bank, value: '−฿1,250.00' },
              ]
        }
      />
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const { amount } = storyMessages(globals);
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent(amount);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('฿12,500.00');
  },
});

/** Nine-digit amounts and long names wrap into rows. */
export const Narrow = meta.story({
  render: (_, { globals }) => {
    const { longName, amount, bank } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <Figures
          figures={[
            { name: amount, value: '฿123,456,789,012.25' },
            { name: longName, value: '−฿987,654,321.00' },
            { name: bank, value: '0' },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
