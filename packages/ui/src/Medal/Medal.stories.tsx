import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Medal } from './Medal.tsx';
import { metals } from './medalRank.ts';

const meta = preview.meta({
  title: 'Kit/Medal',
  component: Medal,
  args: { rank: 2, levels: metals.length },
  render: (args) => (
    <div style={{ maxInlineSize: 116 }}>
      <Medal {...args} />
    </div>
  ),
});

/** The name of the rank stands beside a medal: screen readers do not hear it. */
export const Playground = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

const row = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))', gap: '1rem' };

/** Every rank of the usual six, of three, and of nine: the first and the last are always the lowest and the highest metal. */
export const Ranks = meta.story({
  render: () => (
    <>
      {[metals.length, 3, 9].map((levels) => (
        <div key={levels} style={{ ...row, marginBlockEnd: '1rem' }}>
          {Array.from({ length: levels }, (_, rank) => (
            <Medal key={rank} rank={rank} levels={levels} />
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('linearGradient')].map(({ id }) => id);
    // The gradients of one would colour the others.
    await expect(new Set(ids).size).toBe(ids.length);
  },
});

export const OnlyRank = meta.story({ args: { rank: 0, levels: 1 } });
export const Smallest = meta.story({ ...Ranks.input, globals: { viewport: { value: 'smallest' } } });
