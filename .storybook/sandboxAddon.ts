import { definePreviewAddon } from 'storybook/internal/csf';
import type { Mode } from './modes.ts';
import { type SandboxContext, type SandboxParameters, createSandboxPlatform } from './sandboxPlatform.ts';
import { withToolbar } from './toolbar.ts';

export type { SandboxContext, SandboxParameters } from './sandboxPlatform.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    sandbox: SandboxContext;
  }
}

/** Gives each story a sandbox and a platform of its own: see `SandboxParameters` for `parameters.sandbox`. */
export const sandboxAddon = () =>
  definePreviewAddon<{ parameters: { sandbox?: SandboxParameters } }>({
    async beforeEach(context) {
      const { globals } = context;
      context.sandbox = await createSandboxPlatform({
        ...withToolbar((context.parameters['sandbox'] ?? {}) as SandboxParameters, globals),
        language: globals['language'] as Mode['language'],
        brand: String(globals['brand']),
        use: (...handlers) => context.msw.use(...handlers),
      });
      return () => context.sandbox.faults.release();
    },
  });
