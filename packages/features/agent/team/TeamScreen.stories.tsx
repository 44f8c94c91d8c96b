import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { formatDays } from '#core/report/dayTexts.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { TagFilterFields } from '../book/book.types.ts';
import { TagFilter } from '../book/TagFilter.tsx';
import { firstView } from './firstView.ts';
import { UnresolvedNote } from './selection/UnresolvedNote.tsx';
import { linkedView } from './team.model.ts';
import { sampleDownline, samplePicking, sampleTeam, sampleTeamScreen } from './team.samples.ts';
import type { TeamScreenProps } from './team.types.ts';
import { TeamScreen } from './TeamScreen.tsx';
import { useTeamScreen } from './useTeamScreen.ts';

const failure = (code: 'downline_not_found' | 'operation_not_allowed') =>
  ({ kind: 'refused', code, message: '', detail: {} }) as const;

const retryBranch = fn();

const tags = [
  { tag: 'VIP', accounts: 12 },
  { tag: 'ขาประจำ', accounts: 3 },
];
const SampleTags = (fields: TagFilterFields) => <TagFilter {...fields} tags={tags} />;

const meta = preview.type<{ args: Partial<TeamScreenProps> }>().meta({
  title: 'Screens/Agent/Team',
  parameters: { sandbox: { persona: 'agent' } },
  render: (args) => <TeamScreen {...sampleTeamScreen()} TagFilter={SampleTags} {...args} />,
});

/** Every account is a link to its own level; of a kind that the site does not know, the platform's word is shown. */
export const Level = meta.story({
  args: { onView: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const link = canvas.getByRole('link', { name: /นกน้อยนำโชค/ });
    await expect(link).toHaveAttribute('href', '/?agent=teamManagement&ref=one');
    await expect(canvas.getByText('PARTNER')).toBeVisible();
    // Rates are one line, which opens those of each kind.
    const [rates] = canvas.getAllByText('0.50–0.70%', { exact: false });
    const each = within(rates?.closest('details') as HTMLElement).getByText('0.50%', { exact: false });
    await expect(each).not.toBeVisible();
    await userEvent.click(rates as HTMLElement);
    await expect(each).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:columns.stake') }));
    await expect(args.onView).toHaveBeenCalledWith({ sort: { key: 'stake', order: 'desc' } });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('agentTeam:state') }), 'quiet');
    await expect(args.onView).toHaveBeenLastCalledWith({ state: 'quiet' });
  },
});

/** A figure of the overview leads to the accounts that it counts, by days that only the link chooses. */
export const WhoHasPlayed = meta.story({
  args: { onView: fn(), view: linkedView('kind=played&from=2026-11-15&to=2026-11-21') ?? firstView },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const days = formatDays({ from: '2026-11-15', to: '2026-11-21' }, sandbox.platform.language.current());
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:played', { days }) }));
    await expect(args.onView).toHaveBeenCalledWith({ played: { from: '', to: '' }, link: '' });
    await expect(canvas.getByRole('search')).toHaveFocus();
  },
});

/** The way back up, level by level (AGT-04). */
export const Deeper = meta.story({
  args: {
    accountId: 'one',
    Account: () => null,
    team: ready(
      sampleTeam({
        path: [...sampleTeam().path, { id: 'one', account: 'nok', nickname: 'นกน้อยนำโชค' }],
        list: [
          sampleDownline({ id: 'six', account: 'ploy', nickname: 'พลอยประกาย', kind: 'member', level: 2, team: 0 }),
        ],
        total: 1,
      }),
    ),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const path = within(canvas.getByRole('navigation', { name: t('agentTeam:path') }));
    await expect(path.getByRole('link', { name: t('agentTeam:ownTeam') })).toBeVisible();
    await expect(elementOf(path.getByText('nok'))).toHaveAttribute('aria-current', 'page');
  },
});

/** Branches open in place, by the arrow keys too: one is read, one has failed, one has more accounts than are listed. */
export const Tree = meta.story({
  args: {
    onBranch: fn(),
    branches: new Map([
      [
        'one',
        ready(
          sampleTeam({
            list: [
              sampleDownline({ id: 'six', account: 'ploy', nickname: 'พลอยประกาย', kind: 'member', level: 2, team: 0 }),
              sampleDownline({ id: 'seven', account: 'arthit', nickname: 'อาทิตย์', level: 2, team: 12 }),
            ],
            ...{ total: 80, totalPages: 2 },
          }),
        ),
      ],
      ['seven', loading],
    ]),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const rows = within(canvas.getByRole('treegrid', { name: t('agentTeam:list') })).getAllByRole('row');
    const [, first, ploy, arthit] = rows;
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(ploy).toHaveAttribute('aria-level', '2');
    await expect(ploy).not.toHaveAttribute('aria-expanded');
    await expect(canvas.getByText(t('agentTeam:branch.loading'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('agentTeam:branch.more', { count: '80', account: 'nok' }) }),
    ).toHaveAttribute('href', '/?agent=teamManagement&ref=one');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(ploy).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(arthit).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onBranch).toHaveBeenCalledWith('seven', false);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onBranch).toHaveBeenLastCalledWith('one', false);
    await userEvent.keyboard('{End}');
    // The sum line below is no row of the tree.
    await expect(rows.findLast((row) => row.hasAttribute('aria-level'))).toHaveFocus();
  },
});

