import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { sampleFrame, sampleMember, storyTime } from './frame.samples.tsx';
import { FrameScreen, type FrameScreenProps } from './FrameScreen.tsx';
import { accountEntries, accountMenuOf } from './navigation.model.ts';

const meta = preview.type<{ args: Partial<FrameScreenProps> }>().meta({
  title: 'Screens/Frame/Frame',
  parameters: { layout: 'fullscreen' },
  render: (args, { sandbox, globals }) => <FrameScreen {...sampleFrame(sandbox, globals)} {...args} />,
});

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

/** A vendor of slots that takes a break. */
const resting = /^Silk Reel (ปิดปรับปรุง|Maintenance)$/;

export const Visitor = meta.story({});

export const Member = meta.story({ args: { role: 'member', member: sampleMember(), pathname: '/rng' } });

/** A phone keeps its header for the balance, in one line; that it is a trial is still read out. */
export const Trial = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { role: 'trial', member: { ...sampleMember(), menu: [{ entry: 'signOut', onSelect: fn() }] } },
  play: async ({ canvas }) => {
    const mark = await canvas.findByText(/^(บัญชีทดลอง|Trial account)$/);
    await expect(mark.parentElement?.getBoundingClientRect().width).toBeLessThan(2);
    await expect(mark.closest('[aria-hidden]')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { role: 'member', member: { ...sampleMember(), nickname: '', balance: loading }, categories: loading },
});

/** What is not known is said in one line, on the narrowest screen too. */
export const Failed = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { role: 'member', member: { ...sampleMember(), balance: failed }, categories: failed },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^(โหลดยอดเงินไม่สำเร็จ|Balance unavailable)$/);
    await expect(words.getClientRects()).toHaveLength(1);
    await expect(words.getBoundingClientRect().height).toBeLessThan(24);
    const search = canvas.getByRole('button', { name: /^(ค้นหา|Search)$/ });
    await expect(words.getBoundingClientRect().left).toBeGreaterThan(search.getBoundingClientRect().right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const LongText = meta.story({
  args: {
    role: 'member',
    member: {
      ...sampleMember(),
      nickname: 'ผู้รักการผจญภัยในวิหารทองคำริมแม่น้ำเจ้าพระยา',
      balance: ready('123456789.25', false, storyTime),
    },
  },
  parameters: { sandbox: { scenario: 'longText' } },
});

/** NAV-04, NAV-06: the vendors open below their category by the keyboard; Escape closes and returns. One takes a break. */
export const VendorMenuByKeyboard = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'vendorBreak' } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    const button = within(navigation).getAllByRole('button')[0] as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const vendors = within(navigation).getAllByRole('list');
    await expect(vendors.length).toBeGreaterThan(1);
    await expect(within(navigation).getAllByRole('link', { name: resting })).toHaveLength(1);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('/rng?vassalage='));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
});

/** The arrow keys go through the navigation as through a menu bar, down into the vendors, and around its ends. */
export const NavigationByArrows = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    const [home, category] = within(navigation).getAllByRole('link') as [HTMLElement, HTMLElement];
    home.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(category).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('vassalage='));
    const first = document.activeElement;
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}{End}');
    await expect(within(navigation).getByRole('button', { name: /^(แชตสด|Live chat)$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(home).toHaveFocus();
  },
});

/** The fewest features an operator can have: home and games, no service, no promotions. */
export const MinimalOperator = meta.story({
  args: { navigation: ['home', 'games'] },
  parameters: { sandbox: { scenario: 'minimalOperator' } },
  globals: { viewport: { value: 'wide' } },
  render: (args, { sandbox, globals }) => {
    const { onLiveChat: _, ...frame } = sampleFrame(sandbox, globals);
    return <FrameScreen {...frame} {...args} />;
  },
  play: async ({ canvas }) => {
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    await expect(within(navigation).queryByRole('link', { name: /โปรโมชัน|Promotions/ })).toBeNull();
    await expect(within(navigation).queryByRole('button', { name: /แชตสด|Live chat/ })).toBeNull();
  },
});

/** Everything the frame can hold: each panel of an agent has its place, and money its way in (NAV-03d, NAV-05). */
export const FullOperator = meta.story({
  args: {
    role: 'agent',
    depositHref: '/?panel=depositv2',
    member: {
      ...sampleMember(),
      menu: accountMenuOf('agent', accountEntries).map((entry) =>
        entry === 'signOut' ? { entry, onSelect: fn() } : { entry, href: `/?panel=${entry}` },
      ),
    },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /ฝากเงิน|Deposit/ })).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /เมนูบัญชี|Account menu/ }));
    await expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(7);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** No connection, and a balance that is no longer fresh: both say so. */
export const Offline = meta.story({
  args: {
    offline: true,
    role: 'member',
    member: { ...sampleMember(), balance: ready('10000.00', false, storyTime - 25 * 60_000) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ไม่มีสัญญาณ|No internet/)).toBeVisible();
    await expect(await canvas.findByText(/^(ณ|as of) \d\d:\d\d/)).toBeVisible();
  },
});

export const AccountMenu = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { role: 'member', member: sampleMember() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /เมนูบัญชี|Account menu/ }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** One press, one question: more presses while the answer is awaited do nothing. */
export const RefreshingTheBalance = meta.story({
  render: (args, { sandbox, globals }) => {
    const member = { ...sampleMember(), onRefreshBalance: refresh };
    return <FrameScreen {...sampleFrame(sandbox, globals)} {...args} role="member" member={member} />;
  },
  play: async ({ canvas }) => {
    refresh.mockClear();
    const button = canvas.getByRole('button', { name: /รีเฟรชยอดเงิน|Refresh balance/ });
    button.click();
    button.click();
    button.click();
    await expect(refresh).toHaveBeenCalledOnce();
  },
});
const refresh = fn(() => new Promise<void>(() => {}));

/** On a phone the whole navigation, language and theme are in a sheet, with the vendors below their category. */
export const PhoneMenu = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'vendorBreak' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(เมนู|Menu)$/ }));
    const sheet = await screen.findByRole('dialog');
    const category = sheet.querySelector('summary') as HTMLElement;
    await userEvent.click(category);
    const vendor = category.parentElement?.querySelector('a[href*="vassalage="]') as HTMLElement;
    await waitFor(() => expect(vendor).toBeVisible());
    await expect(within(sheet).getByRole('link', { name: resting })).toBeVisible();
  },
});

/** The narrowest screen, also that of 400 % zoom: a balance of nine digits and what refreshes it stay on it. */
export const PhoneMember = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { role: 'member', member: { ...sampleMember(), balance: ready('123456789.25', false, storyTime) } },
  play: async ({ canvas }) => {
    const sum = await canvas.findByText(/123,456,789\.25/);
    const again = canvas.getByRole('button', { name: /รีเฟรชยอดเงิน|Refresh balance/ });
    const page = document.documentElement;
    await expect(again.getBoundingClientRect().right).toBeLessThanOrEqual(page.clientWidth);
    await expect(again.getBoundingClientRect().left).toBeGreaterThanOrEqual(sum.getBoundingClientRect().right);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
});
