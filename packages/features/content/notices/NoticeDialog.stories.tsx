import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { longNotices, sampleNews, sampleNotices } from './notices.samples.ts';
import type { NoticeDialogProps } from './notices.types.ts';

/** Keeps the current notice in state, as the hook does. */
function Stateful(props: NoticeDialogProps) {
  const [index, setIndex] = useState(props.index);
  const [checked, setChecked] = useState(false);
  return (
    <NoticeDialog
      {...props}
      index={index}
      onIndex={(next) => {
        setIndex(next);
        props.onIndex(next);
      }}
      hideToday={props.hideToday && { checked, onChange: setChecked }}
    />
  );
}

const meta = preview.type<{ args: Partial<NoticeDialogProps> }>().meta({
  title: 'Screens/Notices/Dialog',
  args: { onIndex: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Stateful
      open
      notices={sampleNotices(globals)}
      index={1}
      onIndex={fn()}
      onClose={fn()}
      hideToday={null}
      {...args}
    />
  ),
});

const titleIn = (dialog: HTMLElement) => within(dialog).getByRole('heading', { level: 3 });

/** Opened by the player: starts at the clicked notice; buttons and arrow keys wrap around. */
export const PagingThrough = meta.story({
  play: async ({ globals, args }) => {
    const titles = sampleNotices(globals).map(({ title }) => title);
    const dialog = await screen.findByRole('dialog');
    await expect(titleIn(dialog)).toHaveTextContent(titles[1] ?? '');
    await expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(titleIn(dialog)).toHaveTextContent(titles[3] ?? '');
    await userEvent.keyboard('{ArrowRight}');
    await expect(titleIn(dialog)).toHaveTextContent(titles[0] ?? '');
    await expect(args.onIndex).toHaveBeenLastCalledWith(0);
    await expect(within(dialog).getByRole('status')).toHaveTextContent(titles[0] ?? '');
    const [, previous] = within(dialog).getAllByRole('button');
    await userEvent.click(previous as HTMLElement);
    await expect(titleIn(dialog)).toHaveTextContent(titles[3] ?? '');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** NOT-02: news that opened by itself, with "don't show again today". */
export const OpenedByItself = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <Stateful
      open
      notices={sampleNews(globals)}
      index={0}
      onIndex={fn()}
      onClose={fn()}
      hideToday={{ checked: false, onChange: fn() }}
      {...args}
    />
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const box = within(dialog).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A single notice without a date has no paging. */
export const Alone = meta.story({
  render: (args, { globals }) => (
    <Stateful
      open
      notices={sampleNotices(globals)
        .slice(0, 1)
        .map((notice) => ({ ...notice, date: null }))}
      index={0}
      onIndex={fn()}
      onClose={fn()}
      hideToday={null}
      {...args}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2);
  },
});

export const LongTextOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <Stateful
      open
      notices={longNotices(globals)}
      index={1}
      onIndex={fn()}
      onClose={fn()}
      hideToday={{ checked: false, onChange: fn() }}
      {...args}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
    await userEvent.keyboard('{ArrowRight}');
    // The next notice starts at its top.
    await waitFor(() => expect(titleIn(dialog).getBoundingClientRect().bottom).toBeGreaterThan(0));
  },
});
