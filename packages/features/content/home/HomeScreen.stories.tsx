import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { codeOf, sampleNoon } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleHome, sampleOpenBets, sampleVisitorHome } from './home.samples.tsx';
import type { HomeScreenProps, StartView } from './home.types.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { useHomeScreen } from './useHomeScreen.ts';

/** The screen joined with its hook, as on the site. */
function Wired() {
  return <HomeScreen {...useHomeScreen()} />;
}

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const isThere = <Value,>(value: Value | undefined): value is Value => value !== undefined;
const own = { openBets: null, start: null, recent: null, rewards: null } as const;

const meta = preview.type<{ args: Partial<HomeScreenProps> }>().meta({
  title: 'Screens/Home/Home',
  parameters: { motion: 'full' },
  // With the padding of a page, into which the rows extend.
  render: (args, { globals }) => (
    <div style={{ paddingInline: '1rem' }}>
      <HomeScreen {...sampleHome(globals)} {...args} />
    </div>
  ),
});

/** Open bets, the games played last and what waits come first; a winner's name shows once, and masked (CON-01). */
export const Member = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent(t('home:openBets.title'));
    const bets = within(canvas.getByRole('region', { name: t('home:openBets.title') }));
    await waitFor(() => expect(bets.getAllByRole('listitem')).toHaveLength(3));
    await expect(bets.getByText('฿284')).toBeVisible();
    await expect(bets.getByText(t('home:openBets.leads'))).toBeVisible();
    const winners = within(canvas.getByRole('list', { name: t('home:winners.title') })).getAllByRole('link');
    await expect(winners.length).toBeLessThanOrEqual(4);
    for (const winner of winners) await expect(winner).toHaveTextContent('***');
  },
});

/** Bets that have just ended stay for a moment where they stood. Only more than the stake has the tone of a win. */
export const BetsHaveEnded = meta.story({
  render: (args, { globals }) => {
    const [first, second, third] = sampleOpenBets(globals);
    const bets = [first && { ...first, win: '284.00' }, second && { ...second, win: '0.00' }, third].filter(isThere);
    return (
      <div style={{ paddingInline: '1rem' }}>
        <HomeScreen {...sampleHome(globals)} {...args} openBets={ready({ bets, total: 1 })} />
      </div>
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const block = within(canvas.getByRole('region', { name: t('home:openBets.title') }));
    const [won, lost, open] = await block.findAllByRole('link', { name: new RegExp(t('home:openBets.stake')) });
    const ended = (paid: string) => new RegExp(`${t('home:openBets.ended')}.*${t('home:openBets.returned')} ${paid}$`);
    await expect(won).toHaveAccessibleName(ended('฿284'));
    await expect(lost).toHaveAccessibleName(ended('฿0'));
    await expect(open).not.toHaveTextContent(t('home:openBets.ended'));
    const toneOf = (link?: HTMLElement) =>
      link && getComputedStyle(within(link).getByText(t('home:openBets.ended'))).color;
    await expect(toneOf(won)).not.toBe(toneOf(lost));
  },
});

/** What is beside the hot games follows one another as closely as blocks do, and is not pulled apart by their height. */
export const MemberOnADesktop = meta.story({
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [hot, matches, winners] = (
      [t('home:hot.title'), t('home:matches.title'), t('home:winners.title')] as const
    ).map((name) => canvas.getByRole('region', { name }).getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    await expect(matches.top).toBe(hot.top);
    await expect(matches.left).toBe(winners.left);
    await expect(winners.top - matches.bottom).toBeCloseTo(28, 0);
    await expect(hot.bottom).toBeGreaterThanOrEqual(winners.bottom);
    const list = within(canvas.getByRole('list', { name: t('home:matches.title') }));
    await expect((await list.findAllByRole('listitem'))[3]).toBeVisible();
  },
});

export const MemberOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Visitor = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <div style={{ paddingInline: '1rem' }}>
      <HomeScreen {...sampleVisitorHome(globals)} {...args} />
    </div>
  ),
  args: { onOpen: fn() },
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(t('home:hot.title'));
    const [first] = within(canvas.getByRole('list', { name: t('home:hot.title') })).getAllByRole('link');
    await userEvent.click(first as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(first?.getAttribute('href'));
  },
});

const start: StartView = {
  steps: [
    { step: 'play', href: null },
    { step: 'deposit', href: paths.memberCentre(paths.home(), 'depositv2') },
    { step: 'limit', href: paths.memberCentre(paths.home(), 'limits') },
  ],
  onPutAway: fn(),
};

/** A new member sees the first steps; those that are done are ticked and no links. The list can be put away. */
export const Newcomer = meta.story({
  args: {
    ...{ openBets: ready({ bets: [], total: 0 }), recent: ready([]) },
    ...{ rewards: ready({ count: 0, sum: null, endsAt: null, href: '' }), start: ready(start) },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const steps = within(canvas.getByRole('region', { name: t('home:start.title', { total: 3 }) }));
    await expect(steps.getByText(t('home:start.done', { done: 1, total: 3 }))).toBeVisible();
    await expect(steps.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(steps.getByRole('button', { name: t('home:start.putAway') }));
    await expect(start.onPutAway).toHaveBeenCalled();
    await expect(canvas.queryByRole('heading', { name: t('home:openBets.title') })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: t('home:recent.title') })).toBeNull();
  },
});

