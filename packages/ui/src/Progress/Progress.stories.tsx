import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Kit/Progress',
  component: Progress,
  args: { label: '', value: 1200, target: 3000, text: '฿1,200 / ฿3,000' },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360 }}>
      <Progress {...args} label={args.label || storyMessages(globals).progress} />
    </div>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: storyMessages(globals).progress });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '฿1,200 / ฿3,000');
  },
});

/** Values outside the range are shown as its ends; an almost reached target is not shown as reached. */
export const Values = meta.story({
  render: (_, { globals }) => {
    const label = storyMessages(globals).progress;
    return (
      <div style={{ maxWidth: 360 }}>
        <Stack>
          <Progress label={label} value={0} target={3000} text="฿0 / ฿3,000" />
          <Progress label={label} value={2999.99} target={3000} text="฿2,999.99 / ฿3,000" />
          <Progress label={label} value={9999} target={3000} tone="positive" text="฿9,999 / ฿3,000" />
          <Progress labelHidden label={label} value={0} target={0} tone="positive" text="฿0 / ฿0" />
        </Stack>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['0', '99', '100', '100']);
  },
});

export const Narrow = meta.story({
  render: (_, { globals }) => (
    <div style={{ width: 220 }}>
      <Progress label={storyMessages(globals).longName} value={1} target={3} text="฿123,456,789.25 / ฿987,654,321.75" />
    </div>
  ),
});
