import { expect } from 'storybook/test';
import { illegible } from '#storybook/legibility.ts';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { storyPicture } from '#storybook/storyPictures.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Scene } from './Scene.tsx';

const meta = preview.meta({
  title: 'Kit/Scene',
  component: Scene,
  args: { picture: <img src={storyPicture(0, 1280, 400)} alt="" />, title: '' },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <Scene
        {...args}
        title={args.title || words.gameName}
        note={args.note ?? words.historyText}
        action={
          <ButtonLink href="#games" tone="outline" size="small">
            {words.browse}
          </ButtonLink>
        }
      />
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyMessages(globals).gameName)).toBeVisible();
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(40);
  },
});

export const TitleOnly = meta.story({
  render: (args, { globals }) => <Scene {...args} title={storyMessages(globals).gameName} />,
});

/** On the smallest phones the note is not shown, and a title that is too long is cut after two lines. */
export const Smallest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyMessages(globals).historyText)).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
  },
});
