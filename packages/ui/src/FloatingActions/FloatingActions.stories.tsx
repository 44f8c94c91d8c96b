import { Headset, History, MessageCircle, Percent } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FloatingActions } from './FloatingActions.tsx';

const onSelect = fn();

const meta = preview.meta({
  title: 'Kit/FloatingActions',
  component: FloatingActions,
  args: { label: '', icon: <Icon of={Headset} size="large" />, actions: [] },
  render: (args, { globals }) => {
    const { open, notice, recent, wallet } = storyMessages(globals);
    return (
      <FloatingActions
        {...args}
        label={open}
        actions={[
          { id: 'chat', label: notice, icon: <Icon of={MessageCircle} />, badge: true, onSelect },
          { id: 'recent', label: recent, icon: <Icon of={History} />, href: '/recent' },
          { id: 'rebate', label: wallet, icon: <Icon of={Percent} />, onSelect },
        ]}
      />
    );
  },
});

/** A `Menu` with arrow keys. Escape restores the focus, and actions run inside the user gesture. */
export const Playground = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    onSelect.mockClear();
    const words = storyMessages(globals);
    const button = canvas.getByRole('button', { name: words.open });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    const items = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(items[2]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: words.notice }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
});

/** The open menu. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});
