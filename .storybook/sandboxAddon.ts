import { definePreviewAddon } from 'storybook/internal/csf';
import type { OfferedLanguage } from '#api/primitives.ts';
import { createLanguageStore } from '#features/shared/i18n/language.ts';
import { laterWords } from '#features/shared/i18n/laterWords.ts';
import { type LaterPart, wordParts } from '#features/shared/i18n/wordParts.ts';
import { type Platform, createPlatform } from '#features/shared/platform.tsx';
import { localStore, sessionStore } from '#features/shared/storage.ts';
import { mswHandlers } from '#sandbox/adapters/msw.ts';
import { type Fault, createFaultPlan } from '#sandbox/faults.ts';
import { createHandler, sandboxCipherKey } from '#sandbox/handle.ts';
import { signInPath } from '#sandbox/pagePaths.ts';
import { signInAs } from '#sandbox/personas.ts';
import type { ScenarioName } from '#sandbox/scenarios.ts';
import { type WorldSettings, changeSettings } from '#sandbox/settings.ts';
import { type World, createWorld } from '#sandbox/world.ts';

/** `parameters.sandbox`: the platform that a story stands on. */
export interface SandboxParameters {
  /** The world to begin with. The toolbar's "system" wins. @default 'ready' */
  scenario?: ScenarioName;
  /** What the operator has switched, beside what the scenario says. */
  settings?: Partial<WorldSettings>;
  /** What goes wrong on the line. */
  faults?: readonly Fault[];
  /** Overrides the toolbar, for a story that makes sense for one kind of visitor only. */
  persona?: Persona;
  /** The address the story is at. @default '/' */
  path?: string;
}

export const personas = ['visitor', 'member', 'agent', 'trial'] as const;
export type Persona = (typeof personas)[number];
export const systems = ['normal', 'maintenance', 'blocked'] as const;

/** What `beforeEach` has prepared; plays may look into the world, or let a hanging answer go. */
export interface SandboxContext {
  readonly world: World;
  readonly platform: Platform;
  readonly faults: ReturnType<typeof createFaultPlan>;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    sandbox: SandboxContext;
  }
}

const laterParts = Object.keys(wordParts).filter((part): part is LaterPart => part !== 'first');

const accounts: Readonly<Record<Exclude<Persona, 'visitor'>, string>> = {
  member: 'demo',
  agent: 'agent',
  trial: 'trial',
};

/** A new world, a new platform and an empty cache for each story: nothing leaks from one to the next. */
export const sandboxAddon = () =>
  definePreviewAddon<{ parameters: { sandbox?: SandboxParameters } }>({
    async beforeEach(context) {
      const { globals } = context;
      const {
        scenario = 'ready',
        settings,
        faults = [],
        persona = globals['persona'] as Persona,
      } = (context.parameters['sandbox'] ?? {}) as SandboxParameters;
      const system = globals['system'] as (typeof systems)[number];
      const world = createWorld({ scenario: system === 'normal' ? scenario : system });
      if (settings) changeSettings(world, settings);
      const plan = createFaultPlan(faults);
      context.msw.use(...mswHandlers(createHandler(world, { cipherKeyBase64: sandboxCipherKey, faults: plan })));

      sessionStore.clear();
      localStore.clear();
      if (persona !== 'visitor') sessionStore.set('token', signInAs(world, accounts[persona]));
      const language = await createLanguageStore(String(globals['language']).toUpperCase() as OfferedLanguage);
      // Stories draw parts of the site that come later there.
      await Promise.all(laterParts.map((part) => laterWords.here(part)));
      const platform = createPlatform({
        language,
        deployment: {
          apiBase: '',
          merchant: 'KINNARI',
          channel: 'WEB',
          brand: String(globals['brand']),
          brandTokens: null,
          imageHosts: [],
          gameHosts: [],
          serviceHosts: [],
          linkHosts: [],
          siteHosts: [],
          thirdPartyUrl: signInPath,
          identityUrl: '/sandbox-service/identity',
          cipherKey: sandboxCipherKey,
        },
      });
      context.sandbox = { world, platform, faults: plan };
      return () => plan.release();
    },
  });
