import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { GameType } from '#api/primitives.ts';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { vendorOf } from '../catalogue.testing.ts';
import { type CategorySample, sampleCategory } from './category.samples.ts';
import type { CategoryScreenProps } from './category.types.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import { useCategoryScreen } from './useCategoryScreen.ts';

const retry = fn();
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } as const;

/** What the sample contains, and the props that override it. */
type Args = Partial<CategoryScreenProps> & Partial<Omit<CategorySample, 'type'>> & { type?: GameType };

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Category/Category',
  args: { type: 'SPORTS' },
  render: ({ type = 'SPORTS', chosen = '', maintenance, ...args }, { sandbox, globals }) => (
    <CategoryScreen
      {...sampleCategory({ type, chosen, ...(maintenance && { maintenance }) }, sandbox, globals)}
      {...args}
    />
  ),
});

export const Sports = meta.story({
  args: { type: 'SPORTS' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const matches = within(canvas.getByRole('region', { name: t('category:matches.title') }));
    // What takes bets comes first.
    await expect(matches.getAllByText(/^\d+\.\d\d$/).length).toBeGreaterThanOrEqual(8);
    await expect(matches.queryByText(t('category:matches.live'))).toBeNull();
    const links = matches.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.click(matches.getByRole('button', { expanded: false }));
    await expect(matches.getAllByRole('link').length).toBeGreaterThan(20);
    await expect(matches.getAllByText(t('category:matches.live')).length).toBeGreaterThan(0);
    await userEvent.click(matches.getByRole('button', { expanded: true }));
    await expect(matches.getAllByRole('link')).toHaveLength(4);
  },
});
export const MatchesOnAPhone = meta.story({
  args: { type: 'SPORTS' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const MatchesEmpty = meta.story({
  args: { type: 'SPORTS', matches: ready([]) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('category:matches.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const MatchesFailed = meta.story({
  args: { type: 'SPORTS', matches: failed },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByText(translatorOf(sandbox)('category:matches.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
    // The vendors do not depend on them.
    await expect(canvas.getByRole('link', { name: 'Kickline' })).toBeVisible();
  },
});
/** Odds that could not be refreshed stay visible, with their age; a running match shows its score and takes no bets. */
export const MatchesOutdated = meta.story({
  args: { type: 'SPORTS' },
  render: ({ type = 'SPORTS' }, { sandbox, globals }) => {
    const sample = sampleCategory({ type }, sandbox, globals);
    const list = sample.matches?.status === 'ready' ? sample.matches.value : [];
    const running = list.filter(({ odds }) => odds === null);
    return <CategoryScreen {...sample} matches={ready(running, false, sandbox.now(), true)} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [before = ''] = t('category:matches.outdated').split('{time}');
    await expect(canvas.getByRole('status')).toHaveTextContent(before.trim());
    await expect(canvas.getAllByText(t('category:matches.live')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/^\d+\.\d\d$/)).toBeNull();
  },
});

export const Lottery = meta.story({ args: { type: 'LOTT' } });

/** A vendor in maintenance is not a link, and says until when. */
export const VendorInMaintenance = meta.story({
  args: { maintenance: { vassalage: 'KCKL', end: '2026-11-21T07:30:00Z' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.queryByRole('link', { name: 'Kickline' })).toBeNull();
    await expect(canvas.getByText(translatorOf(sandbox)('category:pause.until', { time: '14:30' }))).toBeVisible();
    await expect(canvas.getByText(translatorOf(sandbox)('common:inMaintenance'))).toBeVisible();
  },
});
/** Maintenance that ends on another day shows the date, in a sentence of its own. */
export const MaintenanceUntilAnotherDay = meta.story({
  args: { maintenance: { vassalage: 'KCKL', end: '2026-11-22T07:30:00Z' } },
  play: async ({ canvas, globals, sandbox }) => {
    const days = { th: '22 พ.ย. 14:30', en: '22 Nov, 14:30' };
    await expect(
      canvas.getByText(translatorOf(sandbox)('category:pause.untilDay', { time: days[codeOf(globals)] })),
    ).toBeVisible();
  },
});

export const MaintenanceWithoutAnEnd = meta.story({
  args: { maintenance: { vassalage: 'KCKL', end: null } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('category:pause.open'))).toBeVisible();
  },
});

/** A visitor's click on a vendor asks for a login instead of following the link. */
export const Visitor = meta.story({
  args: { role: 'visitor', onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Kickline' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(expect.stringContaining('/seamless?vassalage=KCKL'));
  },
});

export const Loading = meta.story({ args: { vendors: loading } });

export const Empty = meta.story({ args: { type: 'ESPORTS', vendors: ready([]) } });

export const Failed = meta.story({
  args: { vendors: failed, matches: null },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The error stays in view during a retry, and its button ignores further clicks. */
export const Retrying = meta.story({
  args: { vendors: { ...failed, refreshing: true }, matches: null },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByText(translatorOf(sandbox)('category:failed'))).toBeVisible();
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(retry).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { chosen: 'KCKL' },
  parameters: { sandbox: { scenario: 'longText' } },
  globals: { viewport: { value: 'smallest' } },
});

function CategoryOnPlatform() {
  return <CategoryScreen {...useCategoryScreen('SPORTS')} />;
}

/** Screen and hook on the sandbox: the matches of the vendors. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', path: paths.category('SPORTS') } },
  render: () => <CategoryOnPlatform />,
  play: async ({ canvas, sandbox, globals }) => {
    const matches = await canvas.findByRole('region', { name: translatorOf(sandbox)('category:matches.title') });
    await waitFor(() => expect(within(matches).getAllByRole('link').length).toBeGreaterThan(2));
    await expect(
      await canvas.findByRole('link', { name: vendorOf(sandbox, 'SPORTS').name[codeOf(globals)] }),
    ).toBeVisible();
  },
});

const onPlatform = platformStories(CategoryOnPlatform, { path: paths.category('SPORTS') });

/** ROL-04: a trial account may look at every vendor, and is told what opening one takes. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('category:trial'))).toBeVisible();
  },
});

/** The address names a vendor that has gone: the page says so, and shows the others. */
export const UnknownVendor = meta.story({
  parameters: { sandbox: { path: '/sports?vassalage=NOSUCH' } },
  render: onPlatform.trial.render,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('category:vendorMissing'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
