import type { RequestHandler } from 'msw';
import { type Platform, createPlatform } from '#core/data/platform.tsx';
import { localStore, sessionStore } from '#core/data/storage.ts';
import { languageNamed } from '#core/i18n/languageCode.ts';
import { createLanguageStore } from '#core/i18n/languageStore.ts';
import { lazyMessages } from '#core/i18n/lazyMessages.ts';
import { type LazyBundle, type MessageNamespace, bundlesOf } from '#core/i18n/messageBundles.ts';
import { type Translate, translateIn } from '#core/i18n/translate.ts';
import { hideBalance } from '#core/site/hiddenBalance.ts';
import { type Clock, createClock } from '#core/time/clock.ts';
import { signInPath } from '#demo/paths.ts';
import { mswHandlers } from '#sandbox/adapters/msw.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { type Fault, type FaultPlan, createFaultPlan } from '#sandbox/faults.ts';
import { createHandler, sandboxCipherKey } from '#sandbox/http/handle.ts';
import { signInAs } from '#sandbox/personas.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { ScenarioName } from '#sandbox/scenarioNames.ts';
import { type SandboxSettings } from '#sandbox/settings.ts';
import type { Mode } from './modes.ts';
import type { Persona } from './personas.ts';
import { asFound } from './storyMessages.ts';

export type { Persona } from './personas.ts';

/** The platform that a story or a browser test needs. */
export interface SandboxParameters {
  /** The data to begin with. In Storybook, the toolbar's "system" wins. @default 'ready' */
  scenario?: ScenarioName;
  /** Settings of the operator, on top of those of the scenario. */
  settings?: Partial<SandboxSettings>;
  /** Calls that fail, and how. */
  faults?: readonly Fault[];
  /** Who is logged in. In Storybook, the toolbar's "persona" wins. @default 'visitor' */
  persona?: Persona;
  /** How far a session reaches (`policy.session` of the deployment). @default 'tab' */
  session?: 'tab' | 'browser';
  /** The URL to begin with; a function can name what is in the sandbox. @default '/' */
  path?: string | ((sandbox: SandboxContext) => string);
  /** When the platform's clock stands still, in ms since the epoch: for samples with times. @default it runs */
  at?: number | null;
}

/** A sandbox with the platform that calls it. */
export interface SandboxContext extends Sandbox {
  readonly platform: Platform;
  /** Changes the faults, or releases a hanging answer. */
  readonly faults: FaultPlan;
  /** Whether the platform has been asked anything yet, for `useSyncExternalStore`. */
  readonly asked: { readonly get: () => boolean; readonly subscribe: (listener: () => void) => () => void };
}

interface Options extends Omit<SandboxParameters, 'path'> {
  readonly language: Mode['language'];
  readonly brand: string;
  /** Installs the request handlers of the sandbox. */
  readonly use: (...handlers: RequestHandler[]) => void;
}

const namespaces = Object.keys(import.meta.glob(['../locales/th/*.json', '!**/{guide,language,stories}.json'])).map(
  (file) => file.replace(/^.*\/|\.json$/g, '') as MessageNamespace,
);
const lazyBundles = bundlesOf(namespaces).filter((bundle): bundle is LazyBundle => bundle !== 'first');

/** The accounts that the personas log in with. */
export const accounts: Readonly<Record<Exclude<Persona, 'visitor'>, string>> = {
  member: 'demo',
  agent: 'agent',
  assistant: 'assistant',
  trial: 'trial',
};

/**
 * Names the sandbox that a call is meant for. A call that is still on its way when its test ends reaches the next sandbox,
 * which must not answer it: it would refuse the token, and the old platform would sign out and clear the storage.
 */
const ownerHeader = 'X-Sandbox';
let sandboxes = 0;

/** A clock that stands still, whatever the time of the sandbox. */
const stillClock = (at: number): Clock => ({ ...createClock(() => at), synchronise: () => {} });

/** Creates a sandbox and a platform with empty storage and all messages, so that nothing leaks between two tests. */
export async function createSandboxPlatform({
  scenario = 'ready',
  settings,
  faults: planned = [],
  persona = 'visitor',
  session = 'tab',
  at = null,
  language: code,
  brand,
  use,
}: Options): Promise<SandboxContext> {
  const sandbox = createSandbox({ scenario });
  // Stories and tests that move the clock are about something else than a player who is away.
  changeSettings(sandbox, { policy: { ...sandbox.settings.policy, session: { idleMinutes: 0 } } });
  if (settings) changeSettings(sandbox, settings);
  const faults = createFaultPlan(planned);
  const owner = String((sandboxes += 1));
  const handle = createHandler(sandbox, { cipherKeyBase64: sandboxCipherKey, faults });
  const isOwn = ({ headers }: Request): boolean => (headers.get(ownerHeader) ?? owner) === owner;
  use(...mswHandlers(async (request) => (isOwn(request) ? handle(request) : Response.error())));

  sessionStore.clear();
  localStore.clear();
  // The document keeps it from one story to the next.
  hideBalance(false);
  // The question for the age has stories and tests of its own.
  localStore.set('ageConfirmed', '99');
  const language = await createLanguageStore(languageNamed(code));
  // Stories show parts that load on demand on the site.
  await Promise.all(lazyBundles.map((bundle) => lazyMessages.require(bundle)));
  const sessions = session === 'browser' ? localStore : sessionStore;
  if (persona !== 'visitor') sessions.set('token', signInAs(sandbox, accounts[persona]));
  let asked = false;
  const listeners = new Set<() => void>();
  const platform = createPlatform({
    language,
    ...(at !== null && { clock: stillClock(at) }),
    fetch(request, init) {
      asked = true;
      listeners.forEach((listener) => listener());
      const headers = new Headers(init?.headers);
      headers.set(ownerHeader, owner);
      return fetch(request, { ...init, headers });
    },
    deployment: {
      apiBase: '',
      merchant: 'KINNARI',
      channel: 'WEB',
      brand,
      brandFile: null,
      origin: '',
      imageHosts: [],
      gameHosts: [],
      serviceHosts: [],
      linkHosts: [],
      iosLiteResource: 'IOSLITE',
      siteHosts: [],
      thirdPartyUrl: signInPath,
      missing: [],
      membersOnly: false,
      analytics: false,
      // Of stories and tests there is nothing to keep.
      offline: false,
      errorUrl: null,
      viewUrl: null,
      identityUrl: '/sandbox-service/identity',
      policy: { session },
      cipherKey: sandboxCipherKey,
    },
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(sandbox, { platform, faults, asked: { get: () => asked, subscribe } });
}

/** The URL that a story or a test begins with. */
export const startUrl = (sandbox: SandboxContext, { path = '/' }: SandboxParameters): string =>
  typeof path === 'string' ? path : path(sandbox);

/** The messages in the language of the platform as screens say them, with spaces as queries see them. */
export function translatorOf({ platform }: SandboxContext): Translate {
  const { i18n } = platform.language;
  return (...message) => asFound(translateIn(i18n, i18n.language, 'common')(...message));
}
