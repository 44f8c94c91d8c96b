/** One item of a line that moves without end: where it lies on the line, and how long it is. */
export interface Place {
  start: number;
  size: number;
}

/** How long the line is before it repeats: long enough that an item is out of view before it is needed at the end. */
export function runLength(places: readonly Place[], frame: number): number {
  const last = places.at(-1);
  const largest = Math.max(0, ...places.map(({ size }) => size));
  return last ? Math.max(last.start + last.size, frame + largest) : 0;
}

/** An item that has left the frame at the front joins the line again at its end, as often as it has left. */
export const shiftOf = ({ start, size }: Place, offset: number, run: number): number =>
  run > 0 ? run * Math.max(0, Math.floor((offset - start - size) / run) + 1) : 0;

/** How far the line moves until the next item has left the frame. */
export const untilNext = (places: readonly Place[], offset: number, run: number): number =>
  Math.min(...places.map((place) => place.start + place.size + shiftOf(place, offset, run) - offset));

/**
 * In ms. The page learns nothing of a motion that the browser makes by itself: what waits to come into view, like a
 * picture, is looked for this often.
 */
const look = 500;

export interface Drift {
  start: () => void;
  stop: () => void;
  /** Brings an item into view, for the focus. */
  reveal: (item: HTMLElement) => void;
  /** Takes everything back. */
  end: () => void;
}

/**
 * Moves the children of a line past the frame around it, in px per second, however many frames a second has. Nothing is
 * drawn twice: what has left at the front comes in again at the end. The browser moves the line by itself, also while the
 * page is busy; the page works only when an item has left.
 */
export function createDrift(line: HTMLElement, axis: 'x' | 'y', perSecond: number): Drift {
  const items = [...line.children] as HTMLElement[];
  const across = axis === 'x';
  const by = (distance: number): string => `translate${across ? 'X' : 'Y'}(${distance}px)`;
  let places: Place[] = [];
  let run = 0;
  let frame = 0;
  let moving = false;
  let motion: Animation | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;

  const offset = (): number => (Number(motion?.currentTime ?? 0) / 1000) * perSecond;
  const rest = () => {
    clearTimeout(next);
    if (request !== undefined) cancelAnimationFrame(request);
  };
  const moveTo = (distance: number) => {
    if (motion) motion.currentTime = (distance / perSecond) * 1000;
  };
  /** Puts every item where the line needs it, and comes back when the next one has left. */
  const settle = () => {
    rest();
    if (!motion || run === 0) return;
    // A new run begins where the last one did: the line jumps back, and with it, in the same frame, all that has left.
    if (offset() >= run) moveTo(offset() % run);
    places.forEach((place, index) => {
      const shift = shiftOf(place, offset(), run);
      const item = items[index];
      if (item) item.style.transform = shift === 0 ? '' : by(shift);
    });
    if (!moving) return;
    const left = (untilNext(places, offset(), run) / perSecond) * 1000;
    next = setTimeout(
      () => {
        request = requestAnimationFrame(settle);
      },
      Math.min(left, look),
    );
  };
  const measure = () => {
    const was = run === 0 ? 0 : offset() % run;
    frame = (across ? line.parentElement?.clientWidth : line.parentElement?.clientHeight) ?? 0;
    places = items.map((item) =>
      across
        ? { start: item.offsetLeft - line.offsetLeft, size: item.offsetWidth }
        : { start: item.offsetTop - line.offsetTop, size: item.offsetHeight },
    );
    run = runLength(places, frame);
    motion?.cancel();
    // Twice as far as a run: a page that is busy when one ends comes late, and nobody sees it.
    motion = line.animate([{ transform: by(0) }, { transform: by(-2 * run) }], {
      duration: ((2 * run) / perSecond) * 1000,
      fill: 'forwards',
    });
    if (!moving) motion.pause();
    moveTo(run === 0 ? 0 : was % run);
    settle();
  };

  const sizes = new ResizeObserver(measure);
  for (const element of [line.parentElement, ...items]) if (element) sizes.observe(element);
  const stop = () => {
    moving = false;
    motion?.pause();
    rest();
  };

  return {
    start: () => {
      moving = true;
      motion?.play();
      settle();
    },
    stop,
    reveal: (item) => {
      const place = places[items.indexOf(item)];
      if (!place) return;
      const start = place.start + shiftOf(place, offset(), run) - offset();
      if (start >= 0 && start + place.size <= frame) return;
      moveTo(place.start);
      settle();
    },
    end: () => {
      stop();
      sizes.disconnect();
      motion?.cancel();
      for (const item of items) item.style.transform = '';
    },
  };
}
