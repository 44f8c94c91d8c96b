import type { Browser, Page, Request } from 'playwright';
import { type PageClock, installPageClock } from './pageClock.ts';

/** Arguments of Chromium with which the same page is the same picture, byte by byte. */
export const pictureArgs: readonly string[] = [
  '--force-device-scale-factor=1',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  // Threads that share the work of a picture round differently at the seams.
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  // Pictures are decoded before a frame that shows them, not after it.
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

/** How stories are looked at. */
export interface Look {
  /** Globals of the toolbar: brand, theme, language. A story that fixes one keeps it. */
  readonly globals: Readonly<Record<string, string>>;
  /** The size of the page for stories that do not say one. */
  readonly width: number;
  readonly height: number;
}

/** A story as it looks, or why there is no picture of it. */
export type Photograph =
  | { readonly kind: 'picture'; readonly png: Buffer }
  | { readonly kind: 'failed'; readonly reason: string };

/** Saturday, 21 November 2026, 10:00 in Bangkok, as in .storybook/fixedClock.ts; older versions have no clock of their own. */
const begins = Date.UTC(2026, 10, 21, 3);
/** How long a story goes on before its picture, in ms of the page: tooltips, delays and short films are over. */
const settlingMs = 1_000;
/** A story that has not rendered by then, in ms, never will. */
const patienceMs = 20_000;
/** A page that has changed nothing for so many frames is still. */
const enoughFrames = 3;
/** A request that has no answer when nothing else has happened for so many frames is meant to hang. */
const quietFrames = 45;
/** A page that goes on changing while its time stands still is not waited for longer than so many times two frames. */
const mostAttempts = 100;
/** Where each side is: the address is the same, because pages show it, in QR codes for example. */
const origin = 'http://localhost';
/** The highest picture that Chromium draws as a whole, in px. */
const highest = 16_000;

/** Whatever moves on its own would be seen at a moment that nobody chose. */
const stillStyles = `
  *, *::before, *::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
    transition-delay: 0s !important;
    transition-duration: 0s !important;
  }`;

interface Channel {
  readonly on: (event: string, listener: (value: unknown) => void) => void;
  readonly emit: (event: string, value: unknown) => void;
}
interface PreparedStory {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters?: {
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles?: { width: string; height: string } }>>;
    };
  };
}
type PreviewWindow = Window & {
  readonly pageClock: PageClock;
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  readonly __STORYBOOK_PREVIEW__?: {
    /** There when Storybook has begun. */
    readonly storyStoreValue?: { readonly loadStory: (of: { readonly storyId: string }) => Promise<PreparedStory> };
  };
  /** What became of the story that was selected last: empty when it rendered, else the reason. */
  storyEnd?: string;
  isListening?: boolean;
};

/** Takes pictures of the stories of one built Storybook, one after the other on one page. */
export class Photographer {
  readonly #browser: Browser;
  readonly #server: string;
  readonly #look: Look;
  readonly #underWay = new Set<Request>();
  #quiet = 0;
  /** How many requests have begun and ended. */
  #events = 0;
  #page: Page | undefined;
  #size = '';

  constructor(browser: Browser, server: string, look: Look) {
    this.#browser = browser;
    this.#server = server;
    this.#look = look;
  }

