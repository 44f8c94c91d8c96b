import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { asMember, sampleAppShell, storyTime } from './appShell.samples.tsx';
import { AppShell } from './AppShell.tsx';
import type { AppShellProps } from './appShell.types.ts';

const meta = preview.type<{ args: Partial<AppShellProps> }>().meta({
  title: 'Screens/Frame/Phone sheets',
  parameters: { layout: 'fullscreen', sandbox: { at: storyTime } },
  globals: { viewport: { value: 'phone' } },
  render: (args, { sandbox, globals }) => <AppShell {...sampleAppShell(sandbox, globals)} {...args} />,
});

interface PlayContext {
  readonly canvas: ReturnType<typeof within>;
  readonly sandbox: SandboxContext;
}

/** Presses an entry of the bottom bar and returns the sheet that it opens. */
async function openFromBar({ canvas, sandbox }: PlayContext, entry: 'games' | 'me' | 'help') {
  const t = translatorOf(sandbox);
  const bar = within(canvas.getByRole('navigation', { name: t('appShell:bottomNav') }));
  await userEvent.click(await bar.findByRole('button', { name: new RegExp(`^${t(`appShell:${entry}`)}`) }));
  const dialog = await screen.findByRole('dialog');
  await expectNoOverflow();
  return { dialog, sheet: within(dialog), t };
}

const expectNoOverflow = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

const played = { sandbox: { persona: 'member', at: null, scenario: 'played' } } as const;

/** NAV-08: five entries of the same width for visitors and for members. */
export const BarOfAVisitor = meta.story({
  args: { practiceHref: '/?try=hot' },
  play: async ({ canvas, sandbox }) => {
    await expectEqualEntries({ canvas, sandbox }, 5);
  },
});
export const BarOfAMember = meta.story({
  parameters: played,
  args: asMember(),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expectEqualEntries({ canvas, sandbox }, 5);
    const bar = within(canvas.getByRole('navigation', { name: t('appShell:bottomNav') }));
    await expect(await bar.findByRole('link', { name: new RegExp(`^${t('appShell:bets')} .*\\d`) })).toHaveAttribute(
      'href',
      '/?centre=personalHistoryCopy',
    );
  },
});
/** Entries that the operator has switched off leave, and the others stay equal. */
export const BarOfAMinimalOperator = meta.story({
  args: { navigation: ['home'], practiceHref: null },
  play: async ({ canvas, sandbox }) => {
    await expectEqualEntries({ canvas, sandbox }, 2);
  },
});
/** ROL-04: a trial account has no bets to look at, and practises already. */
export const BarOfATrial = meta.story({
  args: { ...asMember(), role: 'trial', betsHref: null },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    await expectEqualEntries({ canvas, sandbox }, 4);
  },
});

async function expectEqualEntries({ canvas, sandbox }: PlayContext, count: number): Promise<void> {
  const bar = canvas.getByRole('navigation', { name: translatorOf(sandbox)('appShell:bottomNav') });
  const entries = [...bar.querySelectorAll('a, button')];
  await expect(entries).toHaveLength(count);
  const widths = entries.map((entry) => Math.round(entry.getBoundingClientRect().width));
  await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  await expectNoOverflow();
}

/** The navigation with language and theme (GEN-06c, GEN-06d). Its games lead to the sheet of the games. */
export const PhoneMenu = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('appShell:menu') }));
    const menu = within(await screen.findByRole('dialog', { name: t('appShell:menu') }));
    await expect(await menu.findByRole('button', { name: t('appShell:theme') })).toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: t('menus:games.title') }));
    const games = within(await screen.findByRole('dialog', { name: t('menus:games.title') }));
    const slots = await games.findByRole('link', { name: new RegExp(`^${t('common:gameTypes.RNG')}`) });
    await waitFor(() => expect(slots).toBeVisible());
  },
});

/** NAV-10: a tap goes to the category. What runs now is said by lists of the platform. */
export const Games = meta.story({
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'games');
    const live = await sheet.findByRole('link', { name: new RegExp(`^${t('common:gameTypes.LIVE')}`) });
    await expect(live).toHaveAttribute('href', '/live');
    const [before = ''] = t('menus:games.facts.tables', { count: '|' }).split('|');
    const [, after = ''] = t('menus:games.facts.tables', { count: '|' }).split('|');
    await waitFor(() => expect(live).toHaveTextContent(new RegExp(`${before}\\d+${after}`)));
    // The samples have the platform's own types, and the favourites.
    const links = sheet.getAllByRole('link');
    await expect(links).toHaveLength(7);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(99);
    await expect(sheet.queryByRole('link', { name: new RegExp(`^${t('common:gameTypes.ELOTT')}`) })).toBeNull();
  },
});
export const GamesOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  parameters: played,
  args: asMember(),
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'games');
    await sheet.findByRole('link', { name: new RegExp(`^${t('menus:games.favourites')}`) });
    const tops = sheet.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(3);
    await expectNoOverflow();
  },
});
/** The field of the sheet opens the quick search. */
export const GamesSearch = meta.story({
  args: { onSearch: fn() },
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'games');
    await userEvent.click(await sheet.findByRole('button', { name: t('menus:games.search') }));
    await expect(context.args.onSearch).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
/** A tile without an answer has no fact, and leads on all the same. */
export const GamesWithoutFacts = meta.story({
  parameters: {
    sandbox: {
      at: storyTime,
      faults: (['gameRooms', 'gameMatches', 'lotteryOpenDraws'] as const).map((match) => ({
        match,
        fault: { kind: 'network' },
      })),
    },
  },
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'games');
    const live = await sheet.findByRole('link', { name: t('common:gameTypes.LIVE') });
    await waitFor(() => expect(live).toBeVisible());
    await expect(sheet.getByRole('link', { name: t('common:gameTypes.LOTT') })).toBeVisible();
  },
});
export const GamesLoading = meta.story({
  args: { categories: loading },
  play: async (c) => void (await openFromBar(c, 'games')),
});
export const GamesFailed = meta.story({
  args: {
    categories: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() },
  },
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'games');
    const failed = await sheet.findByText(t('menus:games.failed'));
    await waitFor(() => expect(failed).toBeVisible());
    await expect(sheet.getByRole('button', { name: t('common:retry') })).toBeVisible();
  },
});
/** ROL-04: a trial account has no favourites. */
export const GamesOfATrial = meta.story({
  args: { ...asMember(), role: 'trial', betsHref: null },
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'games');
    await sheet.findByRole('link', { name: new RegExp(`^${t('common:gameTypes.RNG')}`) });
    await expect(sheet.queryByRole('link', { name: new RegExp(`^${t('menus:games.favourites')}`) })).toBeNull();
  },
});

