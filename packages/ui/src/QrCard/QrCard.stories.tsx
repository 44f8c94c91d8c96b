import { expect, fn } from 'storybook/test';
import { elementOf } from '#storybook/elementOf.ts';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { QrCard } from './QrCard.tsx';

const meta = preview.meta({
  title: 'Kit/QrCard',
  component: QrCard,
  args: { value: 'https://example.com/join?code=WK7M3P9Q', label: '', onSave: fn(async () => true) },
  render: (args, { globals }) => {
    const { newTab, saveCode, codeSaved, codeNotSaved } = storyMessages(globals);
    return <QrCard {...args} label={newTab} saveLabel={saveCode} savedLabel={codeSaved} failedLabel={codeNotSaved} />;
  },
});

/** The result is announced, a second time too. */
export const Playground = meta.story({
  args: { onSave: fn(async () => true) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { newTab, saveCode, codeSaved } = storyMessages(globals);
    await expect(canvas.getByRole('img', { name: newTab })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: saveCode })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(elementOf(await canvas.findByText(codeSaved))).toHaveAttribute('role', 'status');
  },
});

export const Refused = meta.story({
  args: { onSave: fn(async () => false) },
  play: async ({ canvas, globals, userEvent }) => {
    const { saveCode, codeNotSaved } = storyMessages(globals);
    await userEvent.click(canvas.getByRole('button', { name: saveCode }));
    await expect(await canvas.findByText(codeNotSaved)).toBeVisible();
  },
});

/** Without a way to save it, and with words below. */
export const Narrow = meta.story({
  render: ({ value }, { globals }) => {
    const { newTab, longName } = storyMessages(globals);
    return (
      <div style={{ width: 160 }}>
        <QrCard value={value} label={newTab}>
          {longName}
        </QrCard>
      </div>
    );
  },
});
