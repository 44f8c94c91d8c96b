import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { illegible } from '#storybook/legibility.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { minuteMs } from '#text/durations.ts';
import { type CockfightSample, sampleCockfight } from './cockfight.samples.ts';
import type { CockfightScreenProps } from './cockfight.types.ts';
import { CockfightScreen } from './CockfightScreen.tsx';
import { useCockfightScreen } from './useCockfightScreen.ts';

const retry = fn();
const onPick = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;
const phone = { viewport: { value: 'phone' } } as const;

interface Args {
  readonly sample?: CockfightSample;
  readonly props?: Partial<CockfightScreenProps>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Category/Cockfight',
  args: {},
  render: ({ sample = {}, props = {} }, { sandbox, globals }) => (
    <CockfightScreen {...sampleCockfight(sample, sandbox, globals)} onPick={onPick} {...props} />
  ),
});

/** The ring with its clock, three prices in the order red, draw, blue, the last ten results, and the next fights. */
export const Ready = meta.story({
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const stage = within(canvas.getByRole('region', { name: t('cockfight:opens') }));
    const prices = within(stage.getByRole('group', { name: t('cockfight:prices') })).getAllByRole('button');
    await expect(prices).toHaveLength(3);
    const words = [t('cockfight:red'), t('cockfight:draw'), t('cockfight:blue')];
    for (const [at, price] of prices.entries()) await expect(price).toHaveTextContent(words[at] ?? '');
    await expect(Math.min(...prices.map((price) => price.getBoundingClientRect().height))).toBeGreaterThanOrEqual(68);
    const [before = ''] = t('cockfight:closesAt').split('{time}');
    await expect(
      stage.getByRole('img', { name: new RegExp(`^${before.trim()} .*\\d\\d:\\d\\d:\\d\\d`) }),
    ).toBeVisible();
    const [past = ''] = t('cockfight:past.label', { count: 10 }).split('{results}');
    await expect(stage.getByRole('img', { name: new RegExp(`^${past.trim()}`) }).children).toHaveLength(10);
    const rows = () => within(canvas.getByRole('list', { name: t('cockfight:next') })).getAllByRole('listitem');
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    await expect(Math.max(...rows().map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(73);
    // Both corners have their colour, and the ring where a fight is on says so.
    const outlines = within(rows()[0] as HTMLElement)
      .getAllByRole('button')
      .map((price) => getComputedStyle(price).borderColor);
    await expect(new Set(outlines).size).toBe(2);
    const rings = within(canvas.getByRole('navigation', { name: t('cockfight:rings') })).getAllByRole('link');
    const runs = rings.map((link) => link.textContent?.endsWith(t('cockfight:running')));
    await expect(runs.filter(Boolean)).toHaveLength(1);
    await expect(
      canvas.getByRole('link', { name: new RegExp(t('cockfight:today').replace('{count}', '\\d+')) }),
    ).toBeVisible();
    onPick.mockClear();
    await userEvent.click(prices[0] as HTMLElement);
    await expect(onPick).toHaveBeenCalledWith(
      expect.objectContaining({ market: '1x2', outcome: 'home' }),
      expect.stringContaining(t('cockfight:red')),
    );
  },
});

export const OnADesktop = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('slip:empty.title'))).toBeVisible();
    await expect(await canvas.findByText(t('cockfight:note'))).toBeVisible();
  },
});

