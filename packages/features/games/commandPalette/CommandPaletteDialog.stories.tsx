import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleCommandPalette } from './commandPalette.samples.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteDialogProps } from './commandPalette.types.ts';
import { CommandPaletteDialog } from './CommandPaletteDialog.tsx';

const searchTexts = { th: 'มังกร', en: 'dragon' };

const meta = preview.type<{ args: Partial<CommandPaletteDialogProps> }>().meta({
  title: 'Screens/Games/Command palette',
  render: (args, { sandbox, globals }) => (
    <CommandPaletteDialog
      {...sampleCommandPalette(sandbox, globals, args.text ?? searchTexts[codeOf(globals)])}
      {...args}
    />
  ),
});

const field = () => screen.findByRole('combobox');
const options = () => screen.findAllByRole('option');

/** Arrow keys move through all groups and wrap around; the field keeps the focus. */
export const Ready = meta.story({
  args: { onChoose: fn() },
  play: async ({ args }) => {
    const input = await field();
    await expect(input).toHaveFocus();
    const all = await options();
    await expect(all[0]).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', all[0]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', all[2]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveAttribute('aria-activedescendant', all.at(-1)?.id);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ kind: 'all' }));
    await expect(screen.getByRole('status')).toHaveTextContent(String(all.length));
    await expect(all.at(-2)?.querySelector('mark')).not.toBeNull();
  },
});

/** Without a text: recent searches, cached games and pages. Enter opens nothing. */
export const Start = meta.story({
  args: { text: '', onChoose: fn(), onText: fn(), onForgetRecent: fn() },
  play: async ({ args, sandbox }) => {
    await userEvent.type(await field(), '{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    const name = translatorOf(sandbox)('commandPalette:recent');
    const [forget, recent] = within(await screen.findByRole('region', { name })).getAllByRole('button');
    await userEvent.click(recent as HTMLElement);
    await expect(args.onText).toHaveBeenCalledWith('มังกร');
    await expect(await field()).toHaveFocus();
    await userEvent.click(forget as HTMLElement);
    await expect(args.onForgetRecent).toHaveBeenCalledOnce();
  },
});

/** Local options show at once; the games of the platform follow. */
export const Loading = meta.story({ args: { games: loading } });
export const LoadingWithNothingCached = meta.story({ args: { games: loading, groups: [], allHref: null } });

export const ShownForAnother = meta.story({
  render: (args, { sandbox, globals }) => (
    <CommandPaletteDialog
      {...sampleCommandPalette(sandbox, globals, searchTexts[codeOf(globals)])}
      {...args}
      text="mangkon"
      shownFor={searchTexts[codeOf(globals)]}
    />
  ),
});

export const NothingFound = meta.story({ args: { text: 'qqqqq', groups: [], allHref: null } });

/** Where games or pages are known, some of them are suggested. None is chosen, so that Enter opens nothing by accident. */
export const NothingFoundWithSuggestions = meta.story({
  args: { text: 'qqqqq', onChoose: fn() },
  play: async ({ args, sandbox }) => {
    await screen.findByRole('group', { name: translatorOf(sandbox)('commandPalette:groups.suggested') });
    await userEvent.type(await field(), '{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
/** Categories and vendors stay; the game search can be retried. */
export const Failed = meta.story({
  args: { games: failed, allHref: null },
  play: async ({ sandbox }) => {
    await options();
    await expect(screen.getByRole('status')).toHaveTextContent(translatorOf(sandbox)('commandPalette:failed'));
    failed.retry.mockClear();
    const [retry] = screen.getAllByRole('button').toReversed();
    await userEvent.click(retry as HTMLElement);
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

/** Without categories there is no game search either. The error is shown above the cached games, which stay. */
export const CategoriesFailed = meta.story({ args: { text: '', recent: [], categories: failed } });

/** Hovering activates an option, a click chooses it. */
export const ByPointer = meta.story({
  args: { onChoose: fn() },
  play: async ({ args }) => {
    await field();
    const third = (await options())[2] as HTMLElement;
    await userEvent.hover(third);
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(await field()).toHaveFocus();
  },
});

function Closing(props: CommandPaletteDialogProps) {
  const [open, setOpen] = useState(true);
  return <CommandPaletteDialog {...props} open={open} onClose={() => setOpen(false)} />;
}
export const Escape = meta.story({
  render: (args, { sandbox, globals }) => <Closing {...sampleCommandPalette(sandbox, globals, 'a')} {...args} />,
  play: async () => {
    await options();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
});

export const LongText = meta.story({ parameters: { sandbox: { scenario: 'longText' } }, args: { text: '' } });
/** With a vendor in maintenance. */
export const Phone = meta.story({
  args: { text: 'silk' },
  parameters: { sandbox: { scenario: 'vendorBreak' } },
  globals: { viewport: { value: 'smallest' } },
});
export const PhoneStart = meta.story({ args: { text: '' }, globals: { viewport: { value: 'smallest' } } });

/** Dialog and hook on the sandbox. */
export const OnThePlatform = meta.story({
  parameters: { sandbox: { persona: 'member' } },
  render: () => <CommandPalette open onClose={() => {}} />,
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
  },
});
