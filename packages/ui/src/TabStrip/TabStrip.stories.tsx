import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { navIcons, navKeys } from '../Icon/navIcons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TabStrip, type TabStripItem, type TabStripProps, tabStripLooks } from './TabStrip.tsx';

type Words = ReturnType<typeof storyMessages>;

const vendors = (words: Words): TabStripItem<string>[] =>
  [words.allVendors, ...words.vendorNames.split(', ')].map((label, index) => ({ id: String(index), label }));

const pictured = (words: Words): TabStripItem<string>[] =>
  vendors(words).map((item, index) => ({
    ...item,
    leading: <Icon of={navIcons[navKeys[index % navKeys.length] ?? 'HOME']} size="xlarge" />,
  }));

const meta = preview.meta({
  title: 'Kit/TabStrip',
  component: TabStrip<string>,
  args: { label: '', items: [], chosen: '0', previousLabel: '', nextLabel: '', onChoose: fn() },
  render: function Render(args, { globals }) {
    const words = storyMessages(globals);
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <TabStrip
        {...args}
        label={words.vendors}
        previousLabel={words.scrollBack}
        nextLabel={words.scrollOn}
        items={args.items.length > 0 ? args.items : vendors(words)}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          args.onChoose?.(id);
        }}
      />
    );
  },
});

const Phone = ({ children }: { children: ReactNode }) => <div style={{ width: 360 }}>{children}</div>;

/** Buttons: Tab focuses the selected one, the arrow keys move the focus, Enter and Space select. */
export const Playground = meta.story({
  decorators: [
    (Story) => (
      <Phone>
        <Story />
      </Phone>
    ),
  ],
  play: async ({ canvas, args, globals, userEvent }) => {
    const words = storyMessages(globals);
    const all = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('radiogroup', { name: words.vendors })).toBeVisible();
    await expect(canvas.getByRole('radio', { checked: true })).toBe(all[0]);
    await userEvent.tab();
    await expect(all[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(all[2]).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2');
    await expect(all[2]).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(all.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(all[0]).toHaveFocus();
  },
});

/** With more than seven items that do not fit, arrows appear on the sides that have more items. */
export const Arrows = meta.story({
  decorators: [
    (Story) => (
      <Phone>
        <Story />
      </Phone>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const words = storyMessages(globals);
    const strip = canvas.getByRole('radiogroup');
    const next = () => canvas.queryByRole('button', { name: words.scrollOn });
    const previous = () => canvas.queryByRole('button', { name: words.scrollBack });
    await waitFor(() => expect(next()).toBeVisible());
    await expect(previous()).toBeNull();
    await userEvent.click(next() as HTMLElement);
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(150));
    await waitFor(() => expect(previous()).toBeVisible());
    strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(next()).toBeNull());
  },
});

/** Up to `arrowsFrom` items there are no arrows, even if the items do not fit. */
export const FewHaveNoArrows = meta.story({
  args: { arrowsFrom: 12 },
  decorators: [
    (Story) => (
      <Phone>
        <Story />
      </Phone>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** There are no arrows if all items fit. */
export const AllFit = meta.story({
  args: { items: [...'123456789'].map((id) => ({ id, label: id })), chosen: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The selected item is scrolled into view initially and when items are inserted before it. */
export const ChosenInView = meta.story({
  args: { chosen: '11' },
  render: function Render(args, { globals }) {
    const words = storyMessages(globals);
    const [late, setLate] = useState<TabStripItem<string>[]>([]);
    return (
      <Phone>
        <TabStrip
          {...args}
          label={words.vendors}
          previousLabel={words.scrollBack}
          nextLabel={words.scrollOn}
          items={[...late, ...vendors(words)]}
        />
        <Button onClick={() => setLate([...'abcdefgh'].map((id) => ({ id, label: words.favourites })))}>
          {words.recent}
        </Button>
      </Phone>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const inView = async () => {
      const strip = canvas.getByRole('radiogroup').getBoundingClientRect();
      const chosen = canvas.getByRole('radio', { checked: true }).getBoundingClientRect();
      await expect(chosen.right).toBeLessThanOrEqual(strip.right);
      await expect(chosen.left).toBeGreaterThanOrEqual(strip.left);
    };
    await inView();
    await userEvent.click(canvas.getByRole('button', { name: storyMessages(globals).recent }));
    await expect(canvas.getAllByRole('radio', { name: storyMessages(globals).favourites })).toHaveLength(8);
    await waitFor(inView);
  },
});

/** Items with URLs form a navigation landmark with one current link. */
export const Links = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <TabStrip
        {...args}
        look="line"
        label={words.lists}
        previousLabel={words.scrollBack}
        nextLabel={words.scrollOn}
        items={[
          { id: '0', label: words.hot, href: '#hot' },
          {
            id: '1',
            label: words.favourites,
            href: '#favourites',
            badge: <Badge count={120} label={words.unread.replace('{count}', '120')} tone="accentSoft" />,
          },
          { id: '2', label: words.recent, href: '#recent' },
        ]}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: storyMessages(globals).lists })).toBeVisible();
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
});

export const Looks = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <Stack gap="lg">
        {tabStripLooks.map((look) => {
          const strip: TabStripProps<string> = {
            ...args,
            look,
            label: `${words.vendors} ${look}`,
            previousLabel: words.scrollBack,
            nextLabel: words.scrollOn,
            items: look === 'tile' ? pictured(words) : vendors(words),
            chosen: '4',
          };
          return <TabStrip key={look} {...strip} />;
        })}
      </Stack>
    );
  },
});

export const Narrow = meta.story({
  args: { look: 'tile', chosen: '3' },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    const [first, ...rest] = pictured(words);
    return (
      <div style={{ width: 220 }}>
        <TabStrip
          {...args}
          label={words.vendors}
          previousLabel={words.scrollBack}
          nextLabel={words.scrollOn}
          items={first ? [{ ...first, label: words.longName }, ...rest] : rest}
        />
      </div>
    );
  },
});