/** The player's own entries: who they are, the balance, which can be hidden, the ways of money, and the pages. */
export const OwnEntries = meta.story({
  parameters: played,
  args: asMember(),
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'me');
    const deposit = sheet.getByRole('link', { name: t('memberCentre:pages.depositv2') });
    await waitFor(() => expect(deposit).toBeVisible());
    await expect(sheet.getAllByRole('link', { name: t('memberCentre:pages.withdraw') })).toHaveLength(1);
    // One golden action per screen: the header keeps the place of its own only.
    await expect(context.canvas.queryByRole('link', { name: t('memberCentre:pages.depositv2') })).toBeNull();
    const amount = sheet.getByText('฿10,000.00');
    const hide = sheet.getByRole('button', { name: t('memberCentre:hideBalance') });
    await userEvent.click(hide);
    await expect(hide).toHaveAttribute('aria-pressed', 'true');
    await expect(amount).not.toBeVisible();
    await userEvent.click(hide);
    await expect(amount).toBeVisible();
  },
});
export const OwnEntriesOfAnAgent = meta.story({
  parameters: { sandbox: { persona: 'agent', at: null, scenario: 'played' } },
  args: { ...asMember(), role: 'agent' },
  globals: { viewport: { value: 'smallest' } },
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'me');
    const agent = await sheet.findByRole('link', { name: new RegExp(`^${t('appShell:account.agent')}`) });
    await waitFor(() => expect(agent).toBeVisible());
  },
});
export const OwnEntriesOfATrial = meta.story({
  parameters: { sandbox: { persona: 'trial', at: null } },
  args: { ...asMember({ nickname: 'trial' }), role: 'trial', betsHref: null },
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'me');
    const mark = await sheet.findByText(t('appShell:trialMark'));
    await waitFor(() => expect(mark).toBeVisible());
    await expect(sheet.queryByRole('link')).toBeNull();
    await expect(sheet.getByRole('button', { name: t('appShell:account.signOut') })).toBeVisible();
  },
});

/** NAV-03f, NAV-03g: the balance opens both ways of money. */
export const Wallet = meta.story({
  parameters: played,
  args: asMember(),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('appShell:balance')}`) }));
    const sheet = within(await screen.findByRole('dialog', { name: t('appShell:wallet') }));
    for (const page of ['depositv2', 'withdraw'] as const) {
      const link = await sheet.findByRole('link', { name: t(`memberCentre:pages.${page}`) });
      await waitFor(() => expect(link).toBeVisible());
    }
    await expect(sheet.getByRole('button', { name: t('appShell:refreshBalance') })).toBeVisible();
  },
});

/** CS-01: one tap from any page to customer service. */
export const Support = meta.story({
  play: async (context) => {
    const { sheet, t } = await openFromBar(context, 'help');
    const help = await sheet.findByRole('link', { name: t('menus:support.help') });
    await waitFor(() => expect(help).toBeVisible());
  },
});

/** The smallest phone, or 400 % zoom: balances of eight and nine digits fit, with the deposit and customer service. */
export const LongestBalance = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: asMember({ balance: ready('123456789.25', false, storyTime) }),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const amount = await canvas.findByText('฿123,456,789.25');
    const deposit = canvas.getByRole('link', { name: t('memberCentre:pages.depositv2') });
    const help = canvas.getByRole('button', { name: t('appShell:help') });
    const edge = (element: Element) => element.getBoundingClientRect();
    await expect(edge(deposit).left).toBeGreaterThanOrEqual(edge(amount).right);
    await expect(edge(help).left).toBeGreaterThanOrEqual(edge(deposit).right);
    await expect(edge(help).right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const menu = canvas.getByRole('button', { name: t('appShell:menu') });
    await expect(edge(amount).left).toBeGreaterThanOrEqual(edge(menu).right);
    await expect(edge(amount).height).toBeLessThan(30);
    await expectNoOverflow();
  },
});
export const LongBalance = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: asMember({ balance: ready('12345678.90', false, storyTime) }),
});
