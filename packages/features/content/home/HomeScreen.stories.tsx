import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleHome } from './home.samples.ts';
import type { HomeScreenProps } from './home.types.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { useHomeScreen } from './useHomeScreen.ts';

/** The screen joined with its hook, as on the site. */
function Wired() {
  return <HomeScreen {...useHomeScreen()} />;
}

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const onNear = fn();

const meta = preview.type<{ args: Partial<HomeScreenProps> }>().meta({
  title: 'Screens/Home/Home',
  parameters: { motion: 'full' },
  render: (args, { sandbox, globals }) => <HomeScreen {...sampleHome(sandbox, globals)} {...args} />,
});

/** The links of the winner board, once its lazy code has loaded. */
/** The pause button and the links of the board, once all fifty winners are there. */
const winnerLinks = async (sandbox: SandboxContext) => {
  const pause = await screen.findByRole('button', { name: translatorOf(sandbox)('home:winners.pause') });
  const links = () => within(pause.closest('section') as HTMLElement).getAllByRole('link');
  await waitFor(() => expect(links().length).toBeGreaterThanOrEqual(50));
  return { pause, links: links() };
};

/** Fifty winners with masked names; the moving list can be paused (CON-01). */
export const Member = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const { pause, links } = await winnerLinks(sandbox);
    for (const link of links.slice(-50)) await expect(link).toHaveTextContent('***');
    await userEvent.click(pause);
    await expect(await canvas.findByRole('button', { name: t('home:winners.play') })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getAllByRole('link').some((link) => link.matches('[href^="/promoDetail?id="]'))).toBe(true),
    );
  },
});

export const Visitor = meta.story({
  args: { role: 'visitor', nickname: null, recent: null, onOpen: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, sandbox }) => {
    const { links } = await winnerLinks(sandbox);
    await userEvent.click(links[0] as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(links[0]?.getAttribute('href'));
  },
});

/** Where the operator offers free play, visitors find the games to practise beside the sign-up, in one line (LGN-12). */
export const PlatformPractice = meta.story({
  parameters: { sandbox: { persona: 'visitor', settings: { flags: { FREEPLAY3: true } } } },
  globals: { viewport: { value: 'smallest' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const practise = await canvas.findByRole('link', { name: t('common:practise') });
    await expect(practise).toHaveAttribute('href', '/rng');
    await expect(practise.getBoundingClientRect().top).toBe(
      canvas.getByRole('button', { name: t('common:pages.register') }).getBoundingClientRect().top,
    );
  },
});

/** Lazy blocks report when they are near the viewport. */
export const Loading = meta.story({
  args: {
    nickname: null,
    recent: loading,
    hot: loading,
    winners: loading,
    categories: loading,
    promotions: loading,
    onNear,
  },
  play: async ({ canvasElement }) => {
    onNear.mockClear();
    canvasElement.querySelector('section:last-of-type')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(onNear).toHaveBeenCalledWith('promotions'));
    scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** Every block is empty; the promotions block is not rendered. */
export const Empty = meta.story({
  args: { recent: ready([]), hot: ready([]), winners: ready([]), categories: ready([]), promotions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
});

export const Failed = meta.story({
  args: { recent: failed, hot: failed, winners: failed, categories: failed, promotions: failed },
});

export const OneBlockFailed = meta.story({
  args: { hot: failed, blocks: ['hot', 'categories'] },
  play: async ({ canvas }) => {
    failed.retry.mockClear();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button'));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { nickname: 'ผู้รักการผจญภัยในวิหารทองคำริมแม่น้ำเจ้าพระยาWithoutAnySpaceAtAll' },
  parameters: { sandbox: { scenario: 'longText' } },
  globals: { viewport: { value: 'smallest' } },
  // With the padding of a page, into which the row of games extends.
  render: (args, { sandbox, globals }) => (
    <div style={{ paddingInline: '1rem' }}>
      <HomeScreen {...sampleHome(sandbox, globals)} {...args} />
    </div>
  ),
  play: async ({ sandbox }) => {
    await winnerLinks(sandbox);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A vendor in maintenance is marked, and keeps its link. */
export const PlatformVisitor = meta.story({
  parameters: { sandbox: { persona: 'visitor', scenario: 'vendorBreak' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox, globals }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(5));
    await expect(canvas.queryByRole('link', { name: t('common:practise') })).toBeNull();
    const { vendorsInMaintenance } = sandbox.settings;
    const vendor = sandbox.catalogue.vendors.find(({ vassalage }) => vendorsInMaintenance.includes(vassalage));
    const name = vendor?.name[codeOf(globals)];
    const inMaintenance = canvas.getByRole('link', { name: `${name} ${t('common:inMaintenance')}` });
    await expect(inMaintenance).toHaveAttribute('href', `/rng?vassalage=${vendor?.vassalage}`);
  },
});

export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member' } },
  render: () => <Wired />,
  play: async ({ canvas, canvasElement, sandbox }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(5));
    canvasElement.querySelectorAll('section')[2]?.scrollIntoView({ behavior: 'instant' });
    await winnerLinks(sandbox);
  },
});

/** An operator with few blocks, in another order than the default. */
export const PlatformMinimalOperator = meta.story({
  parameters: { sandbox: { persona: 'visitor', scenario: 'minimalOperator' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
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
    const block = within(retry.closest('section') as HTMLElement);
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
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect((await canvas.findAllByRole('list'))[0]).toBeVisible();
  },
});

const onPlatform = platformStories(Wired);

/** ROL-04: a trial account may look around; recent games are a member's. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('home:welcome.trial'))).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
