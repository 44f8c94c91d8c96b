import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { illegible } from '#storybook/legibility.ts';
import preview from '#storybook/preview.tsx';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { accountMenu } from './accountMenu.model.ts';
import { asMember, sampleAppShell, sampleMember, storyTime } from './appShell.samples.tsx';
import { AppShell } from './AppShell.tsx';
import type { AppShellProps } from './appShell.types.ts';
import { shownBalance } from './parts/BalanceCount.css.ts';

const meta = preview.type<{ args: Partial<AppShellProps> }>().meta({
  title: 'Screens/Frame/Frame',
  parameters: { layout: 'fullscreen', sandbox: { at: storyTime } },
  render: (args, { sandbox, globals }) => <AppShell {...sampleAppShell(sandbox, globals)} {...args} />,
});

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

/** The button of the balance, whose name goes on with the amount. */
const balanceName = (t: ReturnType<typeof translatorOf>): RegExp => new RegExp(`^${t('appShell:balance')}`);

/** The name of the link to a slot vendor in maintenance. */
function inMaintenance(sandbox: SandboxContext, globals: Globals): string {
  const { catalogue, settings } = sandbox;
  const vendor = catalogue.vendors.find(
    ({ gameType, vassalage }) => gameType === 'RNG' && settings.vendorsInMaintenance.includes(vassalage),
  );
  return `${vendor?.name[codeOf(globals)]} ${translatorOf(sandbox)('common:inMaintenance')}`;
}

export const Visitor = meta.story({});

/** The smallest phone has login and sign-up beside the brand, with their targets apart. */
export const VisitorOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const header = within(canvas.getByRole('banner'));
    const logIn = header.getByRole('button', { name: t('appShell:logIn') });
    const signUp = header.getByRole('button', { name: t('appShell:signUp') });
    await expect(signUp).toBeVisible();
    await expect(signUp.getBoundingClientRect().left).toBeGreaterThan(logIn.getBoundingClientRect().right);
    await expect(signUp.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(header.getAllByRole('link')[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(36);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Member = meta.story({ args: { ...asMember(), pathname: '/rng' } });

/** On phones the header has space for the balance only; the trial badge stays available to screen readers. */
export const Trial = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { role: 'trial', member: sampleMember() },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const mark = await canvas.findByText(t('appShell:trialMark'));
    await expect(elementOf(mark)?.parentElement?.getBoundingClientRect().width).toBeLessThan(2);
    await expect(mark.closest('[aria-hidden]')).toBeNull();
  },
});

/** Nothing of the bars is cut or lies over anything, and the bars leave most of the window to the page. */
const expectLegibleBars = async (canvas: HTMLElement): Promise<void> => {
  await expect(illegible(canvas)).toEqual([]);
  const bars = [canvas.querySelector('header'), [...canvas.querySelectorAll('nav')].at(-1)];
  const height = bars.reduce((sum, bar) => sum + (bar?.getBoundingClientRect().height ?? 0), 0);
  await expect(height).toBeLessThan(innerHeight / 3);
};

/** With text of twice the size, the header has two rows and the bar below its icons (WCAG 1.4.4). */
export const VisitorWithLargeText = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    await expectLegibleBars(canvasElement);
    const bar = within(canvas.getByRole('navigation', { name: t('appShell:bottomNav') }));
    for (const name of ['home', 'promotions'] as const)
      await expect(bar.getByRole('link', { name: t(`appShell:${name}`) })).toBeVisible();
    for (const name of ['games', 'help'] as const)
      await expect(bar.getByRole('button', { name: t(`appShell:${name}`) })).toBeVisible();
  },
});

export const MemberWithLargeText = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { ...asMember(), pathname: '/rng' },
  play: async ({ canvas, canvasElement, sandbox }) => {
    await canvas.findByRole('button', { name: balanceName(translatorOf(sandbox)) });
    await expectLegibleBars(canvasElement);
  },
});

export const Loading = meta.story({
  args: { ...asMember({ nickname: '', balance: loading }), categories: loading },
});

