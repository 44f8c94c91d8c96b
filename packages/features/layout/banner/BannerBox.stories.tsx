import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { illegible } from '#storybook/legibility.ts';
import preview from '#storybook/preview.tsx';
import { Grid } from '#ui/Grid/Grid.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { bannerGroupOf, bannerRoutes } from './banner.model.ts';
import { sampleBanners } from './banner.samples.ts';
import type { BannerBoxProps } from './banner.types.ts';
import { BannerBox } from './BannerBox.tsx';
import { useBanner } from './useBanner.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<BannerBoxProps> }>().meta({
  title: 'Screens/Banner/Banner',
  parameters: { motion: 'full' },
  render: (args, { globals }) => <BannerBox group="/" banners={ready(sampleBanners('/', globals))} {...args} />,
});

const findCarousel = (root: HTMLElement) =>
  waitFor(() => {
    const carousel = root.querySelector<HTMLElement>('[aria-roledescription]');
    if (carousel === null) throw new Error('no carousel yet');
    return carousel;
  });
const currentSlide = (root: HTMLElement) => root.querySelector('[aria-live] > [role="group"]:not([inert])');

/** The first image renders at once; the carousel replaces it without a layout shift, and can be paused. */
export const Several = meta.story({
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    const before = image?.getBoundingClientRect();
    const carousel = await findCarousel(canvasElement);
    await expect(currentSlide(canvasElement)).toHaveAttribute('aria-label', '1 / 4');
    const after = currentSlide(canvasElement)?.querySelector('img')?.getBoundingClientRect();
    await expect(after).toMatchObject({ x: before?.x, y: before?.y, width: before?.width, height: before?.height });
    // Only the current image and its neighbours are fetched.
    await expect(carousel.querySelectorAll('img')).toHaveLength(3);
    await userEvent.click(within(carousel).getByRole('button', { name: /2/ }));
    await waitFor(() => expect(currentSlide(canvasElement)).toHaveAttribute('aria-label', '2 / 4'));
    await waitFor(() => expect(carousel.querySelectorAll('img')).toHaveLength(4));
    const [pause] = within(carousel).getAllByRole('button');
    const name = pause?.ariaLabel;
    if (pause) await userEvent.click(pause);
    await waitFor(() => expect(within(carousel).getAllByRole('button')[0]).not.toHaveAttribute('aria-label', name));
  },
});

