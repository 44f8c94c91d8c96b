import { expect, test } from './fixtures.ts';
import { headerBalance } from './site.ts';

/**
 * What has the focus once it is drawn, when what had the focus before has made room: how it is called, and whether any of it
 * can be seen. Null once the Tab key has left the page.
 */
async function focused(): Promise<{ readonly name: string; readonly seen: boolean } | null> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return null;
  // A control that is drawn by its label is seen where the label is.
  const element = activeElement.closest('label') ?? activeElement;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const seen = parts.some((down) =>
    parts.some((along) => {
      const hit = document.elementFromPoint(left + (right - left) * along, top + (bottom - top) * down);
      return hit !== null && element.contains(hit);
    }),
  );
  const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
  return { name: `${name.trim().slice(0, 40)} at ${Math.round(left)}, ${Math.round(top)}`, seen };
}

/** WCAG 2.4.11: whatever lies fixed over the page, of what has the focus something is in view. */
for (const [size, viewport, path] of [
  ['on a phone', { width: 390, height: 844 }, '/'],
  ['at 400 %', { width: 320, height: 256 }, '/rng'],
] as const) {
  test.describe(size, () => {
    test.use({ viewport });

    test(`the Tab key leads to nothing that is hidden, on ${path}`, async ({ page, enterAs }) => {
      await enterAs('demo');
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // The document shows a visitor's header until the program has taken over.
      await expect(headerBalance(page)).toBeVisible();
      const hidden: string[] = [];
      let stops = 0;
      const next = async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(focused);
      };
      for (let at = await next(); at !== null; at = await next()) {
        stops += 1;
        if (!at.seen) hidden.push(at.name);
      }
      expect(hidden).toEqual([]);
      expect(stops).toBeGreaterThan(40);
    });
  });
}