/** Errors fit on one line, even on the smallest phone. */
export const Failed = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { ...asMember({ balance: failed }), categories: failed },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const message = await canvas.findByText(t('appShell:balanceFailed'));
    await expect(message.getClientRects()).toHaveLength(1);
    await expect(message.getBoundingClientRect().height).toBeLessThan(24);
    const deposit = canvas.getByRole('link', { name: t('memberCentre:pages.depositv2') });
    await expect(message.getBoundingClientRect().right).toBeLessThanOrEqual(deposit.getBoundingClientRect().left);
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

/** NAV-04, NAV-06: the keyboard opens the vendors of a category; Escape closes them and restores the focus. */
export const VendorMenuByKeyboard = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'vendorBreak' } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, globals, sandbox }) => {
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    const button = within(navigation).getAllByRole('button')[0] as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(within(navigation).getAllByRole('list').length).toBeGreaterThan(1));
    await expect(within(navigation).getAllByRole('link', { name: inMaintenance(sandbox, globals) })).toHaveLength(1);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('/rng?vassalage='));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
});

/** A click on the arrow of a panel that hovering has opened keeps it open; the next click closes it. */
export const VendorMenuByPointer = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    const button = within(navigation).getAllByRole('button')[0] as HTMLElement;
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The arrow keys move through the navigation as in a menu bar, into the vendors, and wrap around. */
export const NavigationByArrows = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    const [home, category] = within(navigation).getAllByRole('link') as [HTMLElement, HTMLElement];
    home.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(category).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('vassalage=')));
    const first = document.activeElement;
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}{End}');
    await expect(within(navigation).getByRole('button', { name: t('appShell:livechat') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(home).toHaveFocus();
  },
});

/** An operator with the fewest features: home and games only. */
export const MinimalOperator = meta.story({
  args: { navigation: ['home', 'games'] },
  parameters: { sandbox: { scenario: 'minimalOperator' } },
  globals: { viewport: { value: 'wide' } },
  render: (args, { sandbox, globals }) => {
    const { onLiveChat: _, ...appShell } = sampleAppShell(sandbox, globals);
    return <AppShell {...appShell} {...args} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    await expect(within(navigation).queryByRole('link', { name: t('appShell:promotions') })).toBeNull();
    await expect(within(navigation).queryByRole('button', { name: t('appShell:livechat') })).toBeNull();
  },
});

/** No vendor has games yet. */
export const NoGames = meta.story({ parameters: { layout: 'fullscreen', sandbox: { scenario: 'empty' } } });

/** All features: every entry of an agent's account menu, and the links to deposit and withdrawal (NAV-03d–f, NAV-05). */
export const FullOperator = meta.story({
  args: {
    role: 'agent',
    member: sampleMember(),
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('link', { name: t('memberCentre:pages.depositv2') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('memberCentre:pages.withdraw') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('appShell:account.label') }));
    await expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(
      accountMenu('agent', { ...sampleMember(), inBreak: false }).length,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** Offline with an old balance: the banner and the balance's time are shown. */
export const Offline = meta.story({
  args: {
    offlineSince: '20:05',
    role: 'member',
    member: { ...sampleMember(), balance: ready('10000.00', false, storyTime - 25 * 60_000) },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('appShell:offline', { time: '20:05' }))).toBeVisible();
    await expect(
      await canvas.findByText(new RegExp(`^${t('appShell:balanceAt', { time: String.raw`\d\d:\d\d` })}`)),
    ).toBeVisible();
  },
});

export const AccountMenu = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: asMember(),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('appShell:account.label') }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(
      accountMenu('member', { ...sampleMember(), inBreak: false }).length,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** MEM-04b: what waits is counted on the account button, and beside its entries in the menu. */
export const WhatWaits = meta.story({
  parameters: { sandbox: { persona: 'member', at: null, scenario: 'played' } },
  globals: { viewport: { value: 'wide' } },
  args: asMember(),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const button = canvas.getByRole('button', { name: t('appShell:account.label') });
    await waitFor(() => expect(button).toHaveAttribute('aria-describedby'));
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu'));
    const messages = menu.getByRole('menuitem', { name: new RegExp(t('memberCentre:pages.messageV2')) });
    await expect(messages).toHaveTextContent(/\d/);
  },
});

