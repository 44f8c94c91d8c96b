import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { illegible } from '#storybook/legibility.ts';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { brokenPicture, storyPicture } from '#storybook/storyPictures.ts';
import { Button } from '../Button/Button.tsx';
import { LinkProvider } from '../Link/LinkProvider.tsx';
import { GameTile, type GameTileProps, GameTileSkeleton } from './GameTile.tsx';

/** What lies in the middle of an element, the topmost first. */
function layersOf(element: Element): readonly Element[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2);
}

type Words = ReturnType<typeof storyMessages>;
const followed = fn();
const toggled = fn();
const tried = fn();

const heart = (words: Words, name: string, rest: Partial<NonNullable<GameTileProps['favourite']>> = {}) => ({
  pressed: false,
  label: words.favouriteOf.replace('{name}', name),
  onToggle: toggled,
  ...rest,
});

const meta = preview.meta({
  title: 'Kit/GameTile',
  component: GameTile,
  args: { href: '/rng/golden-lotus', name: '', vendor: '', image: storyPicture(0) },
  decorators: [
    (Story) => (
      <LinkProvider
        component={({ onClick, ...rest }) => (
          <a
            {...rest}
            onClick={(event) => {
              event.preventDefault();
              followed(rest.href);
            }}
          />
        )}
      >
        <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 142px)', gap: 12 }}>
          <Story />
        </ul>
      </LinkProvider>
    ),
  ],
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    const name = args.name || words.gameName;
    return <GameTile {...args} name={name} vendor={words.vendor} />;
  },
});

/** A tile whose heart has state. */
function StatefulTile(props: GameTileProps & { words: Words }) {
  const [pressed, setPressed] = useState(false);
  const { words, ...tile } = props;
  const onToggle = () => {
    toggled();
    setPressed(!pressed);
  };
  return <GameTile {...tile} favourite={heart(words, tile.name, { pressed, onToggle })} />;
}

/** The heart is a separate button. Clicking it does not open the game. */
export const Playground = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <StatefulTile {...args} name={words.gameName} vendor={words.vendor} hotLabel={words.hotMark} words={words} />
    );
  },
  play: async ({ canvas, globals }) => {
    followed.mockClear();
    toggled.mockClear();
    const words = storyMessages(globals);
    const link = canvas.getByRole('link', { name: new RegExp(`${words.gameName}.*${words.vendor}.*${words.hotMark}`) });
    const button = canvas.getByRole('button', { name: words.favouriteOf.replace('{name}', words.gameName) });
    await expect(link).not.toContainElement(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');

    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(followed).not.toHaveBeenCalled();

    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledWith('/rng/golden-lotus');
    await expect(toggled).toHaveBeenCalledOnce();
    // The cover can become what the page of the game gives this name.
    const cover = link.closest('li')?.firstElementChild as Element;
    await expect(getComputedStyle(cover).viewTransitionName).toBe('cover');

    (document.activeElement as HTMLElement).blur();
    await expect(getComputedStyle(cover).viewTransitionName).toBe('none');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
});

/** The heart has a touch target of 44 px. */
export const Favourite = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    const name = words.gameName;
    return <GameTile {...args} name={name} vendor={words.vendor} favourite={heart(words, name, { pressed: true })} />;
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

/** While the request is pending, clicks are ignored and the focus stays. */
export const Busy = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    const name = words.gameName;
    const favourite = heart(words, name, { pressed: true, busy: true });
    return <GameTile {...args} name={name} vendor={words.vendor} favourite={favourite} />;
  },
  play: async ({ canvas }) => {
    toggled.mockClear();
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(toggled).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Plain = meta.story();

/** A long name is cut, after one line on phones and two on wide screens, and the tile keeps its height. */
export const LongName = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <>
        <GameTile {...args} name={words.longName} vendor={words.sentence} hotLabel={words.hotMark} />
        <GameTile {...args} name={words.gameName} vendor={words.vendor} image={storyPicture(1)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const [long, short] = canvas.getAllByRole('listitem');
    await expect(long?.getBoundingClientRect().height).toBe(short?.getBoundingClientRect().height);
  },
});

export const NoPicture = meta.story({ args: { image: brokenPicture } });

/**
 * The first tile of a grid has the height of two rows: its cover ends where the second one's does. Its button is not part of
 * the link.
 */
export const Large = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    const [first = '', ...names] = words.gameNames.split(', ');
    return (
      <>
        <GameTile
          {...args}
          size="large"
          name={first}
          vendor={words.vendor}
          hotLabel={words.hotMark}
          favourite={heart(words, first)}
          action={
            <Button size="small" onClick={tried}>
              {words.tryGame}
            </Button>
          }
        />
        {names.map((name, index) => (
          <GameTile key={name} {...args} name={name} vendor={words.vendor} image={storyPicture(index + 1)} />
        ))}
      </>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    followed.mockClear();
    tried.mockClear();
    const [large, ...others] = canvasElement.querySelectorAll('li');
    const bottomOf = (tile: Element | undefined) => tile?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    const ends = others.map((tile) => Math.abs(bottomOf(tile) - bottomOf(large)));
    await expect(Math.min(...ends)).toBeLessThan(1.5);
    await userEvent.click(canvas.getByRole('button', { name: storyMessages(globals).tryGame }));
    await expect(tried).toHaveBeenCalledOnce();
    await expect(followed).not.toHaveBeenCalled();
    // The cover is part of the link, and lies behind the name where the brand puts one on it.
    const { left, top } = (large as Element).getBoundingClientRect();
    const link = within(large as HTMLElement).getByRole('link');
    await expect(link.contains(document.elementFromPoint(left + 20, top + 60))).toBe(true);
    const name = within(link).getByText(storyMessages(globals).gameNames.split(', ')[0] ?? '');
    const layers = layersOf(name);
    const cover = layers.findIndex((layer) => large?.firstElementChild?.contains(layer));
    await expect(cover === -1 || layers.indexOf(name) < cover).toBe(true);
    const favourite = within(large as HTMLElement).getByRole('button', { pressed: false });
    await expect(favourite.contains(layersOf(favourite)[0] ?? null)).toBe(true);
  },
});

/** A brand with names on covers. */
export const OnCover = meta.story({ ...Large.input, globals: { brand: 'naga' } });

/** On the smallest phone with large text, three lines of a name are shown and nothing lies over another. */
export const LargeText = meta.story({
  ...Large.input,
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
  },
});

/** The skeleton has the size of a tile, so that loading causes no layout shift. */
export const Skeleton = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <>
        <GameTile {...args} name={words.gameName} vendor={words.vendor} />
        <GameTileSkeleton />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [tile, skeleton] = canvasElement.querySelectorAll('li');
    await expect(skeleton?.getBoundingClientRect().height).toBe(tile?.getBoundingClientRect().height);
  },
});
