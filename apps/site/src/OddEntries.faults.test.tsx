import { expect, screen, waitFor } from 'storybook/test';
import { describe, test, vi } from 'vitest';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import type { Fault } from '#sandbox/faults.ts';
import type { RenderOptions, RenderedOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { memberPaths } from './memberPaths.testing.ts';
import { renderSite } from './renderSite.testing.tsx';

/**
 * Tolerant reading on every screen: while each list of the platform has one broken and one unknown entry more, a page shows
 * at least what it shows without them.
 */

/** Each page that a member can open, and each page of the two centres. */
const paths = [
  ...memberPaths,
  ...Object.keys(memberPages).map((id) => `/?centre=${id}`),
  ...Object.keys(agentPages).map((id) => `/?agent=${id}`),
];

const render = (path: string, options: RenderOptions = {}) =>
  renderSite({ scenario: 'played', persona: path.includes('agent=') ? 'agent' : 'member', path, ...options });

/** How many links, rows and things to open the page has once all has loaded, with the parts that load when they are near. */
async function countOn(path: string, { everyCall }: RenderedOnPlatform, least: number): Promise<number> {
  let before = -1;
  await waitFor(async () => {
    const shown = screen.getByRole(/(?:centre|agent)=/.test(path) ? 'dialog' : 'main');
    for (const element of [document.documentElement, ...shown.querySelectorAll('*')]) {
      if (element.scrollHeight > element.clientHeight) element.scrollTop = element.scrollHeight;
    }
    await expect(shown.querySelector('h1, h2, h3')).not.toBeNull();
    await expect(everyCall.filter(({ settled }) => !settled)).toEqual([]);
    const last = before;
    before = shown.querySelectorAll('a[href], tr, [aria-expanded]').length;
    await expect(before).toBe(last);
    await expect(before).toBeGreaterThanOrEqual(least);
  });
  return before;
}

describe('one broken and one unknown entry in each list take nothing from', () => {
  test.each(paths)('%s', async (path) => {
    const whole = await render(path);
    const count = await countOn(path, whole, 0);
    whole.unmount();

    const faulty: (Fault | null)[] = [];
    const odd = await render(path, {
      faults: [{ match: '*', fault: { kind: 'oddEntries' } }],
      prepare({ faults }) {
        const { next } = faults;
        vi.spyOn(faults, 'next').mockImplementation((target) => {
          const fault = next(target);
          faulty.push(fault);
          return fault;
        });
      },
    });
    await countOn(path, odd, count);
    await expect(faulty.filter((fault) => fault !== null).length).toBeGreaterThan(0);
    await expect(screen.queryByText(odd.t('errors:contract'))).toBeNull();
    await expect(screen.queryByText(odd.t('common:crash.title'))).toBeNull();
  });
});
