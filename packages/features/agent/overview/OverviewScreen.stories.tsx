import { expect, fn, userEvent, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleOverview, sampleTeam } from './overview.samples.ts';
import type { OverviewScreenProps } from './overview.types.ts';
import { OverviewScreen } from './OverviewScreen.tsx';
import { useOverviewScreen } from './useOverviewScreen.ts';

/** The screen with its hook, as the site joins them. */
const Connected = () => <OverviewScreen {...useOverviewScreen()} />;

const meta = preview.type<{ args: Partial<OverviewScreenProps> }>().meta({
  title: 'Screens/Agent/Overview',
  render: (args, { globals }) => <OverviewScreen {...sampleOverview(globals)} {...args} />,
});

/** Figures against the days before, what each day brought, who plays most and who has stopped. */
export const Ready = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('agentOverview:signs'))).toBeVisible();
    await expect(canvas.getByText(t('agentOverview:figures.commission'))).toBeVisible();
    // Readers get the days as a table.
    const chart = within(await canvas.findByRole('table', { name: t('agentOverview:chart.profit') }));
    await expect(chart.getAllByRole('row')).toHaveLength(1 + sampleTeam.days.length);
    const active = within(await canvas.findByRole('table', { name: t('agentOverview:chart.active') }));
    await expect(active.getAllByRole('row')).toHaveLength(1 + sampleTeam.days.length);
    const best = within(await canvas.findByRole('table', { name: t('agentOverview:best.title') }));
    // What players have won or lost is said in words.
    for (const { account, profit } of sampleTeam.best.filter((entry) => /[1-9]/.test(entry.profit))) {
      const row = best.getByRole('row', { name: new RegExp(account) });
      await expect(row).toHaveTextContent(t(`agentCentre:result.${profit.startsWith('-') ? 'lost' : 'won'}`));
    }
    await expect(best.getAllByRole('link')[0]).toHaveAttribute('href', '/?agent=teamManagement');
    // A figure leads to what it is made of.
    const commission = elementOf(canvas.getByText(t('agentOverview:figures.commission')))?.parentElement as HTMLElement;
    await expect(within(commission).getByRole('link')).toHaveAttribute('href', '/?agent=myIncome');
    await expect(canvas.getByRole('link', { name: t('agentOverview:shortcuts.links') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('agentOverview:shortcuts.register') })).toHaveAttribute(
      'href',
      '/?agent=registerCenter',
    );
  },
});

export const Loading = meta.story({ args: { overview: loading } });

export const Failed = meta.story({
  render: (_, { globals, args }) => (
    <OverviewScreen
      {...sampleOverview(globals)}
      {...args}
      overview={{ status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry }}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('agentOverview:failed') })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await expect(retry).toHaveBeenCalledOnce();
  },
});
const retry = fn();

/** A new agent has nobody below: what to do, instead of empty charts. */
export const NoTeam = meta.story({
  render: (_, { globals }) => (
    <OverviewScreen
      {...sampleOverview(globals, {
        totals: { ...sampleTeam.totals, size: 1, active: 0, signUps: 0 },
        ...{ days: [], best: [], quiet: [] },
      })}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    await expect(
      await canvas.findByRole('heading', { name: translatorOf(sandbox)('agentOverview:alone.title') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A team that has not played in these days. */
export const NoPlay = meta.story({
  render: (_, { globals }) => (
    <OverviewScreen
      {...sampleOverview(globals, {
        ...{ best: [], quiet: [] },
        days: sampleTeam.days.map((day) => ({ ...day, validBet: '0.00', profit: '0.00' })),
      })}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('agentOverview:best.none'))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('agentOverview:chart.profit') })).toBeNull();
    await expect(canvas.getByText(t('agentOverview:quiet.none'))).toBeVisible();
  },
});

/** Large figures and long names, on the narrowest phone. */
export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => (
    <OverviewScreen
      {...sampleOverview(globals, {
        totals: { ...sampleTeam.totals, stake: '123456789012.25', profit: '-123456789012.25' },
        best: [{ ...sampleTeam.best[0], account: 'agent_with_the_longest_account_name_of_all' } as never],
      })}
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Reads from the sandbox platform: a team of 400. */
export const AsAgent = meta.story({
  parameters: { sandbox: { persona: 'agent', scenario: 'agentTeam' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const best = within(await canvas.findByRole('table', { name: t('agentOverview:best.title') }));
    await expect(best.getAllByRole('rowheader')).toHaveLength(5);
    await expect(
      within(canvas.getByRole('table', { name: t('agentOverview:quiet.title') })).getAllByRole('rowheader'),
    ).toHaveLength(5);
  },
});

const onPlatform = platformStories(Connected, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
