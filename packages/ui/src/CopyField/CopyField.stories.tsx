import { expect, fn } from 'storybook/test';
import { elementOf } from '#storybook/elementOf.ts';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { CopyField } from './CopyField.tsx';

const meta = preview.meta({
  title: 'Kit/CopyField',
  component: CopyField,
  args: {
    value: 'WK7M3P9Q2X',
    copyLabel: '',
    copiedLabel: '',
    failedLabel: '',
    onCopy: fn(async () => true),
  },
  render: (args, { globals }) => {
    const { copy, copied, copyFailed } = storyMessages(globals);
    return <CopyField {...args} copyLabel={copy} copiedLabel={copied} failedLabel={copyFailed} />;
  },
});

/** Copies the value, not the displayed text. */
export const Playground = meta.story({
  args: { value: '1000.50', shown: '฿1,000.50', onCopy: fn(async () => true) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { copy, copied } = storyMessages(globals);
    await expect(canvas.getByText('฿1,000.50')).toHaveAttribute('translate', 'no');
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await expect(args.onCopy).toHaveBeenCalledWith('1000.50');
    await expect(elementOf(await canvas.findByText(copied))).toHaveAttribute('role', 'status');
  },
});

export const Refused = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, globals, userEvent }) => {
    const { copy, copyFailed } = storyMessages(globals);
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copyFailed);
  },
});

export const Narrow = meta.story({
  args: { value: 'WK7M3P9Q2X'.repeat(6) },
  render: (args, { globals }) => {
    const { copy, copied, copyFailed } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <CopyField {...args} copyLabel={copy} copiedLabel={copied} failedLabel={copyFailed} />
      </div>
    );
  },
});
