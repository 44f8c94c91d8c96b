import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, onTestFinished, test, vi } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { type SportMatch, gameMatches } from '#api/matches.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import { LiveUpdates } from '#core/live/LiveUpdates.tsx';
import { stubStreams } from '#core/live/testStream.testing.ts';
import { createClock } from '#core/time/clock.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { publicState } from '#sandbox/live/publicState.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { minuteMs, secondMs } from '#text/durations.ts';
import { fightsOf } from './cockfight.model.ts';
import { CockfightScreen } from './CockfightScreen.tsx';
import { useCockfightScreen } from './useCockfightScreen.ts';

const plain = { language: 'TH', closed: false, wayOf: () => undefined, imageUrl: () => null } as const;
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
    await expect(canvas.getByRole('link', { name: new RegExp(nameOf(firstRing)), current: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(nameOf(secondRing)) }));
    await waitFor(() => expect(url()).toBe(`/cockfight?vassalage=${secondRing}`));
    await prices();
    const ofRings = calls(gameMatches).filter(({ input }) => input.when === undefined);
    await expect(new Set(ofRings.map(({ input }) => input.vassalages))).toEqual(new Set([firstRing, secondRing]));
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
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    const leftMs = 100 * secondMs;
    const { calls, prices } = await renderRing({
      prepare: ({ platform, now }) => {
        // Before the next fight of the sandbox, one of which begins every three minutes.
        const aheadMs = 3 * minuteMs - (now() % (3 * minuteMs)) - leftMs;
        const clock = { ...createClock(() => Date.now() + aheadMs), synchronise: () => {} };
        Object.assign(platform, { clock });
      },
    });
    await expect((await prices())[0]).toBeVisible();
    const asked = () => calls(gameMatches).filter(({ input }) => input.when === undefined).length;
    const before = asked();
    // Soon after its beginning; the fights are refreshed anyway every ten seconds.
    const due = timers.mock.calls.find(([, ms = 0]) => ms > minuteMs && ms <= leftMs + 2 * secondMs)?.[0];
    await expect(due).toBeDefined();
    due?.();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
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
    await expect(
      canvas.getByRole('link', {
        name: new RegExp(`${t('cockfight:all')}|${t('cockfight:today').replace('{count}', '\\d+')}`),
      }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(all[3]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(all[3]).toHaveAttribute('aria-pressed', 'true');
    await expect(all[3]).toHaveFocus();
  });

  test('that moves says which way, and one that is suspended is locked, as the platform tells', async () => {
    const streams = stubStreams();
    const { calls, prices, sandbox, t } = await renderRing({
      settings: { live: 'stream' },
      beside: <LiveUpdates />,
    });
    await prices();
    await waitFor(() => expect(streams).toHaveLength(1));
    const [stream] = streams;
    stream?.open();
    // The ticket comes with another version of the matches than the page knows.
    const ofRing = () => calls(gameMatches).filter(({ input, settled }) => settled && input.when === undefined);
    await waitFor(() => expect(ofRing()).toHaveLength(2));
    const answered = await sandbox.platform.client.call(gameMatches, {
      ...{ vassalages: firstRing, sport: 'cockfight', limit: 30, language: 'TH' },
    });
    if (!answered.ok) throw new Error('no fights');
    const fight = fightsOf(answered.value, { ...plain, now: sandbox.now() }).stage;
    const match = answered.value.list.find(({ matchId }) => matchId === fight?.matchId);
    if (match === undefined) throw new Error('no fight in the ring');
    let version = publicState(sandbox, 'matches')?.version ?? 0;
    const tell = (change: Partial<SportMatch>) => {
      const { matchId, status, suspended, odds, markets, score, clock } = { ...match, ...change };
      const changes = [{ matchId, status, suspended, odds, markets, score, clock }];
      stream?.say({ topic: 'matches', from: version, version: (version += 1), changes });
    };
    const read = calls(gameMatches).length;
    const markets = match.markets.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => ({
        ...outcome,
        price: outcome.id === 'home' ? '99.00' : outcome.id === 'away' ? '1.01' : outcome.price,
      })),
    }));
    tell({ markets });
    const [red, draw, blue] = await prices();
    await waitFor(() => expect(red).toHaveAccessibleName(new RegExp(` 99\\.00 ${t('cockfight:moved.up')}$`)));
    await expect(draw).toHaveAccessibleName(/\d$/);
    await expect(blue).toHaveAccessibleName(new RegExp(` 1\\.01 ${t('cockfight:moved.down')}$`));
    tell({ markets, suspended: true });
    await waitFor(() => expect(red).toBeDisabled());
    await expect(red).toHaveAccessibleName(new RegExp(`${t('cockfight:suspended')}$`));
    await expect(calls(gameMatches)).toHaveLength(read);
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
