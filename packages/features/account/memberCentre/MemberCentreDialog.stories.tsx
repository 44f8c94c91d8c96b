import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Translate } from '#core/i18n/translate.ts';
import { paths } from '#core/routing/paths.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { memberPageOrder } from './memberCentre.model.ts';
import type { MemberCentreDialogProps } from './memberCentre.types.ts';
import { MemberCentreDialog } from './MemberCentreDialog.tsx';

const problem = {
  code: 'E-depositv2-261121-1000',
  href: '/help?reference=E-depositv2-261121-1000#contact',
};
const record = paths.memberCentre('/rng?p=2', 'transactionHistory');

/** Content taller than the screen, with a link to another page of the centre. */
const longPage = (t: Translate, { paragraph }: ReturnType<typeof storyMessages>) => (
  <Stack>
    <Link href={record}>{t('memberCentre:pages.transactionHistory')}</Link>
    {Array.from({ length: 48 }, (_, index) => (
      <Text key={index}>{paragraph}</Text>
    ))}
  </Stack>
);

const meta = preview.type<{ args: Partial<Omit<MemberCentreDialogProps, 'menuHref'>> }>().meta({
  title: 'Screens/Member centre/Centre',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  render: (args, { globals, sandbox }) => (
    <MemberCentreDialog
      open
      page="depositv2"
      menuHref={paths.memberCentre('/rng?p=2', 'menu')}
      entries={memberPageOrder.map((page) => ({ page, href: paths.memberCentre('/rng?p=2', page) }))}
      problem={problem}
      outside={[
        { name: 'pointMall', href: '/pointMall' },
        { name: 'vip', href: '/vip' },
        { name: 'contact', href: '/help#contact' },
      ]}
      onFollow={fn()}
      onClose={fn()}
      {...args}
    >
      {longPage(translatorOf(sandbox), storyMessages(globals))}
    </MemberCentreDialog>
  ),
});

const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const menuOf = (dialog: HTMLElement) => within(dialog).getByRole('navigation');
const insideOf = (dialog: HTMLElement) => menuOf(dialog).parentElement?.nextElementSibling as HTMLElement;
const isWithin = (inner: Element, outer: Element) => {
  const [small, large] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    small.left >= large.left && small.right <= large.right && small.top >= large.top && small.bottom <= large.bottom
  );
};

/** A page that failed leads to customer service, with a code to name; one that did not has no such line. */
export const PageFailed = meta.story({
  render: (args, { globals }) => (
    <MemberCentreDialog
      open
      page="depositv2"
      menuHref="/?centre=menu"
      entries={[]}
      outside={[]}
      problem={problem}
      onFollow={fn()}
      onClose={fn()}
      {...args}
    >
      <ErrorState
        level={3}
        title={storyMessages(globals).paragraph}
        action={<Button>{storyMessages(globals).paragraph}</Button>}
      />
    </MemberCentreDialog>
  ),
  play: async ({ sandbox }) => {
    const link = await within(await opened()).findByRole('link', {
      name: translatorOf(sandbox)('memberCentre:problem.link'),
    });
    await expect(link).toHaveAttribute('href', problem.href);
  },
});

