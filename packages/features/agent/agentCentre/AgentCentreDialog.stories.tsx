import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#core/routing/paths.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Text } from '#ui/Text/Text.tsx';
import { agentPageOrder, firstPage } from './agentCentre.model.ts';
import type { AgentCentreDialogProps } from './agentCentre.types.ts';
import { AgentCentreDialog } from './AgentCentreDialog.tsx';

const meta = preview.type<{ args: Partial<Omit<AgentCentreDialogProps, 'menuHref'>> }>().meta({
  title: 'Screens/Agent/Centre',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  render: (args, { globals }) => (
    <AgentCentreDialog
      open
      page={firstPage}
      menuHref={paths.agentCentre('/rng?p=2', 'menu')}
      entries={agentPageOrder.map((page) => ({
        page,
        href: paths.agentCentre('/rng?p=2', page),
        count: page === firstPage ? 2 : 0,
      }))}
      homeHref={paths.agentHome()}
      onFollow={fn()}
      onClose={fn()}
      {...args}
    >
      <Text>{storyMessages(globals).paragraph}</Text>
    </AgentCentreDialog>
  ),
});

const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** AGT-01: the menu has every page in its order, and what waits there. A link replaces the page. */
export const Wide = meta.story({
  args: { onFollow: fn(), onClose: fn() },
  play: async ({ args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await opened();
    const menu = within(dialog.getByRole('navigation', { name: translatorOf(sandbox)('agentCentre:menu') }));
    const links = menu.getAllByRole('link');
    await expect(links).toHaveLength(agentPageOrder.length);
    for (const [at, page] of agentPageOrder.entries()) {
      await expect(links[at]).toHaveAccessibleName(expect.stringContaining(t(`agentCentre:pages.${page}`)));
    }
    const [current, ...others] = links.filter((link) => link.hasAttribute('aria-current'));
    await expect(others).toEqual([]);
    await expect(current).toHaveAccessibleName(expect.stringContaining(t('agentCentre:waiting', { count: 2 })));
    await userEvent.click(current as HTMLElement);
    await expect(args.onFollow).toHaveBeenCalledWith('/rng?p=2&agent=agentTeamOverview');
    await expect(dialog.getByRole('link', { name: t('agentCentre:home') })).toHaveAttribute('href', '/agentHome');
    // The keyboard passes the menu by.
    const skip = dialog.getByRole('link', { name: t('common:skip') });
    await expect(skip.compareDocumentPosition(links[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    skip.focus();
    await expect(skip.getBoundingClientRect().height).toBeGreaterThan(20);
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent(storyMessages(globals).paragraph);
    await expect(document.activeElement).not.toHaveTextContent(t('agentCentre:pages.myIncome'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The menu on phones. */
export const PhoneMenu = meta.story({
  args: { menu: true },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const dialog = await opened();
    if (window.innerWidth >= 768) return;
    for (const link of within(dialog.getByRole('navigation')).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** Until it is known whether the operator has an agent centre, the dialog names the page and says that it loads. */
export const Undecided = meta.story({
  args: { undecided: true, entries: [] },
  play: async ({ sandbox }) => {
    const dialog = await opened();
    const t = translatorOf(sandbox);
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(t(`agentCentre:pages.${firstPage}`));
    await expect(dialog.getByRole('status')).toBeInTheDocument();
    await expect(dialog.queryByRole('link')).toBeNull();
  },
});

/** A link to a page that the centre does not have leads to the overview, and says so. */
export const NotOffered = meta.story({
  args: { instead: true },
  play: async ({ sandbox }) => {
    const dialog = await opened();
    await expect(dialog.getByText(translatorOf(sandbox)('agentCentre:notOffered'))).toBeVisible();
  },
});
