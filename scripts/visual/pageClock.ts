/** What `installPageClock` gives the program that takes the pictures. */
export interface PageClock {
  /** Begins again: the same time and the same chance for each story. What waits goes on waiting. */
  readonly begin: () => void;
  /** How much time has passed since `begin`, in ms. */
  readonly now: () => number;
  /**
   * Lets time pass to the next moment for which something waits, at most to `until`, and does what is due. Between the
   * moments the page lays out and paints once.
   * @returns whether anything was done
   */
  readonly step: (until: number) => Promise<boolean>;
  /** Waits until the page has painted once, while its time stands still. */
  readonly painted: () => Promise<void>;
  /** Lets the page paint twice, while its time stands still. @returns whether it neither changed nor computed meanwhile */
  readonly calm: () => Promise<boolean>;
}

declare global {
  interface Window {
    pageClock: PageClock;
  }
}

/**
 * Replaces time and chance of a page, before any of its scripts runs. Time stands still until `step`: how busy the machine
 * is has no influence on what a story shows. It runs inside the page, so it uses nothing from outside itself.
 *
 * @param start the time of day at which every story begins, in ms since 1970
 */
export function installPageClock(start: number): void {
  const frame = window.requestAnimationFrame.bind(window);
  const timeout = window.setTimeout.bind(window);
  // A moment has no end: frames are this far apart, and what is due within one is done together.
  const frameMs = 50;
  const timers = new Map<number, { due: number; readonly every: number | null; readonly run: () => void }>();
  const frames = new Map<number, FrameRequestCallback>();
  let time = 0;
  let ids = 0;
  let seed = 0;

  const wait = (run: unknown, delay: unknown, args: readonly unknown[], repeats: boolean): number => {
    const ms = Math.max(0, Number(delay) || 0);
    ids += 1;
    timers.set(ids, {
      due: time + ms,
      every: repeats ? Math.max(ms, 1) : null,
      run: () => void (typeof run === 'function' && Reflect.apply(run, window, args)),
    });
    return ids;
  };
  const forget = (id?: number): void => {
    timers.delete(Number(id));
    frames.delete(Number(id));
  };
  const replaced = {
    setTimeout: (run: unknown, delay?: unknown, ...args: readonly unknown[]) => wait(run, delay, args, false),
    setInterval: (run: unknown, delay?: unknown, ...args: readonly unknown[]) => wait(run, delay, args, true),
    clearTimeout: forget,
    clearInterval: forget,
    requestAnimationFrame: (run: FrameRequestCallback) => {
      ids += 1;
      frames.set(ids, run);
      return ids;
    },
    cancelAnimationFrame: forget,
    requestIdleCallback: (run: IdleRequestCallback) =>
      wait(() => run({ didTimeout: false, timeRemaining: () => frameMs }), 0, [], false),
    cancelIdleCallback: forget,
  };
  Object.assign(window, replaced);

  const now = (): number => start + time;
  const PageDate = new Proxy(Date, {
    construct: (target, values: [], self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    apply: () => new PageDate().toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  PageDate.prototype.constructor = PageDate;
  window.Date = PageDate;
  performance.now = () => time;

  /** Mulberry32: even enough for samples, and the same for each story. */
  const random = (): number => {
    seed = Math.trunc(seed + 0x6d2b79f5);
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = random;
  crypto.getRandomValues = (values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256);
    return values;
  };
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
    return [8, 12, 16, 20, 32]
      .map((end, index, ends) => digits.slice(ends[index - 1] ?? 0, end))
      .join('-') as ReturnType<Crypto['randomUUID']>;
  };

  // What only loads near the window is all loaded: how far a picture shows the page is no matter of chance.
  const everything = 16_000;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      const [above = '0px', beside = above] = (options.rootMargin ?? '').split(/\s+/).filter(Boolean);
      super(tell, { ...options, rootMargin: `${everything}px ${beside}` });
    }
  };

  let changes = 0;
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  // Computed beside the page, and done at a moment that depends on how busy the machine is.
  let computing = 0;
  for (const name of ['decrypt', 'digest', 'encrypt', 'importKey', 'sign', 'verify'] as const) {
    const compute = crypto.subtle[name] as (...args: readonly unknown[]) => Promise<unknown>;
    Object.assign(crypto.subtle, {
      async [name](...args: readonly unknown[]): Promise<unknown> {
        computing += 1;
        try {
          return await Reflect.apply(compute, crypto.subtle, args);
        } finally {
          computing -= 1;
          changes += 1;
        }
      },
    });
  }

  const runFrames = (): boolean => {
    const due = [...frames.values()];
    frames.clear();
    for (const run of due) attempt(() => run(time));
    return due.length > 0;
  };
  /** An error of what was due is one of the page, as it would be with the timers of the browser. */
  const attempt = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      reportError(error);
    }
  };
  const runTimers = (): boolean => {
    let ran = false;
    const due = [...timers].filter(([, timer]) => timer.due <= time).toSorted(([, a], [, b]) => a.due - b.due);
    for (const [id, timer] of due) {
      // An earlier one may have cleared it.
      if (!timers.has(id)) continue;
      if (timer.every === null) timers.delete(id);
      else timer.due = time + timer.every;
      attempt(timer.run);
      ran = true;
    }
    return ran;
  };
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      frame(() => timeout(resolve, 0));
    });

  window.pageClock = {
    now: () => time,
    painted,
    async calm() {
      const before = changes;
      await painted();
      await painted();
      return changes === before && computing === 0;
    },
    begin() {
      for (const timer of timers.values()) timer.due = Math.max(0, timer.due - time);
      time = 0;
      seed = 0;
    },
    async step(until) {
      let next = frames.size > 0 ? time + frameMs : Infinity;
      for (const { due } of timers.values()) next = Math.min(next, Math.max(due, time));
      const isDue = next <= until;
      if (isDue) time = next;
      const ran = isDue && [runTimers(), runFrames()].includes(true);
      await painted();
      return ran;
    },
  };
}
