import { expect, fn, waitFor, within } from 'storybook/test';
import en from '#locales/en/banner.json';
import th from '#locales/th/banner.json';
import preview from '#storybook/preview.tsx';
import { storyPicture } from '#storybook/storyPictures.ts';
import { storyWords } from '#storybook/storyWords.ts';
import { Card } from '../Card/Card.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { wantLessMotion } from '../Ticker/lessMotion.samples.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

interface Globals {
  language?: unknown;
}

const words = (globals: Globals): CarouselProps['words'] => {
  const { goTo, ...rest } = globals.language === 'en' ? en : th;
  return { ...rest, goTo: (index, total) => goTo.replace('{number}', `${index + 1}`).replace('{total}', `${total}`) };
};

const pictures = (globals: Globals, count: number): CarouselProps['slides'] =>
  storyWords(globals)
    .gameNames.split(', ')
    .slice(0, count)
    .map((name, index) => ({
      id: name,
      content: (
        <a href={`#${index}`} style={{ display: 'block' }}>
          <LazyImage src={storyPicture(index, 1280, 400)} alt={name} ratio="3:1" priority />
        </a>
      ),
    }));

const names = (globals: Globals): CarouselProps['slides'] =>
  storyWords(globals)
    .vendorNames.split(', ')
    .map((name) => ({
      id: name,
      content: (
        <Card tone="sunken" padding="xs">
          <Text align="center" size="sm">
            {name}
          </Text>
        </Card>
      ),
    }));

const meta = preview.meta({
  title: 'Kit/Carousel',
  component: Carousel,
  args: { label: '', slides: [], words: words({}), autoplayMs: null, onSlide: fn() },
  // Storybook's own printer of JSX does not come to an end with elements inside of lists.
  parameters: { docs: { source: { type: 'code' } } },
  render: (args, { globals }) => (
    <Carousel
      {...args}
      label={storyWords(globals).hot}
      words={words(globals)}
      slides={args.slides.length > 0 ? args.slides : pictures(globals, 4)}
    />
  ),
});

const inView = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[aria-live] > :not([inert])')];

/** Buttons, dots and arrow keys; what is out of view cannot be reached, and the focus goes along. */
export const Playground = meta.story({
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const { previous, next, goTo } = words(globals);
    const at = (place: string) => expect(inView(canvasElement).map((slide) => slide.ariaLabel)).toEqual([place]);
    await at('1 / 4');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await waitFor(() => at('2 / 4'));
    await expect(args.onSlide).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: goTo(3, 4) }));
    await waitFor(() => at('4 / 4'));
    await expect(canvas.getByRole('button', { name: goTo(3, 4) })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await waitFor(() => at('1 / 4'));
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await waitFor(() => at('4 / 4'));
    within(inView(canvasElement)[0] as HTMLElement)
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => at('1 / 4'));
    await expect(within(inView(canvasElement)[0] as HTMLElement).getByRole('link')).toHaveFocus();
    // Nothing moves by itself, so there is nothing to stop.
    await expect(canvas.queryByRole('button', { name: words(globals).pause })).toBeNull();
  },
});

/** It moves on after a press, stands still under the pointer and the keyboard's focus, and can be stopped for good. */
export const MovesByItself = meta.story({
  args: { autoplayMs: 1200 },
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const { pause, play, next } = words(globals);
    const moves = () => expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    const stands = () => expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(args.onSlide).toHaveBeenCalledWith(1));
    const forward = canvas.getByRole('button', { name: next });
    await userEvent.click(forward);
    await waitFor(stands);
    await userEvent.unhover(forward);
    // A press of the test shows the focus as one of the keyboard does.
    await stands();
    forward.blur();
    await waitFor(moves);
    await userEvent.click(canvas.getByRole('button', { name: pause }));
    await waitFor(stands);
    await userEvent.unhover(canvas.getByRole('button', { name: play }));
    await stands();
    await userEvent.click(canvas.getByRole('button', { name: play }));
    await waitFor(moves);
  },
});

/** A slide that is on its way arrives, also when the window or the room for it changes meanwhile. */
export const SizeChanges = meta.story({
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const next = canvas.getByRole('button', { name: words(globals).next });
    const at = (place: string) => waitFor(() => expect(inView(canvasElement)[0]).toHaveAttribute('aria-label', place));
    await userEvent.click(next);
    canvasElement.style.inlineSize = '30rem';
    window.dispatchEvent(new Event('resize'));
    await at('2 / 4');
    await userEvent.click(next);
    canvasElement.style.inlineSize = '';
    await at('3 / 4');
  },
});

/** One slide stands alone: no buttons, and nothing that moves. */
export const OneSlide = meta.story({
  args: { autoplayMs: 100 },
  render: (args, { globals }) => (
    <Carousel {...args} label={storyWords(globals).hot} words={words(globals)} slides={pictures(globals, 1)} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(inView(canvasElement)).toHaveLength(1);
  },
});

/** Several in view: three on a phone, five on a tablet, ten on a desktop; and a row in which all have room. */
export const SeveralInView = meta.story({
  render: (args, { globals }) => {
    const all = names(globals);
    return (
      <Stack gap="xl">
        <Carousel
          {...args}
          label={storyWords(globals).vendors}
          words={words(globals)}
          perView={{ phone: 3, tablet: 5, desktop: 10 }}
          spacing={10}
          autoplayMs={5000}
          slides={all}
        />
        <Carousel
          {...args}
          label={storyWords(globals).allVendors}
          words={words(globals)}
          perView={11}
          spacing={10}
          slides={all.slice(0, 4)}
        />
        <Link href="#end">{storyWords(globals).browse}</Link>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const first = canvas.getByRole('group', { name: storyWords(globals).vendors });
    const columns = inView(first).length;
    await expect([3, 5, 10]).toContain(columns);
    const before = inView(first)[0]?.getBoundingClientRect();
    const beside = inView(first)[1]?.getBoundingClientRect();
    await expect((beside?.left ?? 0) - (before?.right ?? 0)).toBeCloseTo(10, 0);
    await userEvent.click(within(first).getByRole('button', { name: words(globals).next }));
    await waitFor(() => expect(first.querySelector('[inert]')?.ariaLabel).not.toBe(`${columns + 1} / 11`));
    await expect(inView(first)).toHaveLength(columns);
    const all = canvas.getByRole('group', { name: storyWords(globals).allVendors });
    await expect(within(all).queryByRole('button')).toBeNull();
    await expect(inView(all)).toHaveLength(4);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Phone = meta.story({
  args: { autoplayMs: 5000 },
  globals: { viewport: { value: 'phone' } },
});

/** For who wants less motion nothing moves by itself, and slides change at once. */
export const LessMotion = meta.story({
  args: { autoplayMs: 50 },
  beforeEach: wantLessMotion,
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: words(globals).pause })).toBeNull();
    await expect(args.onSlide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: words(globals).goTo(2, 4) }));
    await waitFor(() => expect(inView(canvasElement)[0]).toHaveAttribute('aria-label', '3 / 4'));
    await expect(args.onSlide).toHaveBeenCalledOnce();
  },
});
