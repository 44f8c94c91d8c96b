import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type Globals } from '#storybook/sampleOf.ts';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollBoard, type ScrollBoardProps } from './ScrollBoard.tsx';

const labelsOf = (sandbox: SandboxContext): ScrollBoardProps['labels'] => {
  const t = translatorOf(sandbox);
  return { pause: t('banner:pause'), play: t('banner:play') };
};
const rows = (globals: Globals, count: number): ScrollBoardProps['items'] => {
  const names = storyMessages(globals).gameNames.split(', ');
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
  args: { label: '', items: [], rows: 5, labels: { pause: '', play: '' } },
  // Storybook's dynamic source rendering does not terminate for elements inside arrays.
  parameters: { motion: 'full', docs: { source: { type: 'code' } } },
  render: (args, { globals, sandbox }) => (
    <div style={{ maxWidth: 420 }}>
      <Card>
        <ScrollBoard
          {...args}
          label={storyMessages(globals).jackpot}
          labels={labelsOf(sandbox)}
          items={args.items.length > 0 ? args.items : rows(globals, 50)}
        />
      </Card>
    </div>
  ),
});

/** Fifty rows, five in view. The motion pauses on hover and with the pause button. */
export const Playground = meta.story({
  play: async ({ canvas, userEvent, sandbox }) => {
    const list = canvas.getByRole('list');
    const moved = () => -new DOMMatrix(getComputedStyle(list).transform).m42;
    await waitFor(() => expect(moved()).toBeGreaterThan(0));
    await expect(list.children).toHaveLength(50);
    const before = moved();
    await waitFor(() => expect(moved()).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(sandbox).pause }));
    await expect(await canvas.findByRole('button', { name: labelsOf(sandbox).play })).toBeVisible();

    // Half a pixel per frame at 60 frames per second (CON-01).
    const [animation] = list.getAnimations();
    if (!animation) throw new Error('the list is not animated');
    animation.currentTime = 1000 / 60;
    await expect(moved()).toBeCloseTo(0.5);
  },
});

/** The fifty rows repeat without a gap: a row that has left at the top follows the last one. */
export const Endless = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    const animation = await waitFor(() => {
      const [first] = list.getAnimations();
      if (!first) throw new Error('the list is not animated');
      return first;
    });
    const frame = list.parentElement?.getBoundingClientRect() ?? canvasElement.getBoundingClientRect();
    const end = (list.offsetHeight / 30) * 1000;
    const inView = () =>
      [...list.children].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > frame.top && top < frame.bottom;
      });
    for (const part of [0, 0.5, 0.95, 1, 1.05]) {
      animation.currentTime = end * part;
      // Five rows, or six if the first and the last are cut off.
      await waitFor(() => expect(inView().length).toBeGreaterThanOrEqual(5));
    }
    // The second loop starts at the position of the first.
    await waitFor(() => expect(Number(animation.currentTime)).toBeLessThan(end / 2));
  },
});

/** Rows that fit do not move. Three rows do not move either; if only two are in view, they can be scrolled. */
export const Static = meta.story({
  render: (args, { globals, sandbox }) => (
    <Stack gap="xl">
      <ScrollBoard
        {...args}
        label={storyMessages(globals).jackpot}
        labels={labelsOf(sandbox)}
        items={rows(globals, 4)}
        rows={5}
      />
      <ScrollBoard
        {...args}
        label={storyMessages(globals).hot}
        labels={labelsOf(sandbox)}
        items={rows(globals, 3)}
        rows={2}
      />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const scrollable = canvas.getByRole('group', { name: storyMessages(globals).hot });
    await expect(scrollable.scrollHeight).toBeGreaterThan(scrollable.clientHeight);
  },
});
