import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Dialog, type DialogProps, dialogWidths } from './Dialog.tsx';

/** Records the dialog events in order. */
const onEvent = fn<(event: string) => void>();
const events = () => onEvent.mock.calls.map(([event]) => event);
const handlers: Pick<DialogProps, 'onBeforeOpen' | 'onBeforeClose' | 'onOpened' | 'onClosed'> = {
  onBeforeOpen: () => onEvent('before open'),
  onBeforeClose: (reason) => onEvent(`before close: ${reason}`),
  onOpened: () => onEvent('opened'),
  onClosed: () => onEvent('closed'),
};

type ExampleProps = Pick<
  DialogProps,
  'width' | 'tone' | 'onBeforeClose' | 'actions' | 'children' | 'description' | 'initialFocus'
> & {
  fixed?: boolean;
  title?: string;
};

/** A button that opens the dialog. */
function Example({ globals, fixed, title, children, actions, ...rest }: ExampleProps & { globals: object }) {
  const words = storyMessages(globals);
  const [open, setOpen] = useState(false);
  const dismissal = fixed ? { dismissible: false as const } : { closeLabel: words.close };
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {words.open}
      </Button>
      <Dialog
        {...handlers}
        {...rest}
        {...dismissal}
        open={open}
        onOpenChange={setOpen}
        title={title ?? words.nickname}
        {...(actions !== null && {
          actions:
            actions ??
            ((close) => (
              <>
                <Button tone="outline" onClick={close}>
                  {words.cancel}
                </Button>
                <Button onClick={close}>{words.save}</Button>
              </>
            )),
        })}
      >
        {children ?? <Text>{words.nicknameText}</Text>}
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  title: 'Kit/Dialog',
  component: Dialog,
  args: { open: false, onOpenChange: fn(), title: '', closeLabel: '', width: 'default' as const },
  beforeEach: () => void onEvent.mockReset(),
  parameters: { layout: 'centered' },
  render: ({ width }, { globals }) => <Example globals={globals} width={width} />,
});

const opener = (globals: object) => screen.getByRole('button', { name: storyMessages(globals).open });
async function show(globals: object): Promise<HTMLElement> {
  onEvent.mockClear();
  await userEvent.click(opener(globals));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(events()).toContain('opened'));
  return dialog;
}
/** The element at the corner of the window, outside the dialog. */
const outsideElement = () => document.elementFromPoint(4, 4) ?? document.body;
const gone = () => waitFor(() => expect(events()).toContain('closed'));

