import { Headset, History, MessageCircle, Percent } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { FloatingActions } from './FloatingActions.tsx';

const onSelect = fn();

const meta = preview.meta({
  title: 'Kit/FloatingActions',
  component: FloatingActions,
  args: { label: '', icon: <Icon of={Headset} size="large" />, actions: [] },
  render: (args, { globals }) => {
    const { open, notice, recent, wallet, paragraph } = storyMessages(globals);
    return (
      <div style={{ minHeight: '160vh' }}>
        <Stack>
          {Array.from({ length: 6 }, (_, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Stack>
        <FloatingActions
          {...args}
          label={open}
          actions={[
            { id: 'chat', label: notice, icon: <Icon of={MessageCircle} />, badge: true, onSelect },
            { id: 'recent', label: recent, icon: <Icon of={History} />, href: '/recent' },
            { id: 'rebate', label: wallet, icon: <Icon of={Percent} />, onSelect },
          ]}
        />
      </div>
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

/** The button hides on scrolling down and returns on scrolling up or on keyboard focus. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const place = button.closest('div') as HTMLElement;
    const opacity = () => getComputedStyle(place).opacity;
    await expect(opacity()).toBe('1');
    window.scrollTo(0, 200);
    await waitFor(() => expect(opacity()).toBe('0'));
    window.scrollTo(0, 120);
    await waitFor(() => expect(opacity()).toBe('1'));
    window.scrollTo(0, 220);
    await waitFor(() => expect(opacity()).toBe('0'));
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(opacity()).toBe('1'));
    window.scrollTo(0, 0);
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
