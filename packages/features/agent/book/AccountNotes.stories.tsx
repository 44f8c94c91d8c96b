import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longestNote, longestTag, mostTags } from '#api/agentBook.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { AccountNotes } from './AccountNotes.tsx';
import type { AccountNotesProps } from './book.types.ts';
import { ConnectedAccountNotes } from './ConnectedAccountNotes.tsx';

const lost = { kind: 'network', outcomeUnknown: true } as const;
/** A call that ends when the story says so. */
let endSaving: (error: null) => void = () => {};
let saving: Promise<null> = Promise.resolve(null);
const full = Array.from({ length: mostTags }, (_, number) => `${number + 1}${'ก'.repeat(longestTag - 1)}`);

const meta = preview.type<{ args: Partial<AccountNotesProps> }>().meta({
  title: 'Screens/Agent/Notes and tags',
  parameters: { sandbox: { persona: 'agent' } },
  beforeEach: () => {
    saving = new Promise((resolve) => {
      endSaving = resolve;
    });
  },
  render: (args) => (
    <AccountNotes
      note="สะดวกคุยหลังหกโมงเย็น"
      tags={['VIP']}
      known={['VIP', 'ขาประจำ', 'มาใหม่']}
      onNote={async () => null}
      onTags={async () => null}
      {...args}
    />
  ),
});

export const Written = meta.story({});

export const Nothing = meta.story({
  args: { note: '', tags: [], known: [] },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('button', { name: t('agentBook:note.add') })).toBeVisible();
    await expect(canvas.getByText(t('agentBook:private'))).toBeVisible();
  },
});

/** A tag is typed, or chosen among those that the agent uses elsewhere; one that the account has is no second one. */
export const AddsTags = meta.story({
  args: { onTags: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const add = () => userEvent.click(canvas.getByRole('button', { name: t('agentBook:tags.add') }));
    await add();
    const field = canvas.getByRole('textbox', { name: t('agentBook:tags.name') });
    await expect(field).toHaveFocus();
    const says = async (problem: 'empty' | 'known' | 'tooLong') =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(t(`agentBook:tags.problems.${problem}`, { letters: longestTag, most: mostTags })),
      );
    await userEvent.keyboard('{Enter}');
    await says('empty');
    await userEvent.type(field, 'vip{Enter}');
    await says('known');
    await userEvent.clear(field);
    await userEvent.type(field, `${'ก'.repeat(longestTag + 1)}{Enter}`);
    await says('tooLong');
    await userEvent.clear(field);
    await userEvent.type(field, ' เพื่อนเก่า {Enter}');
    await expect(args.onTags).toHaveBeenLastCalledWith(['VIP', 'เพื่อนเก่า']);
    await waitFor(() => expect(canvas.getByText(t('agentBook:tags.added', { tag: 'เพื่อนเก่า' }))).toBeVisible());
    await add();
    await userEvent.click(canvas.getByRole('button', { name: `${t('agentBook:tags.use')} มาใหม่` }));
    await expect(args.onTags).toHaveBeenLastCalledWith(['VIP', 'มาใหม่']);
  },
});

/** A tag shows at once, and is taken back when it could not be saved. */
export const TagFails = meta.story({
  args: { onTags: fn(async () => lost) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const remove = { name: `${t('agentBook:tags.remove')} VIP` };
    await userEvent.click(canvas.getByRole('button', remove));
    await expect(
      await canvas.findByText(t('agentBook:tags.failed', { reason: '' }).trim(), { exact: false }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', remove)).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('agentBook:tags.label') })).toHaveFocus();
  },
});

/** What changes while a change is being saved is saved after it. */
export const QuickChanges = meta.story({
  args: { tags: ['VIP', 'ขาประจำ'], onTags: fn(async () => saving) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const remove = (tag: string) => ({ name: `${t('agentBook:tags.remove')} ${tag}` });
    await userEvent.click(canvas.getByRole('button', remove('VIP')));
    await userEvent.click(canvas.getByRole('button', remove('ขาประจำ')));
    await expect(canvas.queryByRole('button', remove('ขาประจำ'))).toBeNull();
    await expect(args.onTags).toHaveBeenCalledTimes(1);
    endSaving(null);
    await waitFor(() => expect(args.onTags).toHaveBeenLastCalledWith([]));
    await expect(args.onTags).toHaveBeenCalledTimes(2);
  },
});

/** A note that is too long stays as typed; one that may have been saved says so. */
export const NoteFails = meta.story({
  args: { onNote: fn(async () => lost) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentBook:note.change') }));
    const field = canvas.getByRole('textbox', { name: (name) => name.startsWith(t('agentBook:note.label')) });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.paste('ก'.repeat(longestNote + 1));
    const save = canvas.getByRole('button', { name: t('agentBook:note.save') });
    await userEvent.click(save);
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('agentBook:note.tooLong', { most: longestNote })),
    );
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}');
    await userEvent.click(save);
    await expect(await canvas.findByText(t('agentBook:note.maybe'))).toBeVisible();
    await expect(field).toHaveValue('ก'.repeat(longestNote));
  },
});

/** As many tags as there can be, of the longest, on a narrow screen: no more can be added. */
export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { tags: full, note: 'ก'.repeat(longestNote) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('button', { name: t('agentBook:tags.add') })).toBeNull();
  },
});

/** Saves to the sandbox platform: the tag is offered for other accounts then. */
export const OnPlatform = meta.story({
  parameters: { sandbox: { persona: 'agent', scenario: 'demonstration' } },
  render: () => <ConnectedAccountNotes downline={{ id: 'member-ploy', note: '', tags: [] }} />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentBook:tags.add') }));
    await userEvent.click(await canvas.findByRole('button', { name: `${t('agentBook:tags.use')} VIP` }));
    await expect(await canvas.findByText(t('agentBook:tags.added', { tag: 'VIP' }))).toBeVisible();
  },
});