/** A branch that could not be read says so below its account, and can be tried again. */
export const BranchFailed = meta.story({
  args: {
    branches: new Map([
      ['one', { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: retryBranch }],
    ]),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retryBranch.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('agentTeam:branch.failed', { account: 'nok' }));
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:branch.retry') }));
    await expect(retryBranch).toHaveBeenCalledOnce();
  },
});

/** Accounts are picked for work on all of them; the bar below the list says how many, and what can be done. */
export const Selecting = meta.story({
  args: { picking: samplePicking({ on: true, ids: new Set(['one', 'three']), onPick: fn(), onWork: fn() }) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('checkbox', { name: t('agentMany:pick', { account: 'nok' }) })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('agentMany:pick', { account: 'malee' }) }));
    await expect(args.picking?.onPick).toHaveBeenCalledWith('two', true);
    await expect(await canvas.findByText(t('agentMany:selected', { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentMany:actions.message') }));
    await expect(args.picking?.onWork).toHaveBeenCalledWith('message');
  },
});

/** Nobody is picked yet: nothing can be done. */
export const SelectingNobody = meta.story({
  args: { picking: samplePicking({ on: true }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('button', { name: t('agentMany:actions.message') })).toBeDisabled();
  },
});

/** On a phone a tap anywhere on the account, which stays in place, picks it. */
export const SelectingNarrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { picking: samplePicking({ on: true, ids: new Set(['one']), onPick: fn() }) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const box = await canvas.findByRole('checkbox', { name: t('agentMany:pick', { account: 'malee' }) });
    const row = box.closest('[role="row"]');
    const { left, top } = row?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const hit = document.elementFromPoint(left + 100, top + 30);
    await userEvent.click(hit ?? box);
    await expect(args.picking?.onPick).toHaveBeenCalledWith('two', true);
  },
});

/** More than one selection can have. */
export const SelectingTooMany = meta.story({
  args: { picking: samplePicking({ on: true, ids: new Set(['one']), isTooMany: true }) },
});

/** The answer to the last envelopes was lost. */
export const EnvelopesUnresolved = meta.story({
  args: { picking: samplePicking({ onUnresolved: fn() }), Unresolved: UnresolvedNote },
  play: async ({ canvas, args, sandbox }) => {
    const toOutcome = translatorOf(sandbox)('agentMany:toUnresolved');
    await userEvent.click(await canvas.findByRole('button', { name: toOutcome }));
    await expect(args.picking?.onUnresolved).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { team: loading } });

export const Empty = meta.story({
  args: { team: ready(sampleTeam({ list: [], total: 0, totalPages: 0 })) },
  play: async ({ canvas, sandbox }) => {
    const title = translatorOf(sandbox)('agentTeam:empty');
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
});

/** A search that finds nothing says what to try. */
export const NothingFound = meta.story({
  args: {
    team: ready(sampleTeam({ list: [], total: 0, totalPages: 0 })),
    view: { ...firstView, text: 'zzz' },
  },
  play: async ({ canvas, sandbox }) => {
    const title = translatorOf(sandbox)('agentTeam:noMatch');
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { team: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
});

/** Another agent's account, or a link that is old. */
export const NotOfTheTeam = meta.story({
  args: { accountId: 'x', team: { status: 'failed', error: failure('downline_not_found'), retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('agentTeam:unknown') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('agentTeam:toTop') })).toBeVisible();
  },
});

/** On a narrow screen every row is a card. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    team: ready(
      sampleTeam({ list: [sampleDownline({ nickname: 'ก'.repeat(30), account: 'x'.repeat(16) })], total: 1 }),
    ),
  },
});

const Connected = () => <TeamScreen {...useTeamScreen()} />;

/** Reads from the sandbox platform: a team of four levels. */
export const AsAgent = meta.story({
  parameters: { sandbox: { scenario: 'agentTeam', path: '/rng?agent=teamManagement' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('agentTeam:search') }), 'พลอยปะกาย');
    await waitFor(() => expect(canvas.getByRole('link', { name: /ploy/ })).toBeVisible());
  },
});

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