/** In a low, wide window banners are less high, and still fill their width. */
export const LowWindow = meta.story({
  globals: { viewport: { value: 'wide' } },
  render: (args, { globals }) => (
    <div data-testid="place">
      <BannerBox group="/" banners={ready(sampleBanners('/', globals))} {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByTestId('place').getBoundingClientRect();
    // The picture, and the row of the dots below it.
    const row = 20;
    await expect(place.height - row).toBeCloseTo(0.24 * innerHeight, 0);
    await expect(place.height).toBeLessThan((place.width * 5) / 16);
    await findCarousel(canvasElement);
    const picture = currentSlide(canvasElement)?.querySelector('img')?.getBoundingClientRect();
    await expect(picture).toMatchObject({ x: place.x, width: place.width, height: place.height - row });
  },
});

/** A single banner has no carousel. A link into a game calls `onOpen`. */
export const One = meta.story({
  args: { onOpen: fn() },
  render: (args, { globals }) => {
    const [first] = sampleBanners('/', globals);
    const game = { href: paths.game({ vassalage: 'MKLA', gameType: 'RNG' }), opensGame: true };
    return <BannerBox group="/" banners={ready(first ? [{ ...first, ...game }] : [])} {...args} />;
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull();
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(link.getAttribute('href'));
  },
});

export const Loading = meta.story({ args: { banners: loading } });

/** Renders nothing without banners, or when they fail to load. */
export const NoneAndFailed = meta.story({
  render: (args) => (
    <div data-testid="place">
      <BannerBox {...args} group="/" banners={ready([])} />
      <BannerBox {...args} group="/rng" banners={failed} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place')).toBeEmptyDOMElement();
  },
});

/** Titles in place of an image that fails to load and of one that is not allowed, and a very long title. */
export const BrokenPicture = meta.story({
  render: (_, { globals }) => {
    const all = sampleBanners('/', globals).map((banner) => ({ ...banner, scene: null, image: '/missing/banner.svg' }));
    const [first, second, third] = all;
    if (!first || !second || !third) return <></>;
    return (
      <Stack>
        <BannerBox group="a" banners={ready([first])} />
        <BannerBox group="b" banners={ready([{ ...second, image: null, title: '' }])} />
        <BannerBox group="c" banners={ready([{ ...third, title: Array(9).fill(third.title).join(' · ') }])} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const [first] = sampleBanners('/', globals);
    await expect(await canvas.findByText(first?.title ?? '')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

/** A banner that is an image with its own text, as platforms without scenes send it. */
export const ImageAlone = meta.story({
  render: (args, { globals }) => {
    const all = sampleBanners('/', globals).map((banner) => ({ ...banner, scene: null }));
    return <BannerBox group="/" banners={ready(all)} {...args} />;
  },
  play: async ({ canvasElement, globals }) => {
    const [first] = sampleBanners('/', globals);
    await expect(canvasElement.querySelector('picture')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', first?.title);
  },
});

/** The title, the line and the button stay where the picture of a scene does not come. */
export const SceneWithoutPicture = meta.story({
  render: (args, { globals }) => {
    const [first] = sampleBanners('/', globals);
    if (!first?.scene) return <></>;
    const scene = { ...first.scene, wide: '/missing/wide.svg', tall: '/missing/tall.svg' };
    return <BannerBox group="/" banners={ready([{ ...first, scene }])} {...args} />;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const [first] = sampleBanners('/', globals);
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText(first?.scene?.title ?? '')).toBeVisible();
    await expect(canvas.getByText(first?.scene?.action ?? '')).toBeVisible();
  },
});

export const Smallest = meta.story({ globals: { viewport: { value: 'smallest' } } });

/** A title of two lines stands whole above its note and its button. */
export const LongTitle = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'en' },
  render: (args, { globals }) => (
    <BannerBox group="/" banners={ready(sampleBanners('/', globals).slice(0, 1))} {...args} />
  ),
  play: async ({ canvas, globals }) => {
    const [first] = sampleBanners('/', globals);
    const title = await canvas.findByText(first?.scene?.title ?? '');
    await expect(canvas.getByText(first?.scene?.note ?? '')).toBeVisible();
    await expect(title.scrollHeight).toBe(title.clientHeight);
  },
});

/** Above a list, which is to begin in view: on a phone the title alone, which also large text leaves whole. */
export const AboveAList = meta.story({
  args: { compact: true },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await findCarousel(canvasElement);
    await expect(illegible(canvasElement)).toEqual([]);
  },
});

/** With text of twice the size, the controls still leave the picture to be seen (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const carousel = await findCarousel(canvasElement);
    const controls = within(carousel).getAllByRole('button');
    await expect(controls.length).toBeGreaterThan(4);
    const bar = controls[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const picture = carousel.getBoundingClientRect();
    await expect(bar.width * bar.height).toBeLessThan((picture.width * picture.height) / 4);
    await expect(illegible(canvasElement)).toEqual([]);
  },
});

/** A banner alone, which nobody can stop or move, shows all of its words with text of twice the size (WCAG 1.4.4). */
export const LargeTextAlone = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  render: (_, { globals }) => (
    <Stack>
      {bannerRoutes
        .flatMap((route) => sampleBanners(route === 'home' ? '/' : `/${route}`, globals))
        .map((banner) => (
          <BannerBox key={banner.id} group={banner.id} banners={ready([banner])} />
        ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('picture').length).toBeGreaterThan(14);
    await expect(illegible(canvasElement)).toEqual([]);
  },
});

/** The banners joined with their hook, as on the site. */
function Wired() {
  const props = useBanner();
  return props && <BannerBox {...props} />;
}

function OfGroup({ group }: { group: NonNullable<ReturnType<typeof bannerGroupOf>> }) {
  const props = useBanner(group);
  return (
    <Stack gap="xxs">
      <Text size="sm">{group}</Text>
      {props && <BannerBox {...props} />}
    </Stack>
  );
}

/** The banners of every page that shows some, and of the login dialog (BAN-02). */
export const PlatformGroups = meta.story({
  parameters: { sandbox: { persona: 'visitor' } },
  render: () => (
    <Grid fill="large">
      {bannerRoutes
        .map((route) => bannerGroupOf(route === 'home' ? '/' : `/${route}`))
        .map((group) => group && <OfGroup key={group} group={group} />)}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img[fetchpriority]')).toHaveLength(10));
  },
});

/** Another page shows its own banners, starting with the first; a page without banners shows none (BAN-01d). */
export const PlatformOtherPage = meta.story({
  parameters: { sandbox: { persona: 'visitor', path: '/' } },
  render: () => (
    <Stack>
      <Wired />
      <Inline>
        {['/', '/rng', '/vip'].map((path) => (
          <Link key={path} href={path}>
            {path}
          </Link>
        ))}
      </Inline>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const carousel = await findCarousel(canvasElement);
    await userEvent.click(within(carousel).getByRole('button', { name: /3/ }));
    await waitFor(() => expect(currentSlide(canvasElement)).toHaveAttribute('aria-label', '3 / 4'));
    await userEvent.click(canvas.getByRole('link', { name: '/rng' }));
    await waitFor(() => expect(currentSlide(canvasElement)).toHaveAttribute('aria-label', '1 / 3'));
    await userEvent.click(canvas.getByRole('link', { name: '/vip' }));
    await waitFor(() => expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

/** When the banners fail to load, the rest of the page is unaffected. */
export const PlatformFault = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      path: '/rng',
      faults: [{ match: 'announcementList', fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  render: () => (
    <Stack>
      <Wired />
      <Link href="/">/</Link>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});
