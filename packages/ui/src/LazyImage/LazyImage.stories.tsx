import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { brokenPicture, storyPicture } from '#storybook/storyPictures.ts';
import { storyWords } from '#storybook/storyWords.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ratios } from '../theme/ratios.ts';
import { LazyImage, lazyImageCorners, lazyImageFits } from './LazyImage.tsx';

const meta = preview.meta({
  title: 'Kit/LazyImage',
  component: LazyImage,
  args: { src: storyPicture(0), alt: '', ratio: '3:4' as const, radius: 'card' as const, onFail: fn() },
  render: (args, { globals }) => (
    <div style={{ width: 180 }}>
      <LazyImage {...args} alt={args.alt || storyWords(globals).picture} />
    </div>
  ),
});

const seen = (image: HTMLElement) => waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));

export const Playground = meta.story({
  play: async ({ canvas, globals, args }) => {
    const image = await canvas.findByRole('img', { name: storyWords(globals).picture });
    await seen(image);
    await expect(image).not.toHaveAttribute('fetchpriority');
    await expect(args.onFail).not.toHaveBeenCalled();
  },
});

/** In its place from the first frame, without waiting and without a fade. */
export const Priority = meta.story({
  args: { priority: true, src: storyPicture(1) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(getComputedStyle(image).opacity).toBe('1');
  },
});

/** A picture further away than 0.3 screens is not asked for; one that comes nearer is. The place keeps its size. */
export const FarAway = meta.story({
  // A picture that no other story shows: one that was loaded before is shown at once.
  args: { src: storyPicture(2, 306, 408) },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div>
      <div style={{ height: '250vh' }} />
      <div style={{ width: 180 }} data-testid="place">
        <LazyImage {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByTestId('place');
    const before = place.getBoundingClientRect().height;
    await expect(before).toBeCloseTo(240, 0);
    await expect(canvasElement.querySelector('img')).toBeNull();
    place.scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
    await expect(place.getBoundingClientRect().height).toBe(before);
    document.documentElement.scrollTop = 0;
  },
});

/** Three attempts in all, then a drawing with the words of the picture. */
export const Failed = meta.story({
  args: { src: brokenPicture },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const used = new Set<Element>();
    await waitFor(
      async () => {
        const image = canvasElement.querySelector('img');
        if (image) used.add(image);
        await expect(args.onFail).toHaveBeenCalledOnce();
      },
      { timeout: 8000, interval: 10 },
    );
    await expect(used.size).toBe(3);
    const drawing = canvas.getByRole('img', { name: storyWords(globals).picture });
    await expect(drawing.tagName).toBe('svg');
  },
});

/** An attempt that fails is followed by another one for the same address. */
export const Recovers = meta.story({
  args: { src: storyPicture(3) },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('img');
    void fireEvent.error(first);
    await waitFor(() => expect(first).not.toBeInTheDocument(), { timeout: 5000 });
    const second = canvas.getByRole('img');
    await expect(second).toHaveAttribute('src', args.src);
    await seen(second);
    await expect(args.onFail).not.toHaveBeenCalled();
  },
});

export const Ratios = meta.story({
  render: (args) => (
    <Inline>
      {ratios.map((ratio, index) => (
        <div key={ratio} style={{ width: 140 }}>
          <LazyImage {...args} ratio={ratio} src={storyPicture(index)} />
        </div>
      ))}
    </Inline>
  ),
});

export const FitsAndCorners = meta.story({
  render: (args) => (
    <Inline>
      {lazyImageFits.map((fit) => (
        <div key={fit} style={{ width: 140 }}>
          <LazyImage {...args} ratio="16:9" fit={fit} />
        </div>
      ))}
      {lazyImageCorners.map((radius) => (
        <div key={radius} style={{ width: 140 }}>
          <LazyImage {...args} ratio="16:9" radius={radius} />
        </div>
      ))}
    </Inline>
  ),
});

/** An address that may not be shown: the error image, without a request. */
export const NoAddress = meta.story({
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});
