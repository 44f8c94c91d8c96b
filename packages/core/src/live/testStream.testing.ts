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

/** Lets the page open streams of the test, and at once. Returns those that it has opened. */
export function stubStreams(): readonly TestStream[] {
  const opened: TestStream[] = [];
  const Opened = class extends TestStream {
    constructor() {
      super();
      opened.push(this);
    }
  };
  vi.stubGlobal('EventSource', Opened);
  const wait = globalThis.setTimeout;
  const rest = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work: () => void, ms?: number) => wait(work, ms === restMs ? 0 : ms));
  onTestFinished(() => {
    rest.mockRestore();
    vi.unstubAllGlobals();
  });
  return opened;
}
