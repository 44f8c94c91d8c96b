import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the device prefers, as the page's media queries see it; see `commands` of vitest.config.ts. */
    readonly preferMotion: (motion: Motion) => Promise<void>;
  }
}

declare global {
  /** Set while stories and browser tests run: Storybook itself shows what the device prefers. */
  var preferMotion: ((motion: Motion) => Promise<void>) | undefined;
}

export type Motion = 'no-preference' | 'reduce';

globalThis.preferMotion = async (motion) => commands.preferMotion(motion);
