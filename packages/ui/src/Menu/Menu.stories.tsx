import { History, Languages, LogOut, UserRound, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkProvider } from '../Link/LinkProvider.tsx';
import type { MenuItem } from './items.ts';
import { Menu } from './Menu.tsx';

const signOut = fn();
const followed = fn();

const accountItems = (globals: object): readonly MenuItem[] => {
  const words = storyMessages(globals);
  return [
    { kind: 'link', id: 'profile', href: '/me', label: words.profile, icon: <Icon of={UserRound} />, current: true },
    { kind: 'link', id: 'wallet', href: '/wallet', label: words.wallet, icon: <Icon of={Wallet} /> },
    {
      kind: 'link',
      id: 'history',
      href: '/history',
      label: words.history,
      description: words.historyText,
      icon: <Icon of={History} />,
    },
    { kind: 'divider', id: 'before sign out' },
    {
      kind: 'action',
      id: 'sign out',
      label: words.signOut,
      icon: <Icon of={LogOut} />,
      danger: true,
      onSelect: signOut,
    },
  ];
};

const meta = preview.meta({
  title: 'Kit/Menu',
  component: Menu,
  args: { label: '', items: [], trigger: () => null, align: 'start' as const },
  decorators: [
    (Story) => (
      <LinkProvider
        component={({ onClick, ...rest }) => (
          <a
            {...rest}
            onClick={(event) => {
              onClick?.(event);
              event.preventDefault();
              followed(rest.href);
            }}
          />
        )}
      >
        <div style={{ minHeight: 320 }}>
          <Story />
        </div>
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    signOut.mockReset();
    followed.mockReset();
  },
  render: ({ align }, { globals }) => {
    const words = storyMessages(globals);
    return (
      <Menu
        label={words.menu}
        align={align}
        items={accountItems(globals)}
        trigger={(button) => (
          <Button {...button} tone="outline">
            {words.person}
          </Button>
        )}
      />
    );
  },
});

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Keyboard and pointer operation. The focus returns to the trigger each time. */
export const Playground = meta.story({
  play: async ({ canvas, globals, step }) => {
    const words = storyMessages(globals);
    const trigger = canvas.getByRole('button', { name: words.person });

    await step('a click opens, another one closes', async () => {
      await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(trigger);
      const menu = await screen.findByRole('menu', { name: words.menu });
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(menu).toBeVisible());
      await userEvent.click(trigger);
      await closed();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Enter opens on the first item, and the arrow keys wrap around', async () => {
      // The stylesheet of the popup is loaded by now. Opening must not inject another one.
      const sheets = document.querySelectorAll('style').length;
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: words.profile })).toHaveFocus());
      await expect(document.querySelectorAll('style')).toHaveLength(sheets);
      await userEvent.keyboard('{ArrowUp}');
      await expect(screen.getByRole('menuitem', { name: words.signOut })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: words.wallet })).toHaveFocus();
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(trigger).toHaveFocus();
    });
    await step('the up arrow opens on the last item, and Enter selects it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: words.signOut })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(signOut).toHaveBeenCalledOnce();
      await expect(trigger).toHaveFocus();
    });
    await step('a link uses the router', async () => {
      await userEvent.click(trigger);
      const wallet = await screen.findByRole('menuitem', { name: words.wallet });
      await expect(wallet).toHaveAttribute('href', '/wallet');
      await userEvent.click(wallet);
      await closed();
      await expect(followed.mock.calls).toEqual([['/wallet']]);
    });
    await step('a click outside closes', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('menu');
      await userEvent.click(document.body);
      await closed();
    });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
  },
});

function LanguageMenu({ globals }: { globals: object }) {
  const words = storyMessages(globals);
  const [value, setValue] = useState('th');
  return (
    <Menu
      label={words.language}
      align="start"
      items={[
        {
          kind: 'choice',
          id: 'language',
          label: words.language,
          value,
          onChange: setValue,
          options: [
            { value: 'th', label: 'ไทย', lang: 'th' },
            { value: 'en', label: 'English', lang: 'en' },
          ],
        },
      ]}
      trigger={(button) => <IconButton {...button} label={words.language} icon={<Icon of={Languages} />} />}
    />
  );
}

/** A single choice, such as the language. */
export const Choice = meta.story({
  render: (_, { globals }) => <LanguageMenu globals={globals} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'ไทย' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await closed();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
});

function MenuWithDialog({ globals }: { globals: object }) {
  const words = storyMessages(globals);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={words.menu}
        items={[{ kind: 'action', id: 'nickname', label: words.nickname, onSelect: () => setOpen(true) }]}
        trigger={(button) => <Button {...button}>{words.menu}</Button>}
      />
      <Dialog open={open} onOpenChange={setOpen} title={words.nickname} closeLabel={words.close} />
    </>
  );
}

/** A dialog opened by an item receives the focus and restores it to the trigger. */
export const OpensDialog = meta.story({
  render: (_, { globals }) => <MenuWithDialog globals={globals} />,
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals);
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: words.nickname });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: words.nickname });
    await closed();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Long labels on a 320 px screen wrap, and the menu stays inside the window. */
export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => {
    const words = storyMessages(globals);
    return (
      <Menu
        label={words.menu}
        items={[
          { kind: 'link', id: 'a', href: '/a', label: words.longName, description: words.paragraph },
          { kind: 'link', id: 'b', href: '/b', label: words.wallet, icon: <Icon of={Wallet} /> },
        ]}
        trigger={(button) => <Button {...button}>{words.menu}</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    for (const item of screen.getAllByRole('menuitem'))
      // The layout height, which the entry animation does not scale.
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