/** The four events fire once each and in order, the focus is trapped and restored, and no `<style>` is injected (MOD-02). */
export const Playground = meta.story({
  play: async ({ globals, step }) => {
    const words = storyMessages(globals);
    const sheets = document.querySelectorAll('style').length;
    const dialog = await show(globals);

    await step('the dialog has the focus and an accessible name', async () => {
      await expect(dialog).toHaveFocus();
      await expect(dialog).toHaveAccessibleName(words.nickname);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await expect(document.querySelectorAll('style')).toHaveLength(sheets);
    });
    await step('the focus cycles inside', async () => {
      const names = [words.close, words.cancel, words.save, words.close];
      for (const name of names) {
        await userEvent.tab();
        await expect(within(dialog).getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('Escape closes and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(events()).toEqual(['before open', 'opened', 'before close: escape', 'closed']);
      await expect(opener(globals)).toHaveFocus();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(document.documentElement.style.overflow).toBe('');
    });
    await step('Shift+Tab as the first key leads to the end', async () => {
      const again = await show(globals);
      await userEvent.tab({ shift: true });
      await expect(within(again).getByRole('button', { name: words.save })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('the close button closes', async () => {
      await userEvent.click(within(await show(globals)).getByRole('button', { name: words.close }));
      await gone();
      await expect(events()).toEqual(['before open', 'opened', 'before close: button', 'closed']);
    });
    await step('a click outside closes', async () => {
      await show(globals);
      await userEvent.click(outsideElement());
      await gone();
      await expect(events()).toEqual(['before open', 'opened', 'before close: outside', 'closed']);
    });
    await show(globals);
  },
});

/** `onBeforeClose` can refuse to close, e.g. while there is unsaved input. */
export const CloseRefused = meta.story({
  render: (_, { globals }) => (
    <Example
      globals={globals}
      onBeforeClose={(reason) => {
        onEvent(`before close: ${reason}`);
        return reason === 'button';
      }}
    />
  ),
  play: async ({ globals }) => {
    const dialog = await show(globals);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(outsideElement());
    await expect(events()).toEqual(['before open', 'opened', 'before close: escape', 'before close: outside']);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: storyMessages(globals).cancel }));
    await gone();
    await expect(opener(globals)).toHaveFocus();
  },
});

/** Neither Escape nor a click outside closes the dialog; only its own buttons do. */
export const NotDismissible = meta.story({
  render: (_, { globals }) => {
    const words = storyMessages(globals);
    return <Example globals={globals} fixed actions={(close) => <Button onClick={close}>{words.confirm}</Button>} />;
  },
  play: async ({ globals }) => {
    const dialog = await show(globals);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(outsideElement());
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button'));
    await gone();
    await show(globals);
  },
});

function Form({ globals }: { globals: object }) {
  const field = useRef<HTMLInputElement>(null);
  const words = storyMessages(globals);
  return (
    <Example globals={globals} description={words.nicknameText} initialFocus={field}>
      <TextInput ref={field} label={words.username} value="" onChange={() => undefined} />
    </Example>
  );
}

/** In a form, the focus starts in the first field. */
export const InitialFocus = meta.story({
  render: (_, { globals }) => <Form globals={globals} />,
  play: async ({ globals }) => {
    const dialog = await show(globals);
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription(storyMessages(globals).nicknameText);
  },
});

/** 600 × 300 px at least, 400 px, 896 px, and 960 or up to 1,280 px at full height. On phones the dialogs are bottom sheets (MOD-02b, MOD-02c). */
export const Widths = meta.story({
  render: (_, { globals }) => (
    <Stack>
      {dialogWidths.map((width) => (
        <Example key={width} globals={globals} width={width} title={width} />
      ))}
    </Stack>
  ),
  play: async ({ globals, canvas }) => {
    if (window.innerWidth < 960) return;
    const sizes = { default: 600, dialog: 400, wide: 896, full: 960, broad: Math.min(1280, window.innerWidth - 32) };
    for (const [index, button] of canvas.getAllByRole('button').entries()) {
      onEvent.mockClear();
      await userEvent.click(button);
      await waitFor(() => expect(events()).toContain('opened'));
      const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
      await expect(width).toBe(sizes[dialogWidths[index] ?? 'default']);
      if (index === 0) await expect(height).toBeGreaterThanOrEqual(300);
      if (['full', 'broad'].includes(dialogWidths[index] ?? '')) await expect(height).toBe(window.innerHeight - 64);
      await userEvent.keyboard('{Escape}');
      await gone();
    }
    await expect(globals).toBeDefined();
  },
});

/** A coloured head. The title and the close button use the matching text colour. */
export const Positive = meta.story({
  render: (_, { globals }) => <Example globals={globals} tone="positive" width="dialog" />,
  play: async ({ globals }) => {
    await show(globals);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: storyMessages(globals).close })).toHaveFocus();
  },
});

const paragraphs = (globals: object, count: number): ReactNode => (
  <Stack>
    {Array.from({ length: count }, (_, index) => (
      <Text key={index}>{storyMessages(globals).paragraph}</Text>
    ))}
  </Stack>
);

