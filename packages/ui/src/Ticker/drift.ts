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

/** How far the line has moved after a while; a frame that comes late moves it no further than 100 ms would. */
export const advance = (offset: number, elapsedMs: number, perSecond: number, run: number): number =>
  run > 0 ? (offset + (Math.min(elapsedMs, 100) / 1000) * perSecond) % run : 0;

/** An item that has left the frame at the front joins the line again at its end. */
export const shiftOf = ({ start, size }: Place, offset: number, run: number): number =>
  start + size <= offset ? run : 0;

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
 * drawn twice: what has left at the front comes in again at the end.
 */
export function createDrift(line: HTMLElement, axis: 'x' | 'y', perSecond: number): Drift {
  const items = [...line.children] as HTMLElement[];
  const across = axis === 'x';
  const move = (element: HTMLElement, by: number) => {
    element.style.transform = by === 0 ? '' : `translate3d(${across ? `${by}px, 0` : `0, ${by}px`}, 0)`;
  };
  let places: Place[] = [];
  let shifts: number[] = [];
  let run = 0;
  let frame = 0;
  let offset = 0;
  let last: number | undefined;
  let request: number | undefined;

  const draw = () => {
    move(line, -offset);
    places.forEach((place, index) => {
      const shift = shiftOf(place, offset, run);
      const item = items[index];
      if (shift === shifts[index] || !item) return;
      shifts[index] = shift;
      move(item, shift);
    });
  };
  const measure = () => {
    frame = (across ? line.parentElement?.clientWidth : line.parentElement?.clientHeight) ?? 0;
    places = items.map((item) =>
      across
        ? { start: item.offsetLeft - line.offsetLeft, size: item.offsetWidth }
        : { start: item.offsetTop - line.offsetTop, size: item.offsetHeight },
    );
    shifts = [];
    run = runLength(places, frame);
    offset = advance(offset, 0, perSecond, run);
    draw();
  };
  const tick = (now: number) => {
    offset = advance(offset, now - (last ?? now), perSecond, run);
    last = now;
    draw();
    request = requestAnimationFrame(tick);
  };
  const stop = () => {
    if (request !== undefined) cancelAnimationFrame(request);
    request = undefined;
    last = undefined;
  };

  const sizes = new ResizeObserver(measure);
  for (const element of [line.parentElement, ...items]) if (element) sizes.observe(element);

  return {
    start: () => {
      request ??= requestAnimationFrame(tick);
    },
    stop,
    reveal: (item) => {
      const index = items.indexOf(item);
      const place = places[index];
      if (!place) return;
      const start = place.start + shiftOf(place, offset, run) - offset;
      if (start >= 0 && start + place.size <= frame) return;
      offset = advance(place.start, 0, perSecond, run);
      draw();
    },
    end: () => {
      stop();
      sizes.disconnect();
      for (const element of [line, ...items]) move(element, 0);
    },
  };
}