/** What is below the first of the player's own blocks waits for it. */
export const Loading = meta.story({
  args: { openBets: loading, start: loading, recent: loading, rewards: loading, hot: loading, categories: loading },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('home:openBets.title') })).toBeVisible();
  },
});

export const VisitorLoading = meta.story({
  args: { ...own, role: 'visitor', hot: loading, categories: loading },
  globals: { viewport: { value: 'phone' } },
});

/** A block without content is not there. */
export const Empty = meta.story({
  args: {
    ...{ openBets: ready({ bets: [], total: 0 }), recent: ready([]), hot: ready([]), categories: ready([]) },
    rewards: ready({ count: 0, sum: null, endsAt: null, href: '' }),
    nearBlock: () => null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
  },
});

/** A failed block is its heading with a way to load it again, in a line of its own. */
export const Failed = meta.story({
  args: { openBets: failed, recent: failed, hot: failed, categories: failed },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    failed.retry.mockClear();
    const block = canvas.getByRole('region', { name: t('home:hot.title') });
    await expect(block.getBoundingClientRect().height).toBeLessThanOrEqual(56);
    await userEvent.click(within(block).getByRole('button', { name: t('common:retry') }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

/** A value that could not be refreshed says in the heading's line how old it is. */
export const Outdated = meta.story({
  args: { ...own, hot: ready([], false, 0, true) },
  render: (args, { globals }) => {
    const { hot, ...sample } = sampleHome(globals);
    const old = hot.status === 'ready' ? ready(hot.value, false, sampleNoon, true) : hot;
    return <HomeScreen {...sample} {...args} hot={old} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const block = within(canvas.getByRole('region', { name: t('home:hot.title') }));
    await expect(block.getByText(t('home:asOf', { time: '12:00' }))).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const sample = sampleHome(globals);
    const long = 'ผู้รักการผจญภัยในวิหารทองคำริมแม่น้ำเจ้าพระยาWithoutAnySpaceAtAll';
    const bets = sample.openBets?.status === 'ready' ? sample.openBets.value.bets : [];
    const wordy = bets.map((bet) => ({ ...bet, title: long, pick: long, returns: '1234567890.00' }));
    return (
      <div style={{ paddingInline: '1rem' }}>
        <HomeScreen {...sample} {...args} openBets={ready({ bets: wordy, total: 1_204 })} start={ready(start)} />
      </div>
    );
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The games of a vendor in maintenance leave. */
export const PlatformVisitor = meta.story({
  parameters: { sandbox: { persona: 'visitor', scenario: 'vendorBreak' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox, globals }) => {
    const t = translatorOf(sandbox);
    const hot = within(await canvas.findByRole('list', { name: t('home:hot.title') }));
    const { vendorsInMaintenance } = sandbox.settings;
    const vendor = sandbox.catalogue.vendors.find(({ vassalage }) => vendorsInMaintenance.includes(vassalage));
    await waitFor(() => expect(hot.queryByText(vendor?.name[codeOf(globals)] ?? '')).toBeNull());
    await expect(hot.getAllByRole('link').length).toBeGreaterThan(5);
    await expect(canvas.queryByRole('heading', { name: t('home:openBets.title') })).toBeNull();
  },
});

export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'played' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('home:recent.title') })).toBeVisible();
    const winners = await canvas.findByRole('heading', { name: t('home:winners.title') });
    winners.scrollIntoView({ behavior: 'instant' });
    await expect(await canvas.findByRole('list', { name: t('home:winners.title') })).toBeVisible();
    scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** An operator with few blocks, in another order than the default. */
export const PlatformMinimalOperator = meta.story({
  parameters: { sandbox: { persona: 'visitor', scenario: 'minimalOperator' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  },
});

/** A retry by keyboard: the button keeps the focus while it loads, then the block's heading gets it. */
export const PlatformRetry = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      faults: [
        { match: 'gameHot', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } },
        { match: 'gameHot', when: { calls: [2] }, fault: { kind: 'hang' } },
      ],
    },
  },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const retry = await canvas.findByRole('button', { name: t('common:retry') });
    const block = within(canvas.getByRole('region', { name: t('home:hot.title') }));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    await expect(retry).toHaveFocus();
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
    sandbox.faults.release();
    await waitFor(() => expect(block.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(block.getByRole('list')).toBeVisible();
  },
});

/** The vendor list fails; the hot games stay usable. */
export const PlatformFault = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      faults: [{ match: 'gameVendorList', fault: { kind: 'refuse', code: 'system_maintenance' } }],
    },
  },
  globals: { viewport: { value: 'phone' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: t('home:hot.title') })).toBeVisible();
  },
});

const onPlatform = platformStories(Wired);

/** ROL-04: a trial account sees what a visitor sees; nothing of it is a member's own. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('list', { name: t('home:hot.title') })).toBeVisible();
    for (const name of [t('home:openBets.title'), t('home:recent.title')])
      await expect(canvas.queryByRole('heading', { name })).toBeNull();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
