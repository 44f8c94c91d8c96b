/** Size of a window in px, and its `name`, which distinguishes windows by purpose. */
export interface WindowShape {
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

/** An empty window that was opened. */
export interface OpenedWindow {
  /** Navigates to a URL from `safeUrl`. The page there has no access to the site. */
  go(url: URL): void;
  close(): void;
  /** True once the player has closed it. */
  readonly closed: boolean;
}

/** Size of the customer service window (CS-01a). */
export const serviceWindow = { width: 440, height: 500 } as const;

/**
 * Opens an empty window centred on the current one and no larger than the screen. Must run inside the click handler,
 * before any `await`, or the browser blocks it; null when it does. Only this module opens windows.
 */
export function openWindow({ width, height, name }: WindowShape, from: Window = window): OpenedWindow | null {
  const opened = from.open('about:blank', name, features(centredBox(width, height, from)));
  if (opened === null) return null;
  return {
    go(url) {
      opened.opener = null;
      opened.location.replace(url.href);
    },
    close: () => opened.close(),
    get closed() {
      return opened.closed;
    },
  };
}

/** Opens a URL from `safeUrl` in a new tab. The page there has no access to the site. */
export function openExternal(url: URL, from: Window = window): void {
  from.open(url.href, '_blank', 'noopener,noreferrer');
}

function centredBox(wantedWidth: number, wantedHeight: number, from: Window) {
  const { availWidth, availHeight } = from.screen;
  const width = Math.min(wantedWidth, availWidth);
  const height = Math.min(wantedHeight, availHeight);
  // A screen does not start at 0 when another screen is to its left or above it.
  const { availLeft = 0, availTop = 0 } = from.screen as Screen & { availLeft?: number; availTop?: number };
  const startOf = (middle: number, size: number, start: number, available: number): number =>
    Math.round(Math.max(start, Math.min(middle - size / 2, start + available - size)));
  return {
    width,
    height,
    left: startOf(from.screenX + from.outerWidth / 2, width, availLeft, availWidth),
    top: startOf(from.screenY + from.outerHeight / 2, height, availTop, availHeight),
  };
}

const features = (box: Readonly<Record<string, number>>): string =>
  ['popup', ...Object.entries(box).map(([name, value]) => `${name}=${value}`)].join(',');
