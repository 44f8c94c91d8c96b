import { onTestFinished, vi } from 'vitest';
import { restMs } from './useLive.ts';

/** A stream that a test speaks through. */
export class TestStream extends EventTarget {
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  /** @param data a text as it is, or the content of a message */
  say(data: unknown, type = 'message'): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent(type, { data: text }));
  }
  lose(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** A wait of the page that ends when the test says so. */
export interface HeldWait {
  /** How long it would be, in ms. */
  readonly ms: number;
  readonly works: (() => void)[];
}

/** Lets the page open streams of the test, and at once. Returns those that it has opened. @param held gets what would be done after its time */
export function stubStreams(held?: HeldWait): readonly TestStream[] {
  const opened: TestStream[] = [];
  const Opened = class extends TestStream {
    constructor() {
      super();
      opened.push(this);
    }
  };
  vi.stubGlobal('EventSource', Opened);
  const wait = globalThis.setTimeout;
  const rest = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, ms?: number) => {
    if (ms !== held?.ms || held === undefined) return wait(work, ms === restMs ? 0 : ms);
    held.works.push(work);
    return wait(() => {}, 0);
  });
  onTestFinished(() => {
    rest.mockRestore();
    vi.unstubAllGlobals();
  });
  return opened;
}
