import { expect, screen, waitFor } from 'storybook/test';
import { describe, expect as expectOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#core/routing/paths.ts';
import { type RouteName, routeNamed } from '#core/routing/routes.ts';
import { renderSite } from './renderSite.testing.tsx';

/** The smallest side of a target, in CSS px (WCAG 2.5.5). */
const least = 44;
/** Rounding of the browser's layout, in px. */
const slack = 0.5;

const interactive = 'a[href], button, input, select, textarea, summary, [role=tab], [role=switch], [tabindex="0"]';

/** Whether a link stands in a line of text, whose height it shares (exception “inline”). */
function isInText(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const block = element.closest('p, li, dd, td, h1, h2, h3, h4, label, div');
  return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
}

/**
 * Whether a button is a dot of a carousel. It has the width of level AA (WCAG 2.5.8), since a row of ten wider ones would not
 * fit; swiping does the same.
 */
const isDot = (element: Element): boolean =>
  element.matches('[aria-roledescription] button') && element.parentElement?.querySelector('[aria-current]') !== null;

/** The element that reacts to a press: for a field, its label. */
const areaOf = (element: HTMLElement): Element =>
  (element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type) && element.closest('label')) ||
  element;

/** How far a press still hits an element, from its middle in one direction, in px. */
function reach(element: Element, x: number, y: number, dx: number, dy: number): number {
  let far = 0;
  for (let step = 0; step <= least; step += 1) {
    const hit = document.elementFromPoint(x + dx * step, y + dy * step);
    if (hit === null || !(element.contains(hit) || hit.closest('label')?.contains(element))) break;
    far = step;
  }
  return far;
}

/** The size of what can be pressed, with the room that pseudo-elements add. */
function hitArea(element: HTMLElement): readonly [number, number] {
  const area = areaOf(element);
  const { width, height } = area.getBoundingClientRect();
  if (width >= least - slack && height >= least - slack) return [width, height];
  area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = area.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return [
    Math.max(width, reach(area, x, y, -1, 0) + reach(area, x, y, 1, 0) + 1),
    Math.max(height, reach(area, x, y, 0, -1) + reach(area, x, y, 0, 1) + 1),
  ];
}

/** What is too small to be pressed with a finger, with its size. */
function tooSmall(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>(interactive)].flatMap((element) => {
    const hidden =
      element.closest('[inert], [aria-hidden="true"], :disabled') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.getBoundingClientRect().width <= 1;
    if (hidden || isInText(element)) return [];
    const [width, height] = hitArea(element);
    if ((width >= least - slack || isDot(element)) && height >= least - slack) return [];
    const name = element.ariaLabel ?? element.textContent.trim().slice(0, 40);
    return [`${element.localName}.${element.className} “${name}” ${width.toFixed(1)} × ${height.toFixed(1)}`];
  });
}

const expectLargeEnough = (root: Element): void => expectOf([...new Set(tooSmall(root))]).toEqual([]);

const pages: readonly RouteName[] = ['home', 'rng', 'live', 'elott', 'promotions', 'help', 'login', 'register'];

describe('390 px wide, a finger hits', () => {
  test.each(pages)('everything on %s', async (name) => {
    await renderSite({ path: routeNamed(name).paths[0] });
    await page.viewport(390, 844);
    await waitFor(() => expect(document.querySelector('main h1')).toBeVisible());
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    expectLargeEnough(document.body);
  });

  test.each(['securityCenter', 'depositv2', 'personalHistoryCopy'] as const)('everything on %s', async (name) => {
    await renderSite({ persona: 'member', path: paths.memberCentre('/', name) });
    await page.viewport(390, 844);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('h3')).toBeVisible());
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeNull());
    expectLargeEnough(dialog);
  });
});
