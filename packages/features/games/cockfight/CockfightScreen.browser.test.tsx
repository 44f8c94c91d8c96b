import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { gameMatches } from '#api/matches.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import { createClock } from '#core/time/clock.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { minuteMs } from '#text/durations.ts';
import { CockfightScreen } from './CockfightScreen.tsx';
import { useCockfightScreen } from './useCockfightScreen.ts';

const [firstRing = '', secondRing = ''] = derivedCategories.COCKFIGHT;

async function renderRing(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(CockfightScreen, useCockfightScreen, {
    ...{ persona: 'member', path: `/cockfight?vassalage=${firstRing}`, viewport: 'phone' },
    ...options,
  });
  const { canvas, container, language, sandbox, t } = rendered;
  return {
    ...rendered,
    nameOf: (vassalage: string): string => sandbox.catalogue.vendorByCode.get(vassalage)?.name[language] ?? '',
    /** Those of the fight in the ring come first. */
    prices: async () => {
      const groups = await canvas.findAllByRole('group', { name: t('cockfight:prices') });
      return groups.flatMap((group) => within(group).getAllByRole('button'));
    },
    frame: async () => {
      await waitFor(() => expect(container.querySelector('iframe')).toBeTruthy());
      return container.querySelector('iframe') as HTMLIFrameElement;
    },
  };
}

describe('the ring', () => {
  test('is the one that the address names, and another is a tap away', async () => {
    const { calls, canvas, nameOf, url, prices } = await renderRing();
    await prices();
    await expect(canvas.getByRole('link', { name: nameOf(firstRing), current: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: nameOf(secondRing) }));
    await waitFor(() => expect(url()).toBe(`/cockfight?vassalage=${secondRing}`));
    await prices();
    await expect(new Set(calls(gameMatches).map(({ input }) => input.vassalages))).toEqual(
      new Set([firstRing, secondRing]),
    );
    await expect(calls(gameMatches).every(({ input }) => input.sport === 'cockfight')).toBe(true);
  });

  test('is the first open one without an address', async () => {
    const { calls, canvas, nameOf, prices, t } = await renderRing({
      path: '/cockfight',
      prepare: (it) => it.store.transaction(() => changeSettings(it, { vendorsInMaintenance: [firstRing] })),
    });
    await prices();
    await expect(calls(gameMatches).every(({ input }) => input.vassalages !== firstRing)).toBe(true);
    // The closed one says why, and lists nothing.
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(nameOf(firstRing)) }));
    await expect(await canvas.findByText(t('cockfight:pause.open', { vendor: nameOf(firstRing) }))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('cockfight:prices') })).toBeNull();
  });

  test('asks for the next fight as soon as the bets of the announced one are closed', async () => {
    let aheadMs = 0;
    const { calls, prices } = await renderRing({
      prepare: ({ platform, now }) => {
        // A second before the next fight of the sandbox, one of which begins every three minutes.
        aheadMs = 3 * minuteMs - (now() % (3 * minuteMs)) - 1_000;
        const clock = { ...createClock(() => Date.now() + aheadMs), synchronise: () => {} };
        Object.assign(platform, { clock });
      },
    });
    await expect((await prices())[0]).toBeVisible();
    const before = calls(gameMatches).length;
    // Long before the fights would be refreshed anyway.
    await waitFor(() => expect(calls(gameMatches).length).toBeGreaterThan(before), { timeout: 6_000 });
  });

  test('whose fights fail can be loaded again', async () => {
    const { canvas, prices, t } = await renderRing({
      faults: [{ match: 'gameMatches', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    await expect(await canvas.findByText(t('cockfight:failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await waitFor(async () => expect((await prices()).length).toBeGreaterThan(3));
  });
});

describe('a price', () => {
  test('goes into the slip of the ring’s vendor, and out of it again', async () => {
    const { calls, canvas, frame, prices, t } = await renderRing();
    const [red] = await prices();
    await userEvent.click(red as HTMLElement);
    await expect(red).toHaveAttribute('aria-pressed', 'true');
    const bar = await canvas.findByRole('region', { name: t('slip:bar') });
    await expect(bar).toHaveTextContent(t('cockfight:red'));
    const { searchParams } = new URL((await frame()).src);
    const picks = JSON.parse(searchParams.get('picks') ?? '[]') as SlipPick[];
    await expect(picks).toMatchObject([{ market: '1x2', outcome: 'home' }]);
    await expect(calls(gameLaunch).map(({ input }) => input.vassalage)).toEqual([firstRing]);
    await userEvent.click(red as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('region', { name: t('slip:bar') })).toBeNull());
  });

  test('is reached by the keyboard after the rings: red, draw, blue, all fights, the next ones', async () => {
    const { canvas, prices, t } = await renderRing();
    const all = await prices();
    const rings = within(canvas.getByRole('navigation', { name: t('cockfight:rings') })).getAllByRole('link');
    rings.at(-1)?.focus();
    for (const price of all.slice(0, 3)) {
      await userEvent.tab();
      await expect(price).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('cockfight:all') })).toHaveFocus();
    await userEvent.tab();
    await expect(all[3]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(all[3]).toHaveAttribute('aria-pressed', 'true');
    await expect(all[3]).toHaveFocus();
  });

  test('is kept for a visitor, who has no slip before the login', async () => {
    const { calls, canvas, container, prices, t } = await renderRing({ persona: 'visitor' });
    const [red] = await prices();
    await userEvent.click(red as HTMLElement);
    const bar = within(await canvas.findByRole('region', { name: t('slip:bar') }));
    await userEvent.click(bar.getByRole('button', { name: t('slip:place') }));
    await expect(red).toHaveAttribute('aria-pressed', 'true');
    await expect(container.querySelector('iframe')).toBeNull();
    await expect(calls(gameLaunch)).toEqual([]);
  });
});
