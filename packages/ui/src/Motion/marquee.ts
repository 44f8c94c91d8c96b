/** An item of a marquee. */
export interface MarqueeItem {
  /** Its offset from the start of the line, in px. */
  start: number;
  /** Its length along the line, in px. */
  size: number;
}

/**
 * Returns the distance after which the marquee repeats, in px: at least the length of the line, and long enough that
 * every item has left the frame before it is needed again at the end.
 */
export function loopLength(items: readonly MarqueeItem[], frame: number): number {
  const last = items.at(-1);
  const largest = Math.max(0, ...items.map(({ size }) => size));
  return last ? Math.max(last.start + last.size, frame + largest) : 0;
}

/** Returns how far an item has to be shifted at `offset`: by one loop for each time that it has left the frame. */
export const shiftOf = ({ start, size }: MarqueeItem, offset: number, loop: number): number =>
  loop > 0 ? loop * Math.max(0, Math.floor((offset - start - size) / loop) + 1) : 0;

/** Returns how far the line moves until the next item has left the frame, in px. */
export const distanceToNext = (items: readonly MarqueeItem[], offset: number, loop: number): number =>
  Math.min(...items.map((item) => item.start + item.size + shiftOf(item, offset, loop) - offset));

/**
 * The longest time between two updates, in ms. IntersectionObserver does not notice compositor animations, so lazy
 * content such as pictures is found only when the main thread updates the line.
 */
const maxUpdateInterval = 500;

/** Controls a running marquee. */
export interface Marquee {
  /** Starts or resumes the motion. */
  play: () => void;
  /** Stops the motion at its current position. */
  pause: () => void;
  /** Moves an item into view, if it is not fully visible. */
  reveal: (item: HTMLElement) => void;
  /** Stops the motion and restores the original layout. */
  destroy: () => void;
}

/**
 * Moves the children of `line` past its parent in an endless loop, at `speed` px per second. Items are not duplicated:
 * one that has left at the start is shifted to the end. The compositor runs the animation; script runs only when an item
 * has left the frame.
 */
export function createMarquee(line: HTMLElement, axis: 'x' | 'y', speed: number): Marquee {
  const elements = [...line.children] as HTMLElement[];
  const horizontal = axis === 'x';
  const translate = (distance: number): string => `translate${horizontal ? 'X' : 'Y'}(${distance}px)`;
  let items: MarqueeItem[] = [];
  let loop = 0;
  let frame = 0;
  let playing = false;
  let animation: Animation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;

  const offset = (): number => (Number(animation?.currentTime ?? 0) / 1000) * speed;
  const cancelUpdate = () => {
    clearTimeout(timer);
    if (request !== undefined) cancelAnimationFrame(request);
  };
  const moveTo = (distance: number) => {
    if (animation) animation.currentTime = (distance / speed) * 1000;
  };
  /** Shifts the items that have left and schedules itself for the time when the next one leaves. */
  const update = () => {
    cancelUpdate();
    if (!animation || loop === 0) return;
    // A new loop starts where the previous one did. The line and all shifted items jump back in the same frame.
    if (offset() >= loop) moveTo(offset() % loop);
    items.forEach((item, index) => {
      const shift = shiftOf(item, offset(), loop);
      const element = elements[index];
      if (element) element.style.transform = shift === 0 ? '' : translate(shift);
    });
    if (!playing) return;
    const wait = (distanceToNext(items, offset(), loop) / speed) * 1000;
    timer = setTimeout(
      () => {
        request = requestAnimationFrame(update);
      },
      Math.min(wait, maxUpdateInterval),
    );
  };
  const measure = () => {
    const previous = loop === 0 ? 0 : offset() % loop;
    frame = (horizontal ? line.parentElement?.clientWidth : line.parentElement?.clientHeight) ?? 0;
    items = elements.map((element) =>
      horizontal
        ? { start: element.offsetLeft - line.offsetLeft, size: element.offsetWidth }
        : { start: element.offsetTop - line.offsetTop, size: element.offsetHeight },
    );
    loop = loopLength(items, frame);
    animation?.cancel();
    // Two loops long: if the main thread is busy at the end of the first, the line keeps moving.
    animation = line.animate([{ transform: translate(0) }, { transform: translate(-2 * loop) }], {
      duration: ((2 * loop) / speed) * 1000,
      fill: 'forwards',
    });
    if (!playing) animation.pause();
    moveTo(loop === 0 ? 0 : previous % loop);
    update();
    // An item that had the focus before it was measured, or was in view before the size changed.
    const focused = elements.find((element) => element.contains(document.activeElement));
    if (focused) reveal(focused);
  };
  const reveal = (element: HTMLElement) => {
    const item = items[elements.indexOf(element)];
    if (!item) return;
    const start = item.start + shiftOf(item, offset(), loop) - offset();
    if (start >= 0 && start + item.size <= frame) return;
    moveTo(item.start);
    update();
  };

  const resizeObserver = new ResizeObserver(measure);
  for (const element of [line.parentElement, ...elements]) if (element) resizeObserver.observe(element);
  const pause = () => {
    playing = false;
    animation?.pause();
    cancelUpdate();
  };

  return {
    play: () => {
      playing = true;
      animation?.play();
      update();
    },
    pause,
    reveal,
    destroy: () => {
      pause();
      resizeObserver.disconnect();
      animation?.cancel();
      for (const element of elements) element.style.transform = '';
    },
  };
}