/** MEM-04b: on phones the count is in the bottom bar, inside the screen and clear of the words. */
export const WhatWaitsOnPhones = meta.story({
  parameters: { sandbox: { persona: 'member', at: null, scenario: 'played' } },
  globals: { viewport: { value: 'smallest' } },
  args: asMember(),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const me = await canvas.findByRole('button', { name: new RegExp(`^${t('appShell:me')}.*\\d`) });
    const digits = within(me).getByText(/^\d+\+?$/);
    await expect(digits.getBoundingClientRect().bottom).toBeLessThanOrEqual(me.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** RSP-05: the wallet says how much is used of the limit that stops the player first. */
export const WalletWithLimit = meta.story({
  parameters: { sandbox: { persona: 'member', at: null, scenario: 'limited' } },
  globals: { viewport: { value: 'wide' } },
  args: asMember(),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('appShell:balance')}`) }));
    const limits = await screen.findByRole('menuitem', { name: new RegExp(t('memberCentre:pages.limits')) });
    await waitFor(() => expect(limits).toHaveTextContent(/฿/));
  },
});

/** The same on phones, in the sheet of the wallet. */
export const WalletWithLimitOnPhones = meta.story({
  parameters: { sandbox: { persona: 'member', at: null, scenario: 'limited' } },
  globals: { viewport: { value: 'smallest' } },
  args: asMember(),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: balanceName(t) }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveTextContent(/฿/));
  },
});

/** Where the operator has switched off all ways of money, the sheet of the wallet still has the balance. */
export const WalletWithoutPages = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: asMember({
    whitelabel: ['DEPOSIT', 'WITHDRAW', 'WALLET', 'LIMITS'].map((modId) => ({
      modId,
      enabled: '0',
      childrenNodes: [],
    })),
  }),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: balanceName(t) }));
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByText(/฿/)).toBeVisible());
    await expect(sheet.queryByRole('link')).toBeNull();
  },
});

/** A balance on its way to a new value, to which money has come: it keeps its width and its name. */
export const TheBalanceRises = meta.story({
  args: asMember(),
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const button = await canvas.findByRole('button', { name: balanceName(t) });
    const width = button.getBoundingClientRect().width;
    const balance = canvasElement.querySelector<HTMLElement>(shownBalance);
    Object.assign(balance?.dataset ?? {}, { counts: '฿9,876.50', rose: '' });
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveAccessibleName(/฿10,000\.00$/);
  },
});

/** Clicks while a refresh is running are ignored. */
export const RefreshingTheBalance = meta.story({
  globals: { viewport: { value: 'wide' } },
  render: (args, { sandbox, globals }) => {
    const member = { ...sampleMember(), onRefreshBalance: refresh };
    return <AppShell {...sampleAppShell(sandbox, globals)} {...args} role="member" member={member} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    refresh.mockClear();
    const button = canvas.getByRole('button', { name: t('appShell:refreshBalance') });
    button.click();
    button.click();
    button.click();
    await expect(refresh).toHaveBeenCalledOnce();
  },
});
const refresh = fn(() => new Promise<void>(() => {}));

/** On wide screens the header leads visitors to practice beside the sign-up, where the operator offers it (LGN-12). */
export const PracticeInTheHeader = meta.story({
  args: { practiceHref: '/?try=hot' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: t('appShell:practise') })).toHaveAttribute('href', '/?try=hot');
    await expect(header.getByRole('button', { name: t('appShell:signUp') })).toBeVisible();
  },
});

/** On phones the bottom bar and the menu of visitors lead to practice, where the operator offers it (LGN-12). */
export const PracticeOnPhones = meta.story({
  args: { practiceHref: '/?try=hot' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const bar = within(canvas.getByRole('navigation', { name: t('appShell:bottomNav') }));
    await expect(bar.getByRole('link', { name: t('appShell:practise') })).toHaveAttribute('href', '/?try=hot');
    await userEvent.click(canvas.getByRole('button', { name: t('appShell:menu') }));
    const sheet = within(await screen.findByRole('dialog'));
    const practise = await sheet.findByRole('link', { name: t('login:practise') });
    await waitFor(() => expect(practise).toBeVisible());
    await expect(practise).toHaveAttribute('href', '/?try=hot');
    await expect(practise.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