/** Content taller than the screen scrolls between the title and the buttons. */
export const LongText = meta.story({
  render: (_, { globals }) => (
    <Example globals={globals} title={storyMessages(globals).longName}>
      {paragraphs(globals, 14)}
    </Example>
  ),
  play: async ({ globals }) => {
    const dialog = await show(globals);
    const save = within(dialog).getByRole('button', { name: storyMessages(globals).save });
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/**
 * The `full` width has the full height, the whole screen on a phone. Its content scrolls on its own, and to its end when the
 * Tab key leads back there from the beginning.
 */
export const Room = meta.story({
  render: (_, { globals }) => (
    <Example globals={globals} width="full" actions={null}>
      <div style={{ overflow: 'auto' }} tabIndex={0}>
        {paragraphs(globals, 20)}
        <Button>{storyMessages(globals).next}</Button>
        <VisuallyHidden>{storyMessages(globals).next}</VisuallyHidden>
      </div>
    </Example>
  ),
  play: async ({ globals }) => {
    const dialog = await show(globals);
    // What is visually hidden would stretch it: it does not scroll, also when something inside gets the focus.
    dialog.scrollTop = 64;
    await expect(dialog.scrollTop).toBe(0);
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect([top, bottom]).toEqual(
      window.innerWidth < 768 ? [0, window.innerHeight] : [32, window.innerHeight - 32],
    );
    const inside = dialog.querySelector('[tabindex="0"]') as HTMLElement;
    await expect(inside.scrollHeight).toBeGreaterThan(inside.clientHeight);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const last = within(dialog).getByRole('button', { name: storyMessages(globals).next });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** On a phone the dialog is a bottom sheet. */
export const Phone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ globals }) => {
    const dialog = await show(globals);
    if (window.innerWidth >= 768) return;
    const { left, right, bottom } = dialog.getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  },
});

function Chain({ globals }: { globals: object }) {
  const words = storyMessages(globals);
  const [shown, setShown] = useState<'none' | 'first' | 'second'>('none');
  return (
    <>
      <Button onClick={() => setShown('first')}>{words.open}</Button>
      <Dialog
        {...handlers}
        open={shown === 'first'}
        onOpenChange={() => setShown('none')}
        title={words.nickname}
        closeLabel={words.close}
        actions={<Button onClick={() => setShown('second')}>{words.next}</Button>}
      />
      <Dialog
        open={shown === 'second'}
        onOpenChange={() => setShown('none')}
        title={words.saved}
        closeLabel={words.close}
        onClosed={() => onEvent('second closed')}
      />
    </>
  );
}

/** One dialog opens another. The focus moves to the second dialog and afterwards to the opener of the first. */
export const Sequence = meta.story({
  render: (_, { globals }) => <Chain globals={globals} />,
  play: async ({ globals }) => {
    const words = storyMessages(globals);
    await userEvent.click(within(await show(globals)).getByRole('button', { name: words.next }));
    const second = await screen.findByRole('dialog', { name: words.saved });
    await gone();
    await expect(events()).toContain('before close: owner');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(events()).toContain('second closed'));
    await expect(opener(globals)).toHaveFocus();
  },
});

/** Calls back as soon as a dialog of that name is in the document, before anything else can run. */
function onceInDocument(name: string, then: () => void): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('dialog', { name }) === null) return;
      observer.disconnect();
      then();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

function Pile({ globals }: { globals: object }) {
  const words = storyMessages(globals);
  const [open, setOpen] = useState(0);
  const dialog = (level: number, title: string) => (
    <Dialog
      {...handlers}
      onClosed={() => onEvent(`closed ${level}`)}
      open={open >= level}
      onOpenChange={() => setOpen(level - 1)}
      title={title}
      closeLabel={words.close}
      actions={<Button onClick={() => setOpen(level + 1)}>{words.next}</Button>}
    />
  );
  return (
    <>
      <Button onClick={() => setOpen(1)}>{words.open}</Button>
      {dialog(1, words.nickname)}
      {dialog(2, words.saved)}
    </>
  );
}

/** A player who presses Escape at once is served: the dialog closes, not the one below, and each press closes one (MOD-02d). */
export const EscapeAtOnce = meta.story({
  render: (_, { globals }) => <Pile globals={globals} />,
  play: async ({ globals, step }) => {
    const words = storyMessages(globals);
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    await step('the first dialog', async () => {
      const pressed = onceInDocument(words.nickname, press);
      await userEvent.click(opener(globals));
      await pressed;
      await waitFor(() => expect(events()).toContain('closed 1'));
      await expect(opener(globals)).toHaveFocus();
    });
    await step('one above another', async () => {
      const first = await show(globals);
      const pressed = onceInDocument(words.saved, press);
      await userEvent.click(within(first).getByRole('button', { name: words.next }));
      await pressed;
      await waitFor(() => expect(events()).toContain('closed 2'));
      await expect(events()).toEqual(['before open', 'opened', 'before open', 'before close: escape', 'closed 2']);
      await expect(first).toBeVisible();
    });
    await step('one that is closing lets the next press through to the dialog below', async () => {
      onEvent.mockClear();
      const first = screen.getByRole('dialog', { name: words.nickname });
      await userEvent.click(within(first).getByRole('button', { name: words.next }));
      await waitFor(() => expect(events()).toContain('opened'));
      press();
      await Promise.resolve();
      press();
      await waitFor(() => expect(events()).toContain('closed 1'));
      await expect(events().filter((event) => event === 'before close: escape')).toHaveLength(2);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});
