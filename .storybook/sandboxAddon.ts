import { definePreviewAddon } from 'storybook/internal/csf';
import type { Mode } from './modes.ts';
import {
  type Persona,
  type SandboxContext,
  type SandboxParameters,
  createSandboxPlatform,
  personas,
} from './sandboxPlatform.ts';

export type { SandboxContext, SandboxParameters } from './sandboxPlatform.ts';

/** States of the platform that the toolbar puts on top of what a story says. */
const systems: Readonly<Record<string, Pick<SandboxParameters, 'settings' | 'faults'>>> = {
  maintenance: { settings: { maintenance: true } },
  blocked: { settings: { regionRestriction: true } },
  slow: { faults: [{ match: '*', fault: { kind: 'delay', ms: 3_000 } }] },
  offline: { faults: [{ match: '*', fault: { kind: 'network' } }] },
};

/** The choice of the toolbar that leaves persona or system as the story says. */
export const asTheStorySays = 'story';
export const personaChoices: readonly string[] = [asTheStorySays, ...personas];
export const systemChoices: readonly string[] = [asTheStorySays, ...Object.keys(systems)];

declare module 'storybook/internal/csf' {
  interface StoryContext {
    sandbox: SandboxContext;
  }
}

interface Globals {
  readonly [name: string]: unknown;
}

/** What a story says, with what the toolbar puts on top of it. */
export function withToolbar(parameters: SandboxParameters, { persona, system }: Globals): SandboxParameters {
  const { settings, faults } = systems[String(system)] ?? {};
  return {
    ...parameters,
    ...(personas.some((known) => known === persona) && { persona: persona as Persona }),
    settings: { ...parameters.settings, ...settings },
    // The first fault that matches a call applies to it.
    faults: [...(faults ?? []), ...(parameters.faults ?? [])],
  };
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
