import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ServiceEntry } from '#api/system.ts';
import { loading, ready } from '#core/data/remote.ts';
import { SupportContext } from '#core/site/support.ts';
import preview from '#storybook/preview.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { GameGrid } from '#ui/GameGrid/GameGrid.tsx';
import { GameTileSkeleton } from '#ui/GameTile/GameTile.tsx';
import { sampleSidebar } from './sidebar.samples.ts';
import { Sidebar } from './Sidebar.tsx';
import type { SidebarProps } from './sidebar.types.ts';
import { useSidebar } from './useSidebar.ts';

const retry = fn();

/** A page at its maximum content width, so that the bars are placed beside it. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div style={{ minHeight: '100vh' }}>
      <div style={{ maxWidth: '80rem', marginInline: 'auto', padding: '1.5rem' }} aria-hidden data-testid="content">
        <Box tone="surface" padding="md" radius="card">
          <GameGrid label="">
            {Array.from({ length: 15 }, (_, index) => (
              <GameTileSkeleton key={index} />
            ))}
          </GameGrid>
        </Box>
      </div>
      {children}
    </div>
  );
}

const meta = preview.type<{ args: Partial<SidebarProps> }>().meta({
  title: 'Screens/Sides/Sides',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'full' } },
  render: (args, { sandbox, globals }) => (
    <Page>
      <Sidebar {...sampleSidebar(sandbox, globals)} {...args} />
    </Page>
  ),
});

/** The right bar, if there is one. */
const bar = () => screen.queryAllByRole('complementary').at(-1);

/** A page of columns takes the width of the window: the shortcuts are one button. */
export const BesideABoard = meta.story({
  args: { besideBoard: true },
  play: async () => {
    await expect(bar()).toBeUndefined();
  },
});

/** The bars are beside the content. Escape, a click elsewhere and the button itself close the recent games. */
export const Wide = meta.story({
  args: { onRecent: fn(), onService: fn(), onUpdates: fn() },
  play: async ({ canvas, args, step }) => {
    if (window.innerWidth < 1440) return;
    const right = bar() as HTMLElement;
    const content = canvas.getByTestId('content').firstElementChild as HTMLElement;
    await step('the content is not covered', async () => {
      await expect(right.getBoundingClientRect().left).toBeGreaterThanOrEqual(content.getBoundingClientRect().right);
    });
    const [recent, ...services] = within(right).getAllByRole('button');
    if (!recent) throw new Error('no button');
    await step('the panel', async () => {
      await userEvent.click(recent);
      await expect(args.onRecent).toHaveBeenCalled();
      await expect(recent).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(within(right).getAllByRole('listitem')).toHaveLength(6));
      await userEvent.keyboard('{Escape}');
      await expect(recent).toHaveFocus();
      await userEvent.click(recent);
      await userEvent.click(document.body);
      await expect(recent).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a click opens a service', async () => {
      await userEvent.click(services[0] as HTMLElement);
      await expect(args.onService).toHaveBeenCalledWith(expect.objectContaining({ csType: 'VIP' }));
    });
    await step('SID-01d: the left bar', async () => {
      await userEvent.click(within(canvas.getAllByRole('complementary')[0] as HTMLElement).getByRole('button'));
      await expect(args.onUpdates).toHaveBeenCalledOnce();
    });
    await userEvent.click(recent);
  },
});

/** A visitor has no recent games, no VIP service and no rebate. */
export const Visitor = meta.story({
  args: { recent: null, vip: [], rebateHref: null },
  play: async () => {
    if (window.innerWidth < 1440) return;
    const right = bar() as HTMLElement;
    await expect(within(right).queryByRole('link')).toBeNull();
    await expect(within(right).getAllByRole('button')).toHaveLength(4);
  },
});

const openPanel = async () => {
  const recent = bar()?.querySelector<HTMLElement>('[aria-expanded]');
  if (recent) await userEvent.click(recent);
};
export const Loading = meta.story({
  args: { recent: loading, blocks: ['recent'] },
  play: openPanel,
});
export const Empty = meta.story({
  args: { recent: ready([]), blocks: ['recent'] },
  play: openPanel,
});
export const Failed = meta.story({
  args: {
    recent: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry },
    blocks: ['recent'],
  },
  play: openPanel,
});

/** Without blocks nothing is rendered, not even an empty bar. */
export const Nothing = meta.story({
  args: { blocks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    services: ['LIVECHAT', 'LINE', 'TELEGRAM', 'OTHER'].map((csType) => ({
      csType,
      csPosition: '',
      title: 'ฝ่ายบริการลูกค้าตลอดยี่สิบสี่ชั่วโมงWithoutAnySpaceAtAll',
      path: '',
    })),
  },
});

/** On narrow screens one button holds all shortcuts; the recent games open in a dialog. */
export const Phone = meta.story({
  args: { onService: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    if (window.innerWidth >= 1440) return;
    await expect(canvas.queryByRole('complementary')).toBeNull();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.length).toBeGreaterThanOrEqual(7);
    await userEvent.click(items[1] as HTMLElement);
    await expect(args.onService).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('link')).toHaveLength(6);
  },
});

const open = fn<(entry: ServiceEntry) => void>();
const entries = ['LIVECHAT', 'VIP', 'LINE'].map((csType) => ({ csType, csPosition: '', title: csType, path: '' }));

function Wired({ rebateHref }: { rebateHref?: string }) {
  return (
    <SupportContext value={{ entries, open }}>
      <Page>
        <Sides {...(rebateHref !== undefined && { rebateHref })} />
      </Page>
    </SupportContext>
  );
}
const Sides = (options: { rebateHref?: string }) => <Sidebar {...useSidebar(options)} />;

/** On the platform: the rebate appears when the operator offers it and the site links to it. */
export const Platform = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
  render: () => <Wired rebateHref="/rebate" />,
  play: async ({ canvas }) => {
    if (window.innerWidth < 1440) return;
    const right = await waitFor(() => bar() as HTMLElement);
    await waitFor(() => expect(within(right).getByRole('link')).toHaveAttribute('href', '/rebate'));
    await userEvent.click(await waitFor(() => within(right).getByRole('button', { expanded: false })));
    await within(right).findByRole('heading', { level: 2 });
    await userEvent.click(within(canvas.getAllByRole('complementary')[0] as HTMLElement).getByRole('button'));
    await expect(await screen.findByRole('region')).not.toBeEmptyDOMElement();
  },
});
