import { expect, waitFor } from 'storybook/test';
import en from '#locales/en/banner.json';
import th from '#locales/th/banner.json';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollBoard, type ScrollBoardProps } from './ScrollBoard.tsx';

interface Globals {
  language?: unknown;
}

const words = (globals: Globals): ScrollBoardProps['words'] => (globals.language === 'en' ? en : th);
const rows = (globals: Globals, count: number): ScrollBoardProps['items'] => {
  const names = storyWords(globals).gameNames.split(', ');
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    return {
      id: `${index}`,
      content: (
        <Inline justify="between" wrap={false}>
          <Inline gap="xs" wrap={false}>
            <Avatar name={name} size="small" decorative />
            <Text size="sm">{name}</Text>
          </Inline>
          <Money amount={`${(index + 3) * 1234}.50`} currency="฿" locale="th-TH" />
        </Inline>
      ),
    };
  });
};

const meta = preview.meta({
  title: 'Kit/ScrollBoard',
  component: ScrollBoard,
  args: { label: '', items: [], rows: 5, words: th },
  // Storybook's own printer of JSX does not come to an end with elements inside of lists.
  parameters: { docs: { source: { type: 'code' } } },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 420 }}>
      <Card>
        <ScrollBoard
          {...args}
          label={storyWords(globals).jackpot}
          words={words(globals)}
          items={args.items.length > 0 ? args.items : rows(globals, 50)}
        />
      </Card>
    </div>
  ),
});

/** Fifty rows, five in view. It stands still under the pointer and when it is stopped. */
export const Playground = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const list = canvas.getByRole('list');
    const moved = () => -new DOMMatrix(getComputedStyle(list).transform).m42;
    await waitFor(() => expect(moved()).toBeGreaterThan(0));
    await expect(list.children).toHaveLength(50);
    const before = moved();
    await waitFor(() => expect(moved()).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole('button', { name: words(globals).pause }));
    await expect(await canvas.findByRole('button', { name: words(globals).play })).toBeVisible();

    // Half a pixel with each of 60 frames a second (CON-01).
    const [motion] = list.getAnimations();
    if (!motion) throw new Error('nothing moves it');
    motion.currentTime = 1000 / 60;
    await expect(moved()).toBeCloseTo(0.5);
  },
});

/** Fifty rows without end: what has left at the top follows after the last one, and no gap is ever in view. */
export const Endless = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    const motion = await waitFor(() => {
      const [found] = list.getAnimations();
      if (!found) throw new Error('nothing moves it');
      return found;
    });
    const frame = list.parentElement?.getBoundingClientRect() ?? canvasElement.getBoundingClientRect();
    const end = (list.offsetHeight / 30) * 1000;
    const inView = () =>
      [...list.children].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > frame.top && top < frame.bottom;
      });
    for (const part of [0, 0.5, 0.95, 1, 1.05]) {
      motion.currentTime = end * part;
      // Five rows, or six of which the first and the last are cut.
      await waitFor(() => expect(inView().length).toBeGreaterThanOrEqual(5));
    }
    // The second run began where the first did.
    await waitFor(() => expect(Number(motion.currentTime)).toBeLessThan(end / 2));
  },
});

/** What fits does not move; nor do three, which can be scrolled where only two are in view. */
export const StandsStill = meta.story({
  render: (args, { globals }) => (
    <Stack gap="xl">
      <ScrollBoard
        {...args}
        label={storyWords(globals).jackpot}
        words={words(globals)}
        items={rows(globals, 4)}
        rows={5}
      />
      <ScrollBoard {...args} label={storyWords(globals).hot} words={words(globals)} items={rows(globals, 3)} rows={2} />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const byHand = canvas.getByRole('group', { name: storyWords(globals).hot });
    await expect(byHand.scrollHeight).toBeGreaterThan(byHand.clientHeight);
  },
});