/** MEM-01: the menu stays visible while the content scrolls. A link to another page replaces the current one. */
export const Wide = meta.story({
  args: { onFollow: fn(), onClose: fn() },
  play: async ({ args, sandbox, step }) => {
    const t = translatorOf(sandbox);
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName(t('memberCentre:pages.depositv2'));
    const links = within(menuOf(dialog)).getAllByRole('link');
    const outside = (['pointMall', 'vip', 'contact'] as const).map((page) => t(`memberCentre:outside.${page}`));
    const titles = [...memberPageOrder.map((page) => t(`memberCentre:pages.${page}`)), ...outside];
    await expect(within(dialog).queryByText(t('memberCentre:problem.link'))?.checkVisibility() ?? false).toBe(false);
    await expect(links.map((link) => link.textContent).toSorted()).toEqual(titles.toSorted());
    const money = within(within(menuOf(dialog)).getByRole('list', { name: t('memberCentre:groups.money') }));
    await expect(money.getByRole('link', { name: t('memberCentre:pages.withdraw') })).toBeVisible();
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
      within(menuOf(dialog)).getByRole('link', { name: t('memberCentre:pages.depositv2') }),
    ]);
    await step('the content scrolls independently', async () => {
      const inside = insideOf(dialog);
      inside.scrollTo({ top: 500, behavior: 'instant' });
      await expect(inside.scrollTop).toBe(500);
      // The menu scrolls on its own, too, when it has more pages than fit.
      await expect(isWithin(menuOf(dialog).parentElement as HTMLElement, dialog)).toBe(true);
      await expect(dialog.scrollTop).toBe(0);
    });
    await step('links of the menu and of the content replace the page', async () => {
      await userEvent.click(links[2] as HTMLElement);
      await expect(args.onFollow).toHaveBeenLastCalledWith(links[2]?.getAttribute('href'));
      await userEvent.click(within(insideOf(dialog)).getByRole('link'));
      await expect(args.onFollow).toHaveBeenLastCalledWith(record);
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Full screen on phones. The page has no menu beside it, but a link to the menu. */
export const Phone = meta.story({
  args: { page: 'limits', onFollow: fn() },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args, sandbox }) => {
    const dialog = await opened();
    if (window.innerWidth >= 768) return;
    // Waits for the enter animation.
    await waitFor(() => {
      const { top, bottom, left, right } = dialog.getBoundingClientRect();
      return expect([top, bottom, left, right]).toEqual([0, window.innerHeight, 0, window.innerWidth]);
    });
    await expect(within(dialog).queryByRole('navigation')).toBeNull();
    const toMenu = within(dialog).getByRole('link', { name: translatorOf(sandbox)('memberCentre:allPages') });
    await expect(toMenu.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const content = within(dialog).getByRole('link', {
      name: translatorOf(sandbox)('memberCentre:pages.transactionHistory'),
    });
    const inside = content.closest<HTMLElement>('[tabindex="-1"]') as HTMLElement;
    inside.scrollTo({ top: 500, behavior: 'instant' });
    await expect(inside.scrollTop).toBe(500);
    // The way to the menu stays in view.
    await expect(isWithin(toMenu, dialog)).toBe(true);
    await expect(dialog.scrollTop).toBe(0);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await userEvent.click(toMenu);
    await expect(args.onFollow).toHaveBeenCalledWith(toMenu.getAttribute('href'));
  },
});

/** MEM-01a: the menu on phones, a page of tiles in groups. */
export const PhoneMenu = meta.story({
  args: { page: 'securityCenter', menu: true, onFollow: fn() },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args }) => {
    const dialog = await opened();
    if (window.innerWidth >= 768) return;
    const links = within(menuOf(dialog)).getAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(insideOf(dialog)).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    const pages = links.filter((link) => link.getAttribute('href')?.includes('centre='));
    await userEvent.click(pages.at(-1) as HTMLElement);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
});

/** FLG-02: until it is known whether the page is offered, the dialog has its name, and nothing of it. */
export const Undecided = meta.story({
  args: { undecided: true, entries: [], onClose: fn() },
  play: async ({ args, globals, sandbox }) => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName(translatorOf(sandbox)('memberCentre:pages.depositv2'));
    await expect(within(dialog).getByRole('status')).toBeInTheDocument();
    await expect(within(dialog).queryByRole('link')).toBeNull();
    await expect(within(dialog).queryByText(storyMessages(globals).paragraph)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** FLG-02: groups without an offered page are left out. */
export const FewPages = meta.story({
  render: (args, { globals, sandbox }) => (
    <MemberCentreDialog
      open
      page="securityCenter"
      menuHref="/?centre=menu"
      outside={[]}
      entries={(['securityCenter', 'depositv2'] as const).map((page) => ({ page, href: `/?centre=${page}` }))}
      onFollow={fn()}
      onClose={fn()}
      {...args}
    >
      {longPage(translatorOf(sandbox), storyMessages(globals))}
    </MemberCentreDialog>
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await opened();
    await expect(within(menuOf(dialog)).getByRole('list', { name: t('memberCentre:groups.money') })).toBeVisible();
    await expect(within(menuOf(dialog)).queryByText(t('memberCentre:groups.records'))).toBeNull();
  },
});

/** MEM-04c: a page that a break closes says so, until when, and what stays open. */
export const ClosedByBreak = meta.story({
  args: {
    page: 'rewardCenter',
    closed: {
      state: { is: 'break', until: '2026-12-01T03:00:00Z' },
      instead: [{ name: 'withdraw', href: paths.memberCentre('/rng?p=2', 'withdraw') }],
    },
    onFollow: fn(),
  },
  play: async ({ args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await opened());
    const page = t('memberCentre:pages.rewardCenter');
    await expect(await dialog.findByRole('heading', { name: t('closed:break.title', { page }) })).toBeVisible();
    await expect(dialog.getByText(t('closed:stays'), { exact: false })).toHaveTextContent('10:00');
    await expect(dialog.queryByText(t('memberCentre:notOffered'))).toBeNull();
    await expect(dialog.queryByText(storyMessages(globals).paragraph)).toBeNull();
    // The menu has one, too.
    const ways = dialog.getAllByRole('link', { name: t('closed:open.withdraw') });
    await userEvent.click(ways.at(-1) as HTMLElement);
    await expect(args.onFollow).toHaveBeenCalledWith(paths.memberCentre('/rng?p=2', 'withdraw'));
  },
});

/** A link to a page that the centre does not have leads to my account, and says so. */
export const NotOffered = meta.story({
  args: { page: 'securityCenter', instead: true },
  play: async ({ sandbox }) => {
    const dialog = await opened();
    await expect(within(dialog).getByText(translatorOf(sandbox)('memberCentre:notOffered'))).toBeVisible();
  },
});
