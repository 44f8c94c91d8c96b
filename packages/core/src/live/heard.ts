/** How long a tab that is seen again waits for its stream before it reads what it may have missed, in ms. */
export const returnMs = 5_000;
/** After how long out of sight a tab reads what time alone may have ended, such as a reward that nobody has taken, in ms. */
export const ageMs = 600_000;

interface HeardOptions {
  /** The ids of the reads that are not asked for: `Platform.heard`. */
  readonly heard: Map<string, boolean>;
  /** The ids of the reads that the stream tells of, and whether they need no clock. */
  readonly covered: () => ReadonlyMap<string, boolean>;
  readonly read: (id: string) => void;
}

/** Keeps which reads need neither clock nor focus, because the stream tells of them. */
export interface Heard {
  /** Messages come, or have stopped. */
  readonly set: (hears: boolean) => void;
  /** The stream may tell of something else than before. */
  readonly changed: () => void;
  readonly end: () => void;
}

/**
 * A tab that is hidden has no stream, and asks for nothing. Seen again it gets one, with the versions of everything: only where
 * none comes in time are the answers read that it would have told of, as after any loss.
 */
export function createHeard({ heard, covered, read }: HeardOptions): Heard {
  let hears = false;
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fill = (): void => {
    heard.clear();
    for (const [id, needsNoClock] of covered()) heard.set(id, needsNoClock);
  };
  const lose = (): void => {
    const lost = [...heard.keys()];
    heard.clear();
    for (const id of lost) read(id);
  };
  const seen = (): void => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt ??= performance.now();
      return;
    }
    const isAged = hiddenAt !== undefined && performance.now() - hiddenAt > ageMs;
    hiddenAt = undefined;
    if (isAged) for (const [id, needsNoClock] of heard) if (!needsNoClock) read(id);
    if (!hears && heard.size > 0) timer = setTimeout(lose, returnMs);
  };
  document.addEventListener('visibilitychange', seen);
  return {
    set(value) {
      hears = value;
      clearTimeout(timer);
      if (hears) fill();
      else if (!document.hidden) lose();
    },
    changed() {
      if (hears) fill();
    },
    end() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      heard.clear();
    },
  };
}
