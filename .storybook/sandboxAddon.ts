import { definePreviewAddon } from 'storybook/internal/csf';
import type { Mode } from './modes.ts';
import { type Persona, type SandboxContext, type SandboxParameters, createSandboxPlatform } from './sandboxPlatform.ts';

export type { SandboxContext, SandboxParameters } from './sandboxPlatform.ts';

export const systems = ['normal', 'maintenance', 'blocked'] as const;

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
      const parameters = (context.parameters['sandbox'] ?? {}) as SandboxParameters;
      const system = globals['system'] as (typeof systems)[number];
      context.sandbox = await createSandboxPlatform({
        persona: globals['persona'] as Persona,
        ...parameters,
        ...(system !== 'normal' && { scenario: system }),
        language: globals['language'] as Mode['language'],
        brand: String(globals['brand']),
        use: (...handlers) => context.msw.use(...handlers),
      });
      return () => context.sandbox.faults.release();
    },
  });
