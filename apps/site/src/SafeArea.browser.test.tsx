import { expect, screen, waitFor } from 'storybook/test';
import { describe, expect as expectOf, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#core/routing/paths.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { renderSite } from './renderSite.testing.tsx';

/** What a phone covers at its edges, in px. */
type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** Repeats the styles of the page with these numbers in place of `env(safe-area-inset-*)`, which the test browser has as 0. */
function coverEdges(insets: Insets): void {
  // The page of the test runner has a body without padding, outside the layers of the site.
  const runner = [...document.styleSheets].filter((sheet) =>
    [...sheet.cssRules].some((rule) => rule instanceof CSSStyleRule && rule.selectorText === 'body'),
  );
  for (const sheet of runner) sheet.disabled = true;
  const all = [...document.styleSheets]
    .filter((sheet) => !sheet.disabled)
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
  const covered = new CSSStyleSheet();
  covered.replaceSync(
    all.replaceAll(/env\(safe-area-inset-(\w+)\)/g, (_, edge: keyof Insets) => `${insets[edge] ?? 0}px`),
  );
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, covered];
  onTestFinished(() => {
    for (const sheet of runner) sheet.disabled = false;
    document.adoptedStyleSheets = before;
  });
}

/** What lies under a covered edge and can be pressed or typed into. */
const coveredStops = (root: Element, insets: Insets, edges: readonly (keyof Insets)[]): string[] =>
  [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].flatMap((stop) => {
    const box = stop.getBoundingClientRect();
    const clipped = stop.closest('[inert], [aria-hidden="true"]') !== null || box.width <= 1 || !stop.checkVisibility();
    const room = {
      top: box.top - insets.top,
      left: box.left - insets.left,
      right: innerWidth - insets.right - box.right,
      bottom: innerHeight - insets.bottom - box.bottom,
    };
    const edge = edges.find((name) => room[name] < -0.5);
    return clipped || edge === undefined ? [] : [`${edge} ${room[edge].toFixed(1)}: ${stop.outerHTML.slice(0, 160)}`];
  });

const sideways: Insets = { top: 0, right: 51, bottom: 21, left: 47 };
const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 };

/** Tells something as a toast. */
function Teller() {
  const toast = useToast();
  return (
    <button
      hidden
      data-testid="tell"
      onClick={() => toast.show({ id: 'told', tone: 'negative', text: 'Told '.repeat(30) })}
    >
      Tell
    </button>
  );
}

const phones = [
  ['held sideways', 844, 390, sideways],
  ['small, held sideways', 720, 360, sideways],
  ['held upright', 390, 844, upright],
] as const;

describe.each(phones)('on a phone with a camera in its screen, %s,', (_, width, height, insets) => {
  const sides = ['left', 'right'] as const;

  test('header, bottom bar and toasts keep clear of it', async () => {
    await renderSite({ path: '/', beside: <Teller /> });
    await page.viewport(width, height);
    await waitFor(() => expect(document.querySelector('main h1')).toBeVisible());
    screen.getByTestId('tell').click();
    await screen.findByText(/^Told/);
    coverEdges(insets);
    const [header, toasts] = [document.querySelector('header'), document.querySelector('[data-kit-toasts]')];
    const bars = [...document.querySelectorAll('nav')].filter((bar) => getComputedStyle(bar).position === 'fixed');
    await expect(bars).toHaveLength(1);
    expectOf(coveredStops(header as Element, insets, ['top', ...sides])).toEqual([]);
    for (const bar of bars) expectOf(coveredStops(bar, insets, ['bottom', ...sides])).toEqual([]);
    expectOf(coveredStops(toasts as Element, insets, ['bottom', ...sides])).toEqual([]);
    const [first] = toasts?.getElementsByTagName('p') ?? [];
    const text = (first ?? screen.getByText(/^Told/)).getBoundingClientRect();
    await expect(text.left).toBeGreaterThanOrEqual(insets.left);
  });

  test.each(['securityCenter', 'depositv2'] as const)('the member centre keeps clear of it: %s', async (name) => {
    await renderSite({ persona: 'member', path: paths.memberCentre('/', name) });
    await page.viewport(width, height);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('h3')).toBeVisible());
    coverEdges(insets);
    expectOf(coveredStops(dialog, insets, ['top', ...sides])).toEqual([]);
  });

  test('a sheet keeps clear of it', async () => {
    const { t } = await renderSite({ path: '/' });
    await page.viewport(width, height);
    const menu = await screen.findByRole('button', { name: t('appShell:menu') });
    menu.click();
    const dialog = await screen.findByRole('dialog');
    coverEdges(insets);
    expectOf(coveredStops(dialog, insets, ['top', ...sides])).toEqual([]);
  });
});
