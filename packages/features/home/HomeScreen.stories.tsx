import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { sampleHome } from './home.samples.ts';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { useHomeScreen } from './useHomeScreen.ts';

function Wired() {
  return <HomeScreen {...useHomeScreen()} />;
}

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;
const onNear = fn();

const meta = preview.type<{ args: Partial<HomeScreenProps> }>().meta({
  title: 'Screens/Home/Home',
  render: (args, { sandbox, globals }) => <HomeScreen {...sampleHome(sandbox, globals)} {...args} />,
});

/** The code of the later blocks is on its way when the story is drawn. */
const winnerLinks = async () => {
  const pause = await screen.findByRole('button', { name: /หยุดเลื่อนรายชื่อ|Pause the list/ });
  return { pause, links: within(pause.closest('section') as HTMLElement).getAllByRole('link') };
};

/** CON-01: fifty winners, of whom nobody sees a whole name; the list can be stopped. */
export const Member = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const { pause, links } = await winnerLinks();
    await expect(links.length).toBeGreaterThanOrEqual(50);
    for (const link of links.slice(-50)) await expect(link).toHaveTextContent('***');
    await userEvent.click(pause);
    await expect(await canvas.findByRole('button', { name: /เลื่อนรายชื่อต่อ|Let the list move/ })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getAllByRole('link').some((link) => link.matches('[href^="/promoDetail?id="]'))).toBe(true),
    );
  },
});

export const Visitor = meta.story({
  args: { role: 'visitor', nickname: null, recent: null, onOpen: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const { links } = await winnerLinks();
    await userEvent.click(links[0] as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(links[0]?.getAttribute('href'));
  },
});

/** Whoever may not play is asked first: the link is not followed. */
export const Trial = meta.story({
  args: { role: 'trial', recent: null, onOpen: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getAllByRole('list')[0]?.querySelector('a');
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(link?.getAttribute('href'));
  },
});

/** The later blocks say when they are near, which is when they are fetched. */
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

/** Without promotions there is nothing to say about them. */
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
  // In the column of a page, whose edges the shelf of games crosses.
  render: (args, { sandbox, globals }) => (
    <div style={{ paddingInline: '1rem' }}>
      <HomeScreen {...sampleHome(sandbox, globals)} {...args} />
    </div>
  ),
  play: async () => {
    await winnerLinks();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A vendor that takes a break is called so, and leads to its place all the same. */
export const PlatformVisitor = meta.story({
  parameters: { sandbox: { persona: 'visitor', scenario: 'vendorBreak' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(5);
    const resting = canvas.getByRole('link', { name: /^Silk Reel (ปิดปรับปรุง|Maintenance)$/ });
    await expect(resting).toHaveAttribute('href', '/rng?vassalage=SLKR');
  },
});

export const PlatformMember = meta.story({
  parameters: { sandbox: { persona: 'member' } },
  render: () => <Wired />,
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(5);
    canvasElement.querySelectorAll('section')[2]?.scrollIntoView({ behavior: 'instant' });
    await expect((await winnerLinks()).links.length).toBeGreaterThanOrEqual(50);
  },
});

/** An operator who wants few blocks, in another order than ours. */
export const PlatformMinimalOperator = meta.story({
  parameters: { sandbox: { persona: 'visitor', scenario: 'minimalOperator' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  },
});

/** Trying again by keyboard: the button keeps the focus while it waits, and then hands it to the block's heading. */
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
    const again = await canvas.findByRole('button', { name: /ลองใหม่|Try again/ });
    const block = within(again.closest('section') as HTMLElement);
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toHaveFocus();
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
    sandbox.faults.release();
    await waitFor(() => expect(block.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(block.getByRole('list')).toBeVisible();
  },
});

/** The vendors do not come: the hot games stay usable. */
export const PlatformFault = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      faults: [{ match: 'gameVendorList', fault: { kind: 'refuse', code: 'system_maintenance' } }],
    },
  },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /ลองใหม่|Try again/ })).toBeVisible();
    await expect((await canvas.findAllByRole('list'))[0]).toBeVisible();
  },
});
