import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const onConfirm = fn<() => Promise<boolean | void> | boolean | void>();
const onCancel = fn();
const onOpened = fn();
const onClosed = fn();

function Question({ globals, ...rest }: Partial<ConfirmDialogProps> & { globals: object }) {
  const words = storyWords(globals);
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

const opener = (globals: object) => screen.getByRole('button', { name: storyWords(globals).open });
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

/** Enter confirms while the dialog itself has the focus; Escape and cancel do not. */
export const Playground = meta.story({
  play: async ({ globals, step }) => {
    await step('it says what it asks', async () => {
      const { dialog } = await ask(globals);
      await expect(dialog).toHaveAccessibleName(storyWords(globals).signOutTitle);
      await expect(dialog).toHaveAccessibleDescription(storyWords(globals).signOutText);
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

/** A key that is still down from opening it answers nothing; pressed again and again, it answers once. */
export const HeldEnter = meta.story({
  play: async ({ globals }) => {
    const { dialog } = await ask(globals);
    void fireEvent.keyDown(dialog, { key: 'Enter', repeat: true });
    await expect(onConfirm).not.toHaveBeenCalled();
    for (let press = 0; press < 3; press++) void fireEvent.keyDown(dialog, { key: 'Enter' });
    await gone();
    await expect(onConfirm).toHaveBeenCalledOnce();
    await ask(globals);
  },
});

/** What cannot be undone starts on cancel, and Enter alone does nothing. */
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

/** Three quick presses are one; while the answer is awaited nothing closes the dialog. */
export const Busy = meta.story({
  play: async ({ globals }) => {
    let finish: (answer: boolean) => void = () => undefined;
    onConfirm.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const { dialog, cancel, confirm } = await ask(globals);
    for (let press = 0; press < 3; press++) confirm.click();
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

/** What is answered with false stays open, to be tried again. */
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
    const words = storyWords(globals);
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
