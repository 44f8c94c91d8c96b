/** A window of its own beside the site; `name` tells one purpose from another. */
export interface WindowShape {
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

/** A window that was opened and leads nowhere yet. */
export interface OpenedWindow {
  /** Goes to an address that was judged. What is shown there cannot reach back to the site. */
  go(address: URL): void;
  close(): void;
  /** The player has closed it meanwhile. */
  readonly closed: boolean;
}

/** CS-01a. */
export const serviceWindow = { width: 440, height: 500 } as const;

/**
 * Opens an empty window in the middle of the one in use, no larger than the screen. Called inside the press itself,
 * before anything is awaited, or the browser blocks it: then the answer is null.
 *
 * This module is the only one that opens windows.
 */
export function openWindow({ width, height, name }: WindowShape, from: Window = window): OpenedWindow | null {
  const opened = from.open('about:blank', name, features(placeOf(width, height, from)));
  if (opened === null) return null;
  return {
    go(address) {
      opened.opener = null;
      opened.location.replace(address.href);
    },
    close: () => opened.close(),
    get closed() {
      return opened.closed;
    },
  };
}

/** Opens an address that was judged in a tab of its own, which cannot reach back to the site. */
export function openExternal(address: URL, from: Window = window): void {
  from.open(address.href, '_blank', 'noopener,noreferrer');
}

function placeOf(wantedWidth: number, wantedHeight: number, from: Window) {
  const { availWidth, availHeight } = from.screen;
  const width = Math.min(wantedWidth, availWidth);
  const height = Math.min(wantedHeight, availHeight);
  // Not every screen begins at 0: one may stand to the left of another.
  const { availLeft = 0, availTop = 0 } = from.screen as Screen & { availLeft?: number; availTop?: number };
  const within = (middle: number, size: number, start: number, room: number): number =>
    Math.round(Math.max(start, Math.min(middle - size / 2, start + room - size)));
  return {
    width,
    height,
    left: within(from.screenX + from.outerWidth / 2, width, availLeft, availWidth),
    top: within(from.screenY + from.outerHeight / 2, height, availTop, availHeight),
  };
}

const features = (place: Readonly<Record<string, number>>): string =>
  ['popup', ...Object.entries(place).map(([name, value]) => `${name}=${value}`)].join(',');
