import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const onConfirm = fn<() => Promise<boolean | void> | boolean | void>();
const onCancel = fn();
const onOpened = fn();
const onClosed = fn();

function Question({ globals, ...rest }: Partial<ConfirmDialogProps> & { globals: object }) {
  const words = storyMessages(globals);
  const [open, setOpen] = useState(false);
  const negative = rest.tone === 'negative';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <ConfirmDialog
        title={negative ? words.removeBankTitle : words.signOutTitle}
        text={negative ? words.removeBankText : words.signOutText}
        confirmLabel={negative ? words.remove : words.signOut}
        cancelLabel={words.cancel}
        onConfirm={onConfirm}
        onCancel={onCancel}
        onOpened={onOpened}
        onClosed={onClosed}
        {...rest}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: '',
    confirmLabel: '',
    cancelLabel: '',
    onConfirm,
    tone: 'accent' as const,
  },
  parameters: { layout: 'centered' },
  beforeEach: () => {
    for (const mock of [onConfirm, onCancel, onOpened, onClosed]) mock.mockReset();
  },
  render: ({ tone }, { globals }) => <Question globals={globals} tone={tone} />,
});

const opener = (globals: object) => screen.getByRole('button', { name: storyMessages(globals).open });
async function ask(globals: object) {
  onOpened.mockClear();
  onClosed.mockClear();
  await userEvent.click(opener(globals));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
  const [cancel, confirm] = within(dialog).getAllByRole('button');
  return { dialog, cancel: cancel as HTMLElement, confirm: confirm as HTMLElement };
}
const gone = () => waitFor(() => expect(onClosed).toHaveBeenCalledOnce());

/** Enter confirms while the dialog itself has the focus. Escape and the cancel button cancel. */
export const Playground = meta.story({
  play: async ({ globals, step }) => {
    await step('it is labelled by its title and text', async () => {
      const { dialog } = await ask(globals);
      await expect(dialog).toHaveAccessibleName(storyMessages(globals).signOutTitle);
      await expect(dialog).toHaveAccessibleDescription(storyMessages(globals).signOutText);
      await expect(dialog).toHaveFocus();
    });
    await step('Enter confirms', async () => {
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(onConfirm).toHaveBeenCalledOnce();
      await expect(onCancel).not.toHaveBeenCalled();
      await expect(opener(globals)).toHaveFocus();
    });
    await step('Enter on cancel cancels', async () => {
      const { cancel } = await ask(globals);
      await userEvent.tab();
      await expect(cancel).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(onConfirm).toHaveBeenCalledOnce();
      await expect(onCancel).toHaveBeenCalledOnce();
    });
    await step('Escape cancels', async () => {
      await ask(globals);
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(onCancel).toHaveBeenCalledTimes(2);
    });
    await ask(globals);
  },
});

/** Key repeat from opening the dialog does not confirm it, and several Enter presses confirm once. */
export const KeyRepeat = meta.story({
  play: async ({ globals }) => {
    const { dialog } = await ask(globals);
    void fireEvent.keyDown(dialog, { key: 'Enter', repeat: true });
    await expect(onConfirm).not.toHaveBeenCalled();
    for (let count = 0; count < 3; count++) void fireEvent.keyDown(dialog, { key: 'Enter' });
    await gone();
    await expect(onConfirm).toHaveBeenCalledOnce();
    await ask(globals);
  },
});

/** For irreversible actions the focus starts on cancel, and Enter on the dialog does nothing. */
export const Negative = meta.story({
  args: { tone: 'negative' },
  play: async ({ globals }) => {
    const { dialog, cancel, confirm } = await ask(globals);
    await expect(cancel).toHaveFocus();
    dialog.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await gone();
    await expect(onConfirm).toHaveBeenCalledOnce();
    await ask(globals);
  },
});

/** Three quick clicks confirm once. The dialog cannot be closed while the confirmation is pending. */
export const Busy = meta.story({
  play: async ({ globals }) => {
    let finish: (answer: boolean) => void = () => undefined;
    onConfirm.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const { dialog, cancel, confirm } = await ask(globals);
    for (let count = 0; count < 3; count++) confirm.click();
    await expect(onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await expect(cancel).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(onCancel).not.toHaveBeenCalled();
    finish(true);
    await gone();
    (await ask(globals)).confirm.click();
  },
});

/** When `onConfirm` returns false, the dialog stays open for another attempt. */
export const StaysOpen = meta.story({
  play: async ({ globals }) => {
    onConfirm.mockImplementation(async () => false);
    const { confirm } = await ask(globals);
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.click(confirm);
    await expect(onConfirm).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => {
    const words = storyMessages(globals);
    return (
      <Question
        globals={globals}
        title={words.longName}
        text={words.paragraph}
        confirmLabel={words.removeBankTitle}
        cancelLabel={words.cancel}
      />
    );
  },
  play: async ({ globals }) => {
    const { dialog } = await ask(globals);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
