import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, describe, inject, test, vi } from 'vitest';
import type { OperationId } from '#api/operations.ts';
import { slowAfterMs } from '#core/components/LoadingNote.tsx';
import type { Fault } from '#sandbox/faults.ts';
import type { RenderedOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { Persona } from '#storybook/sandboxPlatform.ts';
import type { Page } from './everyPage.testing.ts';
import { renderSite } from './renderSite.testing.tsx';

/** The faults, by what the player's device sees. */
const faults: Readonly<Record<string, Fault['fault']>> = {
  'a broken connection': { kind: 'network' },
  'a server error': { kind: 'status', status: 500 },
  'too many requests': { kind: 'status', status: 429 },
  'an answer cut short': { kind: 'truncate' },
  'an answer without a value': { kind: 'malformed', value: null },
  'an answer of another shape': { kind: 'malformed', value: { list: 'x' } },
  'a refusal': { kind: 'refuse', code: 'operation_not_allowed' },
  'no answer': { kind: 'hang' },
};

/** What a complete page shows, and which calls are its own. */
interface Complete {
  readonly headings: readonly string[];
  readonly calls: ReadonlySet<OperationId>;
}

/**
 * The headings of the page. Those of the footer come when the end of the page is near, which on a long page depends on how
 * fast its code came.
 */
const headings = (): readonly string[] =>
  screen
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('footer') === null)
    .map((heading) => heading.textContent);

const missingOf = (whole: Complete): readonly string[] => {
  const now = headings();
  return whole.headings.filter((heading) => !now.includes(heading));
};

/** Waits until every call has its answer and nothing on the page is loading. */
const settled = ({ everyCall }: RenderedOnPlatform) =>
  waitFor(() => expect(everyCall.filter((call) => !call.settled)).toEqual([]));

const retries = ({ t }: RenderedOnPlatform) =>
  screen.queryAllByRole('button', { name: t('common:retry') }).filter((button) => button.ariaBusy !== 'true');

const waysBack = ({ t }: RenderedOnPlatform) => screen.queryAllByRole('link', { name: t('launch:back') });

/** Whether the page, or the dialog that it is, says that it takes longer than usual. */
function saysThatItTakesLonger({ t }: RenderedOnPlatform, { dialog }: Page): boolean {
  const part = screen.queryByRole(dialog ? 'dialog' : 'main');
  const notes = [t('common:slow'), t('common:slowLine')];
  return part !== null && notes.some((note) => within(part).queryAllByText(note).length > 0);
}

const render = ({ persona, scenario, path }: Page, planned: readonly Fault[] = []) =>
  renderSite({ persona, path, language: 'en', faults: planned, ...(scenario && { scenario }) });

const known = new Map<Page, Promise<Complete>>();

/** Renders a page without a fault once, for what it shows when complete. */
async function completePage(page: Page): Promise<Complete> {
  const rendered = await render(page);
  let last: readonly string[] = [];
  await waitFor(async () => {
    await settled(rendered);
    if (page.dialog) await expect(screen.queryByRole('dialog')).not.toBeNull();
    if (page.landmark) await expect(screen.queryByRole(page.landmark)).not.toBeNull();
    const now = headings();
    const before = last;
    last = now;
    await expect(now.length).toBeGreaterThan(0);
    await expect(now).toEqual(before);
  });
  const calls = new Set(rendered.everyCall.map(({ id }) => id));
  rendered.unmount();
  return { headings: last, calls };
}

const complete = (page: Page): Promise<Complete> => {
  const found = known.get(page) ?? completePage(page);
  known.set(page, found);
  return found;
};

/** The calls of the site itself, which are on its simplest page too: it is short, so that the footer comes by itself. */
const frameCalls = (persona: Persona) => complete(framePages[persona]);
const framePages = Object.fromEntries(
  (['visitor', 'member', 'agent', 'trial'] as const).map((persona) => [
    persona,
    { name: 'frame', persona, path: () => '/nothing-here', landmark: 'contentinfo' },
  ]),
) as unknown as Readonly<Record<Persona, Page>>;

