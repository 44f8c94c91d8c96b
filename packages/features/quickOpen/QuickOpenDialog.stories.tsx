import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/quickOpen.json';
import th from '#locales/th/quickOpen.json';
import preview from '#storybook/preview.tsx';
import { loading } from '../shared/remote.ts';
import { sampleQuickOpen } from './quickOpen.samples.ts';
import { QuickOpenDialog, type QuickOpenDialogProps } from './QuickOpenDialog.tsx';

const wordOf = (language: unknown): string => (language === 'en' ? 'dragon' : 'มังกร');

const meta = preview.type<{ args: Partial<QuickOpenDialogProps> }>().meta({
  title: 'Screens/Games/Quick open',
  render: (args, { sandbox, globals }) => (
    <QuickOpenDialog {...sampleQuickOpen(sandbox, globals, args.text ?? wordOf(globals.language))} {...args} />
  ),
});

const field = () => screen.findByRole('combobox');
const options = () => screen.findAllByRole('option');

/** Keys move through all groups and around the ends; the field keeps the focus. */
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

/** Before anything is typed: what was looked for lately, games at hand, categories; Enter opens nothing by accident. */
export const Start = meta.story({
  args: { text: '', onChoose: fn(), onText: fn(), onForgetRecent: fn() },
  play: async ({ args, globals }) => {
    await userEvent.type(await field(), '{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    const { recent: name } = globals['language'] === 'en' ? en : th;
    const [forget, recent] = within(await screen.findByRole('region', { name })).getAllByRole('button');
    await userEvent.click(recent as HTMLElement);
    await expect(args.onText).toHaveBeenCalledWith('มังกร');
    await expect(await field()).toHaveFocus();
    await userEvent.click(forget as HTMLElement);
    await expect(args.onForgetRecent).toHaveBeenCalledOnce();
  },
});

export const NothingAtHand = meta.story({ args: { text: '', groups: [], recent: [] } });

/** What is at hand shows at once; the platform's games follow. */
export const Loading = meta.story({ args: { games: loading } });
export const LoadingWithNothingAtHand = meta.story({ args: { games: loading, groups: [], allHref: null } });

export const ShownForAnother = meta.story({
  render: (args, { sandbox, globals }) => (
    <QuickOpenDialog
      {...sampleQuickOpen(sandbox, globals, wordOf(globals.language))}
      {...args}
      text="mangkon"
      shownFor={wordOf(globals.language)}
    />
  ),
});

export const NothingFound = meta.story({ args: { text: 'qqqqq', groups: [], allHref: null } });

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
/** Categories and vendors stay; the games can be asked for again. */
export const Failed = meta.story({
  args: { games: failed, allHref: null },
  play: async ({ globals }) => {
    await options();
    await expect(screen.getByRole('status')).toHaveTextContent((globals['language'] === 'en' ? en : th).failed);
    failed.retry.mockClear();
    const [retry] = screen.getAllByRole('button').toReversed();
    await userEvent.click(retry as HTMLElement);
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

/** Neither categories nor vendors, and so no games: said before what is at hand, which stays. */
export const CategoriesFailed = meta.story({ args: { text: '', recent: [], categories: failed } });

/** A press chooses, a pointer points. */
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

function Closing(props: QuickOpenDialogProps) {
  const [open, setOpen] = useState(true);
  return <QuickOpenDialog {...props} open={open} onClose={() => setOpen(false)} />;
}
export const Escape = meta.story({
  render: (args, { sandbox, globals }) => <Closing {...sampleQuickOpen(sandbox, globals, 'a')} {...args} />,
  play: async () => {
    await options();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
});

export const LongText = meta.story({ parameters: { sandbox: { scenario: 'longText' } }, args: { text: '' } });
/** With a vendor that takes a break. */
export const Phone = meta.story({
  args: { text: 'silk' },
  parameters: { sandbox: { scenario: 'vendorBreak' } },
  globals: { viewport: { value: 'smallest' } },
});
export const PhoneStart = meta.story({ args: { text: '' }, globals: { viewport: { value: 'smallest' } } });
