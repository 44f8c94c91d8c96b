import { setupWorker } from 'msw/browser';
import './environment.ts';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Canvas } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyOperation, InputOf } from '#api/operation.ts';
import type { OperationId } from '#api/operations.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { useLocation } from '#core/routing/router.ts';
import { scrollPositions } from '#core/routing/useScrollRestoration.ts';
import type { Deployment } from '#core/site/deployment.ts';
import { brands } from '#themes/brands.ts';
import { recordClicks, reportPage } from './failureReport.ts';
import { type Mode, modeOf } from './modes.ts';
import {
  type SandboxContext,
  type SandboxParameters,
  createSandboxPlatform,
  startUrl,
  translatorOf,
} from './sandboxPlatform.ts';
import { StoryProviders } from './StoryProviders.tsx';
import { viewports } from './viewports.ts';

/** Options of `renderOnPlatform`. */
export interface RenderOptions extends SandboxParameters {
  /** Changes the deployment of the site. */
  deployment?: Partial<Deployment>;
  /** Fixes the language. By default the name of the test selects it, so that both are used. */
  language?: Mode['language'];
  /** The size of the page. @default 1200 × 900 */
  viewport?: keyof typeof viewports;
  /** Runs when sandbox and platform exist and nothing is rendered yet. */
  prepare?: (sandbox: SandboxContext) => void;
  /** Rendered after the screen, on the same platform: a second reader of the same data, for example. */
  beside?: ReactNode | ((sandbox: SandboxContext) => ReactNode);
}

/** A call that the screen's client made. */
export interface RecordedCall<Operation extends AnyOperation> {
  readonly input: InputOf<Operation>;
  /** Whether its answer, or its failure, has arrived. */
  readonly settled: boolean;
}

/** A screen that is joined with its hook and runs against a sandbox. */
export interface RenderedOnPlatform {
  readonly container: HTMLElement;
  /** Queries inside `container`. For dialogs, use `screen`. */
  readonly canvas: Canvas;
  readonly sandbox: SandboxContext;
  readonly language: Mode['language'];
  /** A message of the catalogue in the language of the test, as queries see it: `t('lobby:title')`. */
  readonly t: Translate;
  /** The current path and query. */
  readonly url: () => string;
  /** Every call so far, in order. */
  readonly everyCall: readonly (Pick<RecordedCall<AnyOperation>, 'settled'> & { readonly id: OperationId })[];
  /** The calls of an operation so far, in order. */
  readonly calls: <Operation extends AnyOperation>(operation: Operation) => readonly RecordedCall<Operation>[];
  readonly unmount: () => void;
}

/** The second argument of `renderOnPlatform` for a component that needs no props. */
export const noProps = (): object => ({});

const worker = setupWorker();
let workerStarted: Promise<unknown> | undefined;

/**
 * Renders `<Screen {...useScreen()} />` inside the providers of the site, against a new sandbox through MSW, and cleans up
 * when the test ends. The name of the test selects theme and language, as the id of a story does.
 */
export async function renderOnPlatform<Props extends object>(
  Screen: ComponentType<Props>,
  useScreen: () => Props,
  { prepare, beside, viewport, deployment, ...options }: RenderOptions = {},
): Promise<RenderedOnPlatform> {
  const mode = modeOf(expect.getState().currentTestName ?? '');
  const language = options.language ?? mode.language;
  const brand = brands[0].id;
  Object.assign(document.documentElement.dataset, { brand, theme: mode.theme });
  // Tests share the page, and each begins as a visit does.
  scrollPositions.clear();
  const { width, height } = viewport ? viewports[viewport].styles : { width: '1200', height: '900' };
  await resize(Number.parseInt(width, 10), Number.parseInt(height, 10));

  await (workerStarted ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));
  const sandbox = await createSandboxPlatform({
    ...options,
    language,
    brand,
    use: (...handlers) => worker.use(...handlers),
  });
  Object.assign(sandbox.platform.deployment, deployment);
  const recorded = recordCalls(sandbox);
  const clicks = recordClicks();
  prepare?.(sandbox);

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = (): void => root.unmount();
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') reportPage({ test: task.name, url, calls: recorded }, clicks.clicks());
    clicks.stop();
    unmount();
    sandbox.faults.release();
    container.remove();
    worker.resetHandlers();
  });

  const start = startUrl(sandbox, options);
  let url = start;
  await new Promise<void>((resolve) => {
    function Joined() {
      return <Screen {...useScreen()} />;
    }
    function Probe() {
      const { pathname, search } = useLocation();
      // In the same commit as what the screen shows for this URL.
      useLayoutEffect(() => {
        url = pathname + search;
      }, [pathname, search]);
      useEffect(resolve, []);
      return null;
    }
    root.render(
      <StoryProviders platform={sandbox.platform} currencySymbol={sandbox.settings.currencySymbol} path={start}>
        <Joined />
        {typeof beside === 'function' ? beside(sandbox) : beside}
        <Probe />
      </StoryProviders>,
    );
  });

  return {
    container,
    canvas: within(container),
    sandbox,
    language,
    t: translatorOf(sandbox),
    url: () => url,
    everyCall: recorded,
    calls: (operation) => recorded.filter(({ id }) => id === operation.id),
    unmount,
  };
}

/**
 * Resizes the page. Browsers report changed media queries with the next frame: without the wait, a test could find an
 * element of the old layout and click it after React has replaced it.
 */
async function resize(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

interface Recorded {
  readonly id: OperationId;
  readonly input: unknown;
  settled: boolean;
}

/** Wraps the client so that every call is recorded. Returns the list that grows with them. */
function recordCalls({ platform: { client } }: SandboxContext): readonly Recorded[] {
  const recorded: Recorded[] = [];
  const call = client.call.bind(client);
  const recording: typeof client.call = async (operation, input, options) => {
    const entry = { id: operation.id as OperationId, input, settled: false };
    recorded.push(entry);
    try {
      return await call(operation, input, options);
    } finally {
      entry.settled = true;
    }
  };
  Object.assign(client, { call: recording });
  return recorded;
}
