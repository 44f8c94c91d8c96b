import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { gameMatches } from '#api/matches.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { vendorOf, vendorsOf } from '../catalogue.testing.ts';
import { SportsScreen } from './SportsScreen.tsx';
import { useSportsScreen } from './useSportsScreen.ts';

async function renderSports(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(SportsScreen, () => useSportsScreen('SPORTS'), {
    persona: 'member',
    path: '/sports',
    ...options,
  });
  const { canvas, container, sandbox, t } = rendered;
  const rows = () => canvas.getAllByRole('listitem').filter((item) => within(item).queryAllByRole('group').length > 0);
  /** Prices that can be picked, of the rows whose link has this text. */
  const open = (href = '') =>
    rows()
      .filter((row) => within(row).queryByRole('link')?.getAttribute('href')?.includes(href))
      .flatMap((row) => within(row).getAllByRole('button'))
      .filter((button) => !(button as HTMLButtonElement).disabled);
  await waitFor(() => expect(open().length).toBeGreaterThan(0));
  return {
    ...rendered,
    rows,
    open,
    /** Prices of the vendor that the sandbox has first, or third. */
    ofOne: () => open(`vassalage=${vendorOf(sandbox, 'SPORTS').vassalage}&`),
    ofOther: () => open(`vassalage=${vendorOf(sandbox, 'SPORTS', 2).vassalage}&`),
    bar: () => canvas.findByRole('region', { name: t('slip:bar') }),
    noBar: () => waitFor(() => expect(canvas.queryByRole('region', { name: t('slip:bar') })).toBeNull()),
    frame: async () => {
      await waitFor(() => expect(container.querySelector('iframe')?.contentWindow).toBeTruthy());
      return container.querySelector('iframe') as HTMLIFrameElement;
    },
  };
}

const phone = { viewport: 'phone' } as const;
/** A list that waits: its prices stand still, and several vendors have matches. */
const tomorrow = { path: '/sports?when=tomorrow' } as const;

/** What the slip in a frame would say. */
const report = (picks: readonly SlipPick[], label: string) => ({
  type: 'game',
  event: 'slip',
  slip: { count: String(picks.length), label, price: '2.91', stake: '฿100', returns: '฿291', picks },
});
const picksOf = (frame: HTMLIFrameElement): SlipPick[] =>
  JSON.parse(new URL(frame.src).searchParams.get('picks') ?? '[]') as SlipPick[];

