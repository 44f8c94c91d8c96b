import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Fact, FactList } from './FactList.tsx';

const meta = preview.meta({
  title: 'Kit/FactList',
  component: FactList,
  args: { children: null },
  render: (args, { globals }) => {
    const { bank, vendor, amount } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 360 }}>
        <FactList {...args}>
          <Fact label={bank}>{vendor}</Fact>
          <Fact label={amount}>฿1,000.00</Fact>
        </FactList>
      </div>
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const { bank, vendor } = storyMessages(globals);
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms[0]).toBe(bank);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent(vendor);
  },
});

export const Narrow = meta.story({
  render: (_, { globals }) => {
    const { longName, bank, amount } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <FactList>
          <Fact label={bank}>{longName}</Fact>
          <Fact label={amount}>฿123,456,789,012.25</Fact>
        </FactList>
      </div>
    );
  },
});
