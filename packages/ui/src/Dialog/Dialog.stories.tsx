import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog, type DialogProps, dialogWidths } from './Dialog.tsx';

/** What happened, in order. */
const happened = fn<(event: string) => void>();
const events = () => happened.mock.calls.map(([event]) => event);
const happenings: Pick<DialogProps, 'onBeforeOpen' | 'onBeforeClose' | 'onOpened' | 'onClosed'> = {
  onBeforeOpen: () => happened('before open'),
  onBeforeClose: (reason) => happened(`before close: ${reason}`),
  onOpened: () => happened('opened'),
  onClosed: () => happened('closed'),
};

type Shape = Pick<
  DialogProps,
  'width' | 'tone' | 'onBeforeClose' | 'actions' | 'children' | 'description' | 'initialFocus'
> & {
  fixed?: boolean;
  title?: string;
};

/** An opener and its dialog. */
function Opened({ globals, fixed, title, children, actions, ...rest }: Shape & { globals: object }) {
  const words = storyWords(globals);
  const [open, setOpen] = useState(false);
  const dismissal = fixed ? { dismissible: false as const } : { closeLabel: words.close };
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {words.open}
      </Button>
      <Dialog
        {...happenings}
        {...rest}
        {...dismissal}
        open={open}
        onOpenChange={setOpen}
        title={title ?? words.nickname}
        actions={
          actions ??
          ((close) => (
            <>
              <Button tone="outline" onClick={close}>
                {words.cancel}
              </Button>
              <Button onClick={close}>{words.save}</Button>
            </>
          ))
        }
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
  beforeEach: () => void happened.mockReset(),
  parameters: { layout: 'centered' },
  render: ({ width }, { globals }) => <Opened globals={globals} width={width} />,
});

const opener = (globals: object) => screen.getByRole('button', { name: storyWords(globals).open });
async function show(globals: object): Promise<HTMLElement> {
  happened.mockClear();
  await userEvent.click(opener(globals));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(events()).toContain('opened'));
  return dialog;
}
/** What a press in the corner of the window meets. */
const besideIt = () => document.elementFromPoint(4, 4) ?? document.body;
const gone = () => waitFor(() => expect(events()).toContain('closed'));

/** The four events once each and in their order; the focus goes in and comes back; nothing writes a style sheet. */
export const Playground = meta.story({
  play: async ({ globals, step }) => {
    const words = storyWords(globals);
    const sheets = document.querySelectorAll('style').length;
    const dialog = await show(globals);

    await step('the dialog has the focus and its name', async () => {
      await expect(dialog).toHaveFocus();
      await expect(dialog).toHaveAccessibleName(words.nickname);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await expect(document.querySelectorAll('style')).toHaveLength(sheets);
    });
    await step('the focus goes round inside', async () => {
      const names = [words.close, words.cancel, words.save, words.close];
      for (const name of names) {
        await userEvent.tab();
        await expect(within(dialog).getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('Escape closes, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(events()).toEqual(['before open', 'opened', 'before close: escape', 'closed']);
      await expect(opener(globals)).toHaveFocus();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(document.documentElement.style.overflow).toBe('');
    });
    await step('the button in the corner closes', async () => {
      await userEvent.click(within(await show(globals)).getByRole('button', { name: words.close }));
      await gone();
      await expect(events()).toEqual(['before open', 'opened', 'before close: button', 'closed']);
    });
    await step('a press beside it closes', async () => {
      await show(globals);
      await userEvent.click(besideIt());
      await gone();
      await expect(events()).toEqual(['before open', 'opened', 'before close: outside', 'closed']);
    });
    await show(globals);
  },
});

/** Closing can be refused, as long as something would be lost. */
export const Refuses = meta.story({
  render: (_, { globals }) => (
    <Opened
      globals={globals}
      onBeforeClose={(reason) => {
        happened(`before close: ${reason}`);
        return reason === 'button';
      }}
    />
  ),
  play: async ({ globals }) => {
    const dialog = await show(globals);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(besideIt());
    await expect(events()).toEqual(['before open', 'opened', 'before close: escape', 'before close: outside']);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: storyWords(globals).cancel }));
    await gone();
    await expect(opener(globals)).toHaveFocus();
  },
});

