import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { brokenPicture, storyPicture } from '#storybook/storyPictures.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ratios } from '../theme/ratios.ts';
import { LazyImage, lazyImageCorners, lazyImageFits } from './LazyImage.tsx';

const meta = preview.meta({
  title: 'Kit/LazyImage',
  component: LazyImage,
  args: { src: storyPicture(0), alt: '', ratio: '3:4' as const, radius: 'card' as const, onFail: fn() },
  render: (args, { globals }) => (
    <div style={{ width: 180 }}>
      <LazyImage {...args} alt={args.alt || storyMessages(globals).picture} />
    </div>
  ),
});

const seen = (image: HTMLElement) => waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));

export const Playground = meta.story({
  play: async ({ canvas, globals, args }) => {
    const image = await canvas.findByRole('img', { name: storyMessages(globals).picture });
    await seen(image);
    await expect(args.onFail).not.toHaveBeenCalled();
  },
});

/** An eager picture is rendered in the first frame, far from the viewport too, and does not fade in. */
export const Eager = meta.story({
  args: { eager: true, src: storyPicture(1) },
  render: (args) => (
    <div style={{ paddingBlockStart: '250vh', width: 180 }}>
      <LazyImage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).not.toBeNull();
    await expect(getComputedStyle(image as HTMLElement).opacity).toBe('1');
  },
});

/** A picture more than 0.3 screens away is not loaded until it comes nearer. Its place keeps the same size. */
export const FarAway = meta.story({
  // Not used by another story: pictures that have been loaded before are shown immediately.
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

/** After three failed attempts, a fallback drawing with the same alternative text is shown. */
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
      { interval: 10 },
    );
    await expect(used.size).toBe(3);
    const drawing = canvas.getByRole('img', { name: storyMessages(globals).picture });
    await expect(drawing.tagName).toBe('svg');
  },
});

/** A failed attempt is followed by another one for the same URL. */
export const Recovers = meta.story({
  args: { src: storyPicture(3) },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('img');
    void fireEvent.error(first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
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

/** Null as the URL shows the fallback drawing without a request. */
export const NoAddress = meta.story({
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});