describe('the list', () => {
  test('is asked for at the time, the sport and the vendor of the address', async () => {
    const { calls, canvas, t, url } = await renderSports(tomorrow);
    const inputs = calls(gameMatches).map(({ input }) => input);
    await expect(inputs).toContainEqual(expect.objectContaining({ when: 'tomorrow', sport: 'football' }));
    const times = within(canvas.getByRole('navigation', { name: t('sports:tabs.label') }));
    await expect(times.getByRole('link', { current: 'page' })).toHaveTextContent(t('sports:tabs.tomorrow'));
    await userEvent.click(times.getByRole('link', { name: new RegExp(`^${t('sports:tabs.soon')}`) }));
    await waitFor(() => expect(url()).toBe('/sports?when=soon'));
    await waitFor(() => expect(calls(gameMatches).map(({ input }) => input.when)).toContain('soon'));
  });

  test('that fails can be loaded again', async () => {
    const failing = renderOnPlatform(SportsScreen, () => useSportsScreen('SPORTS'), {
      persona: 'member',
      ...tomorrow,
      faults: [{ match: 'gameMatches', when: { calls: [1, 2] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    const { canvas, t } = await failing;
    await expect(await canvas.findByText(t('sports:failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await waitFor(() => expect(canvas.getAllByRole('group').length).toBeGreaterThan(2));
  });

  test('is not asked for where no vendor is open', async () => {
    const { calls, canvas, t } = await renderOnPlatform(SportsScreen, () => useSportsScreen('SPORTS'), {
      persona: 'member',
      path: '/sports',
      prepare: (it) =>
        it.store.transaction(() =>
          changeSettings(it, { vendorsInMaintenance: vendorsOf(it, 'SPORTS').map(({ vassalage }) => vassalage) }),
        ),
    });
    await expect(await canvas.findByText(t('sports:empty.paused'))).toBeVisible();
    await expect(calls(gameMatches)).toEqual([]);
  });
});

// Between the two columns beside it, the board is narrowest where these begin.
test.each(['smallest', 'tablet', 'desktop', 'wide', 'full'] as const)(
  'prices lie beside each other and names have room (%s)',
  async (viewport) => {
    const { rows, t, canvas } = await renderSports({ ...tomorrow, viewport });
    const several = viewport === 'wide' || viewport === 'full';
    const prices = () => {
      const [row] = rows();
      return row ? within(row).getAllByRole('button') : [];
    };
    await waitFor(() => expect(prices().length > 3).toBe(several));
    const boxes = prices().map((price) => price.getBoundingClientRect());
    for (const [at, box] of boxes.entries()) await expect(box.left).toBeGreaterThan(boxes[at - 1]?.right ?? 0);
    const names = within(rows()[0] as HTMLElement)
      .getByRole('link')
      .getBoundingClientRect();
    await expect(names.right).toBeLessThanOrEqual(boxes[0]?.left ?? 0);
    await expect(names.width).toBeGreaterThan(90);
    const kinds = canvas.queryByRole('group', { name: t('sports:kinds.label') });
    await expect(kinds?.checkVisibility() ?? false).toBe(!several);
  },
);

test('the three columns of a wide window begin with one line, and their first rows lie on another', async () => {
  const { canvas, container, ofOne, t } = await renderSports({ ...tomorrow, viewport: 'full', persona: 'visitor' });
  // The header of the site, below which two of them stay in view.
  container.style.paddingBlockStart = '10rem';
  await userEvent.click(ofOne()[0] as HTMLElement);
  const slip = await canvas.findByRole('complementary', { name: t('slip:title') });
  const middleOf = (element: Element | null | undefined) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return (top + bottom) / 2;
  };
  const sports = await canvas.findByRole('navigation', { name: t('sports:sports') });
  const times = canvas.getByRole('navigation', { name: t('sports:tabs.label') });
  const line = middleOf(within(times).getAllByRole('link')[0]);
  await expect(middleOf(within(sports).getAllByRole('link')[0])).toBeCloseTo(line, 0);
  await expect(Math.abs(middleOf(within(slip).getByRole('heading', { name: t('slip:title') })) - line)).toBeLessThan(1);
  const picked = within(slip)
    .getByRole('list', { name: t('slip:picked') })
    .getBoundingClientRect();
  const league = container.querySelector('[data-board] section')?.getBoundingClientRect();
  await expect(picked.top).toBeCloseTo(league?.top ?? -1, 0);
});

describe('on a phone', () => {
  test('a swipe over the prices turns to the next ones, and picks none; the switch says which', async () => {
    const { bar: _, noBar, canvas, open, rows, t } = await renderSports({ ...tomorrow, ...phone });
    const at = (kind: '1x2' | 'handicap' | 'total') =>
      waitFor(() =>
        expect(canvas.getByRole('button', { name: t(`sports:kinds.${kind}`), pressed: true })).toBeVisible(),
      );
    const swipe = (by: number, pointerType = 'touch'): void => {
      const [price] = open();
      const place = { bubbles: true, pointerType, clientY: 300 };
      price?.dispatchEvent(new PointerEvent('pointerdown', { ...place, clientX: 200 }));
      price?.dispatchEvent(new PointerEvent('pointerup', { ...place, clientX: 200 + by }));
      price?.click();
    };
    await at('1x2');
    swipe(-80);
    await at('handicap');
    swipe(-80);
    await at('total');
    swipe(-80);
    await at('total');
    swipe(80);
    await at('handicap');
    await noBar();
    await userEvent.click(canvas.getByRole('button', { name: t('sports:kinds.1x2') }));
    await expect(within(rows()[0] as HTMLElement).getAllByRole('button')).toHaveLength(3);
    // A short way is a tap.
    swipe(-10);
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true }).length).toBeGreaterThan(1));
  });

  test('the focus goes from times, sports and tools to a row and its prices', async () => {
    const { canvas, open, rows, t } = await renderSports({ ...tomorrow, ...phone });
    const filter = canvas.getByRole('button', { name: t('sports:filter.open') });
    filter.focus();
    await userEvent.tab();
    await expect(within(rows()[0] as HTMLElement).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(open()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open()[0]).toHaveAttribute('aria-pressed', 'true'));
    await expect(open()[0]).toHaveFocus();
  });
});

describe('a price', () => {
  test('opens the slip of its vendor with itself in it, and leaves it again', async () => {
    const { bar, calls, frame, noBar, ofOne, sandbox } = await renderSports({ ...tomorrow, ...phone });
    await userEvent.click(ofOne()[0] as HTMLElement);
    await expect(await bar()).toBeVisible();
    const src = new URL((await frame()).src);
    await expect(src.searchParams.get('view')).toBe('slip');
    await expect(picksOf(await frame())).toEqual([
      {
        matchId: expect.stringContaining(vendorOf(sandbox, 'SPORTS').vassalage),
        market: '1x2',
        outcome: 'home',
        price: expect.any(String),
      },
    ]);
    const first = await frame();
    await userEvent.click(ofOne()[0] as HTMLElement);
    await noBar();
    await userEvent.click(ofOne()[1] as HTMLElement);
    await bar();
    // The frame stays: what it holds is told.
    await expect(await frame()).toBe(first);
    await expect(calls(gameLaunch)).toHaveLength(1);
  });

  test('of another vendor asks first', async () => {
    const { bar, canvas, calls, language, ofOne, ofOther, sandbox, t } = await renderSports({ ...tomorrow, ...phone });
    const [from, to] = [vendorOf(sandbox, 'SPORTS'), vendorOf(sandbox, 'SPORTS', 2)];
    const title = t('slip:change.title', { from: from.name[language], to: to.name[language] });
    const ask = () => within(document.body).findByRole('alertdialog', { name: title });
    await userEvent.click(ofOne()[0] as HTMLElement);
    await bar();
    await userEvent.click(ofOther()[0] as HTMLElement);
    await userEvent.click(within(await ask()).getByRole('button', { name: t('slip:change.no') }));
    await waitFor(() => expect(ofOne()[0]).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await userEvent.click(ofOther()[0] as HTMLElement);
    await userEvent.click(
      within(await ask()).getByRole('button', { name: t('slip:change.yes', { to: to.name[language] }) }),
    );
    await waitFor(() => expect(ofOther()[0]).toHaveAttribute('aria-pressed', 'true'));
    await expect(ofOne()[0]).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(calls(gameLaunch).map(({ input }) => input.vassalage)).toEqual([from.vassalage, to.vassalage]),
    );
    await expect(canvas.getAllByRole('region', { name: t('slip:bar') })).toHaveLength(1);
  });

  test('is kept for a visitor, who has no slip before the login', async () => {
    const { bar, calls, container, open, t } = await renderSports({ ...tomorrow, ...phone, persona: 'visitor' });
    await userEvent.click(open()[0] as HTMLElement);
    const place = within(await bar()).getByRole('button', { name: t('slip:place') });
    await userEvent.click(place);
    await expect(open()[0]).toHaveAttribute('aria-pressed', 'true');
    await expect(container.querySelector('iframe')).toBeNull();
    await expect(calls(gameLaunch)).toEqual([]);
  });

  test('of a vendor that closes says so in the slip', async () => {
    const { canvas, language, ofOne, sandbox, t } = await renderSports({
      path: '/sports?when=tomorrow',
      faults: [{ match: 'gameLaunch', fault: { kind: 'refuse', code: 'vendor_maintenance' } }],
    });
    await userEvent.click(ofOne()[0] as HTMLElement);
    const vendor = vendorOf(sandbox, 'SPORTS').name[language];
    await expect(await canvas.findByText(t('slip:failed', { vendor }))).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('slip:safe'));
  });
});

describe('what the slip says', () => {
  test('is shown as text, and only when its own window and origin say it', async () => {
    const { bar, frame, ofOne } = await renderSports({ ...tomorrow, ...phone });
    await userEvent.click(ofOne()[0] as HTMLElement);
    const { contentWindow: source, src, sandbox: flags } = await frame();
    const origin = flags.contains('allow-same-origin') ? new URL(src).origin : 'null';
    const say = (label: string, from: Partial<MessageEventInit>): void => {
      const init = { data: report(picks, label), source, origin, ...from };
      dispatchEvent(new MessageEvent('message', init));
    };
    const picks = picksOf(await frame());
    say('<b>Home</b>', {});
    await waitFor(async () => expect(await bar()).toHaveTextContent('<b>Home</b>'));
    await expect(await bar()).toHaveTextContent('@ 2.91 · ฿100 → ฿291');
    const forgeries = [
      { origin: 'https://evil.example' },
      { source: window },
      { data: report(picks, 'x'.repeat(201)) },
    ];
    for (const forged of forgeries) {
      say('forged', forged);
      await new Promise(requestAnimationFrame);
      await expect(await bar()).toHaveTextContent('<b>Home</b>');
    }
  });

  test('takes out of the list what was bet there', async () => {
    const { frame, noBar, ofOne } = await renderSports({ ...tomorrow, ...phone });
    await userEvent.click(ofOne()[0] as HTMLElement);
    const { contentWindow: source } = await frame();
    const picks = picksOf(await frame());
    const say = (held: readonly SlipPick[]) =>
      dispatchEvent(new MessageEvent('message', { data: report(held, 'Home'), source, origin: 'null' }));
    say(picks);
    say([]);
    await noBar();
    await waitFor(() => expect(ofOne()[0]).toHaveAttribute('aria-pressed', 'false'));
  });
});
