import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { storyPicture } from '#storybook/storyPictures.ts';
import { GameTile, GameTileSkeleton } from '../GameTile/GameTile.tsx';
import { GameGrid } from './GameGrid.tsx';

const meta = preview.meta({
  title: 'Kit/GameGrid',
  component: GameGrid,
  args: { children: null },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <GameGrid {...args} label={words.heading}>
        {words.gameNames.split(', ').map((name, index) => (
          <GameTile
            key={name}
            href={`/rng/${index}`}
            name={index === 3 ? words.longName : name}
            vendor={words.vendor}
            image={storyPicture(index)}
            hotLabel={index % 5 === 0 ? words.hotMark : undefined}
            favourite={{
              pressed: index % 4 === 1,
              label: words.favouriteOf.replace('{name}', name),
              onToggle: () => undefined,
            }}
          />
        ))}
      </GameGrid>
    );
  },
});

const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length;
/** The expected number of columns for a window width. */
const expected = (width: number) => [480, 768, 1024, 1280].filter((from) => width >= from).length + 2;

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('list', { name: storyMessages(globals).heading });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(columnsOf(list)).toBe(expected(window.innerWidth));
  },
});

export const Smallest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(expected(window.innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  render: (args) => (
    <GameGrid {...args} busy>
      {Array.from({ length: 12 }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </GameGrid>
  ),
});