/** Neither Escape nor a press beside it; the only way out is one of its buttons. */
export const NotDismissible = meta.story({
  render: (_, { globals }) => {
    const words = storyWords(globals);
    return <Opened globals={globals} fixed actions={(close) => <Button onClick={close}>{words.confirm}</Button>} />;
  },
  play: async ({ globals }) => {
    const dialog = await show(globals);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(besideIt());
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button'));
    await gone();
    await show(globals);
  },
});

function Form({ globals }: { globals: object }) {
  const field = useRef<HTMLInputElement>(null);
  const words = storyWords(globals);
  return (
    <Opened globals={globals} description={words.nicknameText} initialFocus={field}>
      <TextInput ref={field} label={words.username} value="" onChange={() => undefined} />
    </Opened>
  );
}

/** A form starts in its first field. */
export const InitialFocus = meta.story({
  render: (_, { globals }) => <Form globals={globals} />,
  play: async ({ globals }) => {
    const dialog = await show(globals);
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription(storyWords(globals).nicknameText);
  },
});

/** 600 × 300 at least, 400, 896, and 960 as high as the screen; on a phone each is a sheet. */
export const Widths = meta.story({
  render: (_, { globals }) => (
    <Stack>
      {dialogWidths.map((width) => (
        <Opened key={width} globals={globals} width={width} title={width} />
      ))}
    </Stack>
  ),
  play: async ({ globals, canvas }) => {
    if (window.innerWidth < 960) return;
    const sizes = { default: 600, dialog: 400, wide: 896, room: 960 };
    for (const [index, button] of canvas.getAllByRole('button').entries()) {
      happened.mockClear();
      await userEvent.click(button);
      await waitFor(() => expect(events()).toContain('opened'));
      const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
      await expect(width).toBe(sizes[dialogWidths[index] ?? 'default']);
      if (index === 0) await expect(height).toBeGreaterThanOrEqual(300);
      if (dialogWidths[index] === 'room') await expect(height).toBe(window.innerHeight - 64);
      await userEvent.keyboard('{Escape}');
      await gone();
    }
    await expect(globals).toBeDefined();
  },
});

/** A head in colour: the title and the close button take the ink that belongs on it. */
export const Positive = meta.story({
  render: (_, { globals }) => <Opened globals={globals} tone="positive" width="dialog" />,
  play: async ({ globals }) => {
    await show(globals);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: storyWords(globals).close })).toHaveFocus();
  },
});

const paragraphs = (globals: object, count: number): ReactNode => (
  <Stack>
    {Array.from({ length: count }, (_, index) => (
      <Text key={index}>{storyWords(globals).paragraph}</Text>
    ))}
  </Stack>
);

/** More than the screen holds scrolls inside, between the title and the buttons. */
export const LongText = meta.story({
  render: (_, { globals }) => (
    <Opened globals={globals} title={storyWords(globals).longName}>
      {paragraphs(globals, 14)}
    </Opened>
  ),
  play: async ({ globals }) => {
    const dialog = await show(globals);
    const save = within(dialog).getByRole('button', { name: storyWords(globals).save });
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** A room keeps its head in view, and what stands in it scrolls by its own means; on a phone it is the whole screen. */
export const Room = meta.story({
  render: (_, { globals }) => (
    <Opened globals={globals} width="room">
      <div style={{ overflow: 'auto' }} tabIndex={0}>
        {paragraphs(globals, 20)}
      </div>
    </Opened>
  ),
  play: async ({ globals }) => {
    const dialog = await show(globals);
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect([top, bottom]).toEqual(
      window.innerWidth < 768 ? [0, window.innerHeight] : [32, window.innerHeight - 32],
    );
    const inside = dialog.querySelector('[tabindex="0"]') as HTMLElement;
    await expect(inside.scrollHeight).toBeGreaterThan(inside.clientHeight);
  },
});

/** A sheet at the lower edge. */
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
  const words = storyWords(globals);
  const [shown, setShown] = useState<'none' | 'first' | 'second'>('none');
  return (
    <>
      <Button onClick={() => setShown('first')}>{words.open}</Button>
      <Dialog
        {...happenings}
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
        onClosed={() => happened('second closed')}
      />
    </>
  );
}

/** One dialog follows another: the focus goes to the second, and after it to the opener of the first. */
export const OneAfterAnother = meta.story({
  render: (_, { globals }) => <Chain globals={globals} />,
  play: async ({ globals }) => {
    const words = storyWords(globals);
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
