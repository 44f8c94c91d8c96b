import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type SavedView, agentViews, longestViewName, mostViews } from '#api/agentBook.ts';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { sampleOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { TeamViewsProps } from './book.types.ts';
import { TeamViews } from './TeamViews.tsx';

const saved = sampleOf(agentViews, {}, {}, { account: 'agent', scenario: 'demonstration' }).list;
const [vip = { name: '', filter: {}, hidden: [] }] = saved;
const begins = { filter: {}, hidden: [] };
const other = { filter: { state: 'quiet' as const }, hidden: [] };
const full: readonly SavedView[] = Array.from({ length: mostViews }, (_, number) => ({
  ...begins,
  name: `${number} ${'ก'.repeat(longestViewName - 2)}`,
}));

const meta = preview.type<{ args: Partial<TeamViewsProps> }>().meta({
  title: 'Screens/Agent/Saved views',
  parameters: { sandbox: { persona: 'agent' } },
  render: (args) => (
    <TeamViews
      narrow={false}
      listed={begins}
      plain
      views={ready({ list: saved })}
      onShow={() => {}}
      onChange={async () => null}
      onRemove={() => {}}
      {...args}
    />
  ),
});

async function open(canvas: ReturnType<typeof within>, t: ReturnType<typeof translatorOf>, name?: string) {
  const label = name === undefined ? t('agentBook:views.label') : t('agentBook:views.current', { name });
  await userEvent.click(canvas.getByRole('button', { name: label }));
  return within(await screen.findByRole('menu'));
}

export const Chooses = meta.story({
  args: { onShow: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const menu = await open(canvas, translatorOf(sandbox));
    await userEvent.click(menu.getByRole('menuitemradio', { name: vip.name }));
    await expect(args.onShow).toHaveBeenCalledWith(vip);
  },
});

/** What is shown now is saved under a name: one that is not taken, whatever the case of its letters. */
export const Saves = meta.story({
  args: { listed: other, plain: false, onChange: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const menu = await open(canvas, t);
    await userEvent.click(menu.getByRole('menuitem', { name: t('agentBook:views.save') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    const says = async (problem: 'empty' | 'taken') =>
      waitFor(() =>
        expect(field).toHaveAccessibleDescription(
          expect.stringContaining(
            t(`agentBook:views.problems.${problem}`, { most: mostViews, letters: longestViewName }),
          ),
        ),
      );
    await userEvent.click(dialog.getByRole('button', { name: t('agentBook:views.submit') }));
    await says('empty');
    await userEvent.type(field, `${vip.name.toLowerCase()}{Enter}`);
    await says('taken');
    await userEvent.clear(field);
    await userEvent.type(field, ' เงียบไป {Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ action: 'save', name: 'เงียบไป', view: other });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The view that is shown is named, and can be renamed and removed. */
export const Current = meta.story({
  args: {
    listed: vip,
    plain: false,
    onRemove: fn(),
    onChange: fn(async () => ({ kind: 'refused', code: 'view_name_taken', message: '', detail: {} }) as const),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    let menu = await open(canvas, t, vip.name);
    await expect(menu.queryByRole('menuitem', { name: t('agentBook:views.save') })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: t('agentBook:views.rename', { name: vip.name }) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), ' 2{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ action: 'rename', name: vip.name, to: `${vip.name} 2` });
    // Taken in another tab.
    await expect(await dialog.findByText(t('agentBook:refused.view_name_taken'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    menu = await open(canvas, t, vip.name);
    await userEvent.click(menu.getByRole('menuitem', { name: t('agentBook:views.remove', { name: vip.name }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(vip);
  },
});

/** Ten views of the longest names, on a narrow screen: one has to go before another is saved. */
export const Full = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { narrow: true, views: ready({ list: full }), listed: other, plain: false, onChange: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const menu = await open(canvas, t);
    await userEvent.click(menu.getByRole('menuitem', { name: t('agentBook:views.save') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'อีก{Enter}');
    const most = t('agentBook:views.problems.most', { most: mostViews, letters: longestViewName });
    await expect(await dialog.findByText(most)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { views: ready({ list: [] }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const menu = await open(canvas, t);
    await waitFor(() => expect(menu.getByText(t('agentBook:views.none'))).toBeVisible());
  },
});

export const Loading = meta.story({ args: { views: loading } });

export const Failed = meta.story({
  args: { views: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const menu = await open(canvas, t);
    await userEvent.click(menu.getByRole('menuitem', { name: (name) => name.startsWith(t('agentBook:views.retry')) }));
    await expect(args.views?.status === 'failed' && args.views.retry).toHaveBeenCalledOnce();
  },
});