/** What is in the slip is marked by a tick and a frame, not by colour alone. */
export const Picked = meta.story({
  globals: phone,
  args: { props: { isPicked: ({ outcome }) => outcome === 'home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true }).length).toBeGreaterThan(3);
  },
});

/** No fight is near: the page says so, with the next ones and their time. */
export const NothingNear = meta.story({
  globals: phone,
  args: {
    sample: {
      list: (matches) =>
        matches
          .filter(({ status }) => status === 'upcoming')
          .map((match) => ({
            ...match,
            startsAt: new Date(Date.parse(match.startsAt) + 40 * minuteMs).toISOString(),
          })),
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const stage = within(canvas.getByRole('region', { name: t('cockfight:nothing') }));
    await expect(stage.queryByRole('button')).toBeNull();
    const next = within(canvas.getByRole('list', { name: t('cockfight:next') }));
    await expect(next.getAllByRole('button')[0]).toBeEnabled();
  },
});

/** Prices that have just moved say so, in the ring and in the list. */
export const PricesMove = meta.story({
  globals: phone,
  args: {
    sample: { context: { wayOf: (key) => (key.endsWith('home') ? 'up' : key.endsWith('draw') ? undefined : 'down') } },
    props: { isPicked: ({ outcome }) => outcome === 'home' },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const groups = canvas.getAllByRole('group', { name: t('cockfight:prices') });
    for (const group of groups.slice(0, 2)) {
      const prices = within(group).getAllByRole('button');
      await expect(prices[0]).toHaveAccessibleName(new RegExp(`\\d ${t('cockfight:moved.up')}$`));
      await expect(prices.at(-1)).toHaveAccessibleName(new RegExp(`\\d ${t('cockfight:moved.down')}$`));
    }
    const stage = within(groups[0] as HTMLElement).getAllByRole('button');
    await expect(stage.map((price) => price.querySelector('[data-moved]')?.getAttribute('data-moved'))).toEqual([
      'up',
      undefined,
      'down',
    ]);
    await expect(new Set(stage.map((price) => price.getBoundingClientRect().height)).size).toBe(1);
  },
});

/** A fight that takes no bets for a moment says that it is for a moment. */
export const Suspended = meta.story({
  globals: phone,
  args: {
    sample: {
      list: (matches) => matches.map((match) => ({ ...match, suspended: true })),
      context: { wayOf: () => 'up' },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const stage = within(canvas.getByRole('region', { name: t('cockfight:opens') }));
    for (const price of stage.getAllByRole('button')) {
      await expect(price).toBeDisabled();
      await expect(price).toHaveAccessibleName(new RegExp(`${t('cockfight:suspended')}$`));
      await expect(price.querySelector('[data-moved]')).toBeNull();
    }
  },
});

/** One that runs takes no bets. */
export const Running = meta.story({
  globals: phone,
  args: { sample: { list: (matches) => matches.filter(({ status }) => status === 'live') } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const stage = within(canvas.getByRole('region', { name: t('cockfight:runs') }));
    await expect(stage.getByText(t('cockfight:running'))).toBeVisible();
    for (const price of stage.getAllByRole('button')) await expect(price).toBeDisabled();
    await expect(canvas.getByText(t('cockfight:noNext'))).toBeVisible();
  },
});

/** Prices that could not be refreshed are locked, with their age. */
export const Outdated = meta.story({
  globals: phone,
  args: { sample: { context: { closed: true } } },
  render: ({ sample = {} }, { sandbox, globals }) => {
    const props = sampleCockfight(sample, sandbox, globals);
    const { fights } = props;
    return (
      <CockfightScreen
        {...props}
        fights={fights.status === 'ready' ? ready(fights.value, false, sandbox.now(), true) : fights}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [before = ''] = t('cockfight:outdated').split('{time}');
    await expect(canvas.getByRole('status')).toHaveTextContent(before.trim());
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const Loading = meta.story({ args: { props: { fights: loading, rings: loading, ring: null } } });

export const Failed = meta.story({
  args: { props: { fights: failed } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await expect(canvas.getByText(t('cockfight:failed'))).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: t('cockfight:rings') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const RingsFailed = meta.story({ args: { props: { rings: failed, ring: null, fights: loading } } });

/** The ring says until when it is closed; the others stay in reach. */
export const RingInMaintenance = meta.story({
  args: {
    props: {
      ring: {
        vendor: { vassalage: 'DS88', gameType: 'SPORTS', name: 'DS88' },
        bookHref: null,
        maintenance: { until: { time: '14:30', dated: false } },
      },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('cockfight:pause.until', { vendor: 'DS88', time: '14:30' }))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('cockfight:prices') })).toBeNull();
  },
});

export const NotOffered = meta.story({ args: { props: { notOffered: true, rings: ready([]), ring: null } } });

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    sample: {
      list: (matches) => matches.map((match) => ({ ...match, home: `${match.home} ${match.away} ${match.home}` })),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
  },
});

function CockfightOnPlatform() {
  return <CockfightScreen {...useCockfightScreen()} />;
}

const onPlatform = platformStories(CockfightOnPlatform, { path: '/cockfight' });

/** Screen and hook on the sandbox. */
export const AsMember = meta.story({
  ...onPlatform.ready,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() =>
      expect(canvas.getAllByRole('group', { name: t('cockfight:prices') }).length).toBeGreaterThan(3),
    );
  },
});

/** ROL-04: a trial account may look at every price, and is told what a bet takes. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('cockfight:trial'))).toBeVisible();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
