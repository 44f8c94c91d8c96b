import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type Globals } from '#storybook/sampleOf.ts';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { storyPicture } from '#storybook/storyPictures.ts';
import { Card } from '../Card/Card.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Link } from '../Link/Link.tsx';
import { preferReducedMotion } from '../Motion/reducedMotion.samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const labelsOf = (sandbox: SandboxContext): CarouselProps['labels'] => {
  const t = translatorOf(sandbox);
  const [carousel, previous, next] = [t('banner:carousel'), t('banner:previous'), t('banner:next')];
  const goTo = (index: number, total: number): string => t('banner:goTo', { number: index + 1, total });
  return { carousel, pause: t('banner:pause'), play: t('banner:play'), previous, next, goTo };
};

const pictures = (globals: Globals, count: number): CarouselProps['slides'] =>
  storyMessages(globals)
    .gameNames.split(', ')
    .slice(0, count)
    .map((name, index) => ({
      id: name,
      content: (
        <a href={`#${index}`} style={{ display: 'block' }}>
          <LazyImage src={storyPicture(index, 1280, 400)} alt={name} ratio="3:1" eager />
        </a>
      ),
    }));

const names = (globals: Globals): CarouselProps['slides'] =>
  storyMessages(globals)
    .vendorNames.split(', ')
    .map((name) => ({
      id: name,
      content: (
        <Card padding="xs">
          <Text align="center" size="sm">
            {name}
          </Text>
        </Card>
      ),
    }));

const meta = preview.meta({
  title: 'Kit/Carousel',
  component: Carousel,
  args: {
    label: '',
    slides: [],
    labels: { previous: '', next: '', pause: '', play: '', goTo: String },
    autoplayMs: null,
    onSlide: fn(),
  },
  // Storybook's dynamic source rendering does not terminate for elements inside arrays.
  parameters: { motion: 'full', docs: { source: { type: 'code' } } },
  render: (args, { globals, sandbox }) => (
    <Carousel
      {...args}
      label={storyMessages(globals).hot}
      labels={labelsOf(sandbox)}
      slides={args.slides.length > 0 ? args.slides : pictures(globals, 4)}
    />
  ),
});

const inView = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[aria-live] > :not([inert])')];

/** Buttons, dots and arrow keys change the slide. Hidden slides are inert, and the focus follows the arrow keys. */
export const Playground = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent, sandbox }) => {
    const { previous, next, goTo } = labelsOf(sandbox);
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
    // Without autoplay there is no pause button.
    await expect(canvas.queryByRole('button', { name: labelsOf(sandbox).pause })).toBeNull();
  },
});

/** Autoplay pauses on hover and on keyboard focus, and the pause button stops it for good. */
export const Autoplay = meta.story({
  args: { autoplayMs: 1200 },
  play: async ({ canvas, canvasElement, args, userEvent, sandbox }) => {
    const { pause, play, next } = labelsOf(sandbox);
    const isPlaying = () => expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    const isPaused = () => expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(args.onSlide).toHaveBeenCalledWith(1));
    const forward = canvas.getByRole('button', { name: next });
    await userEvent.click(forward);
    await waitFor(isPaused);
    await userEvent.unhover(forward);
    // A simulated click leaves :focus-visible set, as keyboard focus does.
    await isPaused();
    forward.blur();
    await waitFor(isPlaying);
    await userEvent.click(canvas.getByRole('button', { name: pause }));
    await waitFor(isPaused);
    await userEvent.unhover(canvas.getByRole('button', { name: play }));
    await isPaused();
    await userEvent.click(canvas.getByRole('button', { name: play }));
    await waitFor(isPlaying);
  },
});

/** A running slide change completes when the window or the container is resized meanwhile. */
export const Resized = meta.story({
  play: async ({ canvas, canvasElement, userEvent, sandbox }) => {
    const next = canvas.getByRole('button', { name: labelsOf(sandbox).next });
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

/** A single slide has no controls and no autoplay. */
export const OneSlide = meta.story({
  args: { autoplayMs: 100 },
  render: (args, { globals, sandbox }) => (
    <Carousel {...args} label={storyMessages(globals).hot} labels={labelsOf(sandbox)} slides={pictures(globals, 1)} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(inView(canvasElement)).toHaveLength(1);
  },
});

/** Three slides in view on a phone, five on a tablet, ten on a desktop; below, a row in which all slides fit. */
export const SeveralInView = meta.story({
  render: (args, { globals, sandbox }) => {
    const all = names(globals);
    return (
      <Stack gap="xl">
        <Carousel
          {...args}
          label={storyMessages(globals).vendors}
          labels={labelsOf(sandbox)}
          perView={{ phone: 3, tablet: 5, desktop: 10 }}
          spacing={10}
          autoplayMs={5000}
          slides={all}
        />
        <Carousel
          {...args}
          label={storyMessages(globals).allVendors}
          labels={labelsOf(sandbox)}
          perView={11}
          spacing={10}
          slides={all.slice(0, 4)}
        />
        <Link href="#end">{storyMessages(globals).browse}</Link>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent, sandbox }) => {
    const first = canvas.getByRole('group', { name: storyMessages(globals).vendors });
    const columns = inView(first).length;
    await expect([3, 5, 10]).toContain(columns);
    const before = inView(first)[0]?.getBoundingClientRect();
    const beside = inView(first)[1]?.getBoundingClientRect();
    await expect((beside?.left ?? 0) - (before?.right ?? 0)).toBeCloseTo(10, 0);
    await userEvent.click(within(first).getByRole('button', { name: labelsOf(sandbox).next }));
    await waitFor(() => expect(first.querySelector('[inert]')?.ariaLabel).not.toBe(`${columns + 1} / 11`));
    await expect(inView(first)).toHaveLength(columns);
    const all = canvas.getByRole('group', { name: storyMessages(globals).allVendors });
    await expect(within(all).queryByRole('button')).toBeNull();
    await expect(inView(all)).toHaveLength(4);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Phone = meta.story({
  args: { autoplayMs: 5000 },
  globals: { viewport: { value: 'phone' } },
});

/** With reduced motion there is no autoplay, and slides change without animation. */
export const ReducedMotion = meta.story({
  args: { autoplayMs: 50 },
  beforeEach: preferReducedMotion,
  play: async ({ canvas, canvasElement, args, userEvent, sandbox }) => {
    await expect(canvas.queryByRole('button', { name: labelsOf(sandbox).pause })).toBeNull();
    await expect(args.onSlide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(sandbox).goTo(2, 4) }));
    await waitFor(() => expect(inView(canvasElement)[0]).toHaveAttribute('aria-label', '3 / 4'));
    await expect(args.onSlide).toHaveBeenCalledOnce();
  },
});