  /** Takes pictures of stories on a page that has shown no other story. */
  async photograph(ids: readonly string[]): Promise<ReadonlyMap<string, Photograph>> {
    const taken = new Map<string, Photograph>();
    let isOpen = false;
    for (const id of ids) {
      let photograph: Photograph | undefined;
      // A page that has loaded itself again, as its service worker can make it, is no fault of the story.
      for (let attempt = 0; attempt < 2 && photograph?.kind !== 'picture'; attempt += 1) {
        try {
          if (!isOpen) await this.#open();
          isOpen = true;
          photograph = { kind: 'picture', png: await this.#photographOne(id) };
        } catch (error) {
          photograph = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
          // What failed may have left the page in any state.
          await this.close();
          isOpen = false;
        }
      }
      if (photograph !== undefined) taken.set(id, photograph);
    }
    return taken;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#size = '';
  }

  async #open(): Promise<void> {
    const page = (this.#page ??= await this.#createPage());
    this.#underWay.clear();
    await page.goto(`${origin}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    // The time of the page passes only here, and Storybook needs some to begin.
    while (
      !(await page.evaluate(() => (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined))
    ) {
      await this.#untilCalm();
      await page.evaluate(() => window.pageClock.step(window.pageClock.now() + 1_000));
    }
    await page.addStyleTag({ content: stillStyles });
    // In the address they would count only together with a story.
    const globals = { ...this.#look.globals, a11y: { manual: true }, play: 'off' };
    await page.evaluate((chosen) => {
      const shown = window as PreviewWindow;
      shown.isListening = true;
      shown.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: chosen });
      const on = (event: string, reasonOf: (value: unknown) => string) =>
        shown.__STORYBOOK_ADDONS_CHANNEL__?.on(event, (value) => (shown.storyEnd ??= reasonOf(value)));
      const failed = (value: unknown) => {
        const { title, message, description } = (value ?? {}) as Readonly<Record<string, string | undefined>>;
        return [title, message, description].filter(Boolean).join(': ').split('\n')[0] || 'it threw';
      };
      on('storyFinished', () => '');
      on('storyMissing', () => 'there is no such story');
      for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) on(event, failed);
    }, globals);
  }

  async #createPage(): Promise<Page> {
    const context = await this.#browser.newContext({
      // The server of the side answers for every address.
      proxy: { server: this.#server },
      viewport: { width: this.#look.width, height: this.#look.height },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
    });
    await context.addInitScript(installPageClock, begins);
    const page = await context.newPage();
    const ended = (request: Request): void => {
      this.#underWay.delete(request);
      this.#quiet = 0;
      this.#events += 1;
    };
    page.on('request', (request) => {
      if (request.url().startsWith('data:')) return;
      this.#underWay.add(request);
      this.#quiet = 0;
      this.#events += 1;
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    return page;
  }

  async #photographOne(id: string): Promise<Buffer> {
    const page = this.#page as Page;
    await this.#resizeFor(id);
    await page.evaluate((storyId) => {
      const shown = window as PreviewWindow;
      delete shown.storyEnd;
      shown.pageClock.begin();
      shown.scrollTo(0, 0);
      shown.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
    await this.#settle();
    const height = await page.evaluate(async () => {
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
      return document.documentElement.scrollHeight;
    });
    const isTooHigh = height > highest;
    return page.screenshot({
      ...(isTooHigh
        ? { clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? this.#look.width, height: highest } }
        : {}),
      fullPage: true,
      // Finishes what ends, and shows what does not end as it begins.
      animations: 'disabled',
      caret: 'initial',
      timeout: 60_000,
    });
  }

  /** Gives the page the size that the story asks for, before it renders: a story may measure only once. */
  async #resizeFor(id: string): Promise<void> {
    const page = this.#page as Page;
    const asked = await page.evaluate(async (storyId) => {
      const story = await (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
      return story?.parameters?.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles;
    }, id);
    const width = Number.parseInt(asked?.width ?? '', 10) || this.#look.width;
    const height = Number.parseInt(asked?.height ?? '', 10) || this.#look.height;
    if (this.#size === `${width}×${height}`) return;
    await page.setViewportSize({ width, height });
    this.#size = `${width}×${height}`;
  }

  /** Lets the time of the page pass, and waits for what it asks for meanwhile, until nothing about the story changes. */
  async #settle(): Promise<void> {
    const page = this.#page as Page;
    const since = performance.now();
    let until = Infinity;
    // What is neither a request nor a timer nor a change of the page, such as a service worker, is over some frames later.
    for (let stillFrames = 0; stillFrames < enoughFrames || until === Infinity;) {
      await this.#untilCalm();
      const { ran, now, end } = await page.evaluate(
        async (limit) => {
          const shown = window as PreviewWindow;
          if (shown.isListening !== true) throw new Error('the page has loaded itself again');
          const { pageClock } = shown;
          // Those below the page would wait until they are scrolled to.
          for (const image of document.images) image.loading = 'eager';
          const done = await pageClock.step(limit);
          await document.fonts.ready;
          return { ran: done, now: pageClock.now(), end: shown.storyEnd };
        },
        Math.min(until, patienceMs),
      );
      if (end !== undefined && end !== '') throw new Error(end);
      if (end === '' && until === Infinity) until = now + settlingMs;
      stillFrames = ran || this.#isWaiting() ? 0 : stillFrames + 1;
      if (until === Infinity && performance.now() - since > patienceMs)
        throw new Error(`it had not rendered after ${patienceMs / 1_000} s`);
    }
  }

  #isWaiting = (): boolean => this.#underWay.size > 0;

  /**
   * Waits until nothing more happens by itself. Only then time may pass: else a page whose programs come for the first time
   * would be later than one that has them, in everything that it does after them.
   */
  async #untilCalm(): Promise<void> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      await this.#untilAnswered();
      const before = this.#events;
      const isCalm = await this.#page?.evaluate(() => window.pageClock.calm());
      if (isCalm === true && this.#events === before) return;
    }
  }

  async #untilAnswered(): Promise<void> {
    this.#quiet = 0;
    // Counted in frames of the page and not by the clock: a busy machine answers late.
    for (; this.#isWaiting() && this.#quiet < quietFrames; this.#quiet += 1)
      await this.#page?.evaluate(() => window.pageClock.painted());
    this.#underWay.clear();
  }
}
