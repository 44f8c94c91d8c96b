import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Kit/Tabs',
  component: Tabs<string>,
  args: { label: '', items: [], onChange: fn() },
  render: (args, { globals }) => {
    const { lists, hot, favourites, recent, paused, sentence, emptyText, paragraph, unread } = storyMessages(globals);
    return (
      <Tabs
        {...args}
        label={lists}
        items={[
          { value: 'hot', label: hot, panel: <Text>{sentence}</Text> },
          {
            value: 'favourites',
            label: favourites,
            badge: <Badge count={3} label={unread.replace('{count}', '3')} tone="alert" />,
            panel: <Text>{emptyText}</Text>,
          },
          { value: 'paused', label: paused, disabled: true, panel: null },
          { value: 'recent', label: recent, panel: <Text>{paragraph}</Text> },
        ]}
      />
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const { lists, hot, recent, paragraph, sentence } = storyMessages(globals);
    await expect(canvas.getByRole('tablist', { name: lists })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: hot, selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(sentence);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: recent, selected: true })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('recent');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(paragraph);
  },
});

export const DefaultValue = meta.story({ args: { defaultValue: 'favourites' } });

/** Tabs beyond an edge fade there, under an arrow that points to them. */
export const Narrow = meta.story({
  args: { defaultValue: 'recent' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(getComputedStyle(list).maskImage).toContain('rgba(0, 0, 0, 0), rgb(0, 0, 0) 48px'));
  },
});