/** The calls of a page that are not those of the site itself. */
async function ownCalls(page: Page): Promise<readonly OperationId[]> {
  const frame = await frameCalls(page.persona);
  return [...(await complete(page)).calls].filter((id) => !frame.calls.has(id));
}

/** While no answer is to come, the deadline of a call passes at once. */
let givesUp = false;

/** The page names what it still waits for, and becomes complete by itself as the answers come. */
async function comesLate(page: Page): Promise<void> {
  const whole = await complete(page);
  const rendered = await render(page, [{ match: '*', fault: { kind: 'hang' } }]);
  const { everyCall, sandbox } = rendered;
  // Not the header: the page itself.
  await waitFor(async () => {
    if (missingOf(whole).length > 0) await expect(saysThatItTakesLonger(rendered, page)).toBe(true);
  });
  await waitFor(async () => {
    sandbox.faults.release();
    await expect(everyCall.filter((call) => !call.settled)).toEqual([]);
    await expect(missingOf(whole)).toEqual([]);
    await expect(retries(rendered)).toEqual([]);
  });
}

async function recovers(page: Page, planned: readonly Fault[]): Promise<void> {
  const whole = await complete(page);
  givesUp = planned.some(({ fault }) => fault.kind === 'hang');
  const rendered = await render(page, planned);
  const { sandbox } = rendered;
  const refused = planned.some(({ fault }) => fault.kind === 'refuse');
  await waitFor(async () => {
    await settled(rendered);
    // What the page behind it offers is no way on from the dialog.
    if (page.dialog) await expect(screen.queryByRole('dialog')).not.toBeNull();
    await expect(headings().length).toBeGreaterThan(0);
    const missing = missingOf(whole);
    // A refusal can be final: then the page says so and leads back.
    const back = refused ? waysBack(rendered) : [];
    if (missing.length > 0) await expect([...retries(rendered), ...back], `without ${missing.join()}`).not.toEqual([]);
  });
  givesUp = false;
  if (refused && waysBack(rendered).length > 0 && retries(rendered).length === 0) return;
  sandbox.faults.set([]);
  await waitFor(async () => {
    // What offers no retry is asked for when the player comes back to the tab.
    if (retries(rendered).length === 0) window.dispatchEvent(new Event('focus'));
    for (const button of retries(rendered)) await userEvent.click(button);
    await settled(rendered);
    await expect(missingOf(whole)).toEqual([]);
    await expect(retries(rendered)).toEqual([]);
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether each page meets each fault in every reach, or in one. */
    faults: 'every reach' | 'one reach';
    /** What Storybook gives to its own tests. */
    'storybook/test-initial-globals': object;
  }
}

/** Which calls a fault reaches. */
const reaches = ['every call', 'the calls of the screen'] as const;

/**
 * Takes pages through every way a call can fail, which reaches every call or only those of the screen itself: each page meets
 * each fault in one reach, by turns, or in both where that is asked for. While the fault lasts, a page names itself and says
 * what is missing. When it is over, the page becomes complete without a reload: by itself, or when its retry buttons are
 * pressed. Odd entries in lists have a file of their own.
 */
export function testEveryFault(pages: readonly Page[]): void {
  beforeEach(() => {
    givesUp = false;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(givesUp ? 1 : ms));
    // The client waits a random part of its delay before it tries again.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    // What takes long takes long at once.
    const later = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: TimerHandler, ms?: number, ...args: unknown[]) =>
      later(run, ms === slowAfterMs ? 0 : ms, ...args)) as typeof setTimeout);
    return () => vi.restoreAllMocks();
  });

  const everyReach = inject('faults') === 'every reach';
  for (const [number, page] of pages.entries()) {
    describe(page.name, () => {
      test('slow answers to every call', () => comesLate(page));

      for (const [at, [name, fault]] of Object.entries(faults).entries()) {
        for (const reach of everyReach ? reaches : [reaches[(number + at) % 2 === 0 ? 0 : 1]])
          test(`${name}, to ${reach}`, async () => {
            const matches = reach === 'every call' ? ['*' as const] : await ownCalls(page);
            await recovers(
              page,
              matches.map((match) => ({ match, fault })),
            );
          });
      }
    });
  }
}
