import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type TurnoverRequirement, turnoverList } from '#api/turnover.ts';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { sampleDays, sampleList } from '../statement/records.samples.ts';
import { OwnTurnoverHistory } from './OwnTurnoverHistory.tsx';
import { TurnoverHistory } from './TurnoverHistory.tsx';
import type { TurnoverHistoryProps } from './turnoverHistory.types.ts';

const onCounted = fn();

/** A requirement that was wagered. */
const sampleEnded = (globals: Globals, change: Partial<TurnoverRequirement> = {}): TurnoverRequirement => ({
  ...given(
    sampleOf(turnoverList, { status: 'met', pageNo: 1, pageSize: 1 }, globals, { scenario: 'bonusPlayer' }).list[0],
  ),
  ...change,
});

/** Two that ended otherwise than the site knows: one in another way, one of which only the status is known. */
const sampleOthers = (globals: Globals) => [
  sampleEnded(globals, { id: 'r2', ended: { at: '2026-11-20T05:00:00Z', by: { other: 'TAKEN_BACK' } } }),
  sampleEnded(globals, { id: 'r3', ended: null }),
];

const meta = preview.type<{ args: Partial<TurnoverHistoryProps> }>().meta({
  title: 'Screens/Member centre/Wagering history',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <TurnoverHistory
        days={sampleDays()}
        list={sampleList()}
        filter={{ status: '' }}
        onFilter={fn()}
        onCounted={onCounted}
        page={ready({ list: [sampleEnded(globals), ...sampleOthers(globals)], totalPages: 1 })}
        {...args}
      />
    </div>
  ),
});

const Connected = () => (
  <div style={{ maxWidth: 680 }}>
    <OwnTurnoverHistory onCounted={onCounted} />
  </div>
);

/** MNY-03: how each ended, when, and how much of what; the filter leaves one way, and a row leads to its bets. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'bonusPlayer' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(await canvas.findByRole('table', { name: t('turnover:list') }));
    await expect(await table.findByText(t('turnover:ends.wagered'))).toBeVisible();
    await expect(table.getByText(t('turnover:ends.givenUp'))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('turnover:how') }), 'expired');
    await waitFor(() => expect(table.queryByText(t('turnover:ends.wagered'))).toBeNull());
    const row = within(table.getByText(t('turnover:ends.expired')).closest('tr') ?? document.body);
    await expect(row.getByText('฿0.00')).toBeVisible();
    await expect(row.getByText('฿250.00')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: new RegExp(t('turnover:counted')) }));
    await expect(onCounted).toHaveBeenCalledOnce();
  },
});

/** A way that the site does not know is said as the platform names it; without one, the status is. */
export const UnknownEnds = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const table = within(canvas.getByRole('table', { name: t('turnover:list') }));
    await expect(table.getByText('TAKEN_BACK')).toBeVisible();
    await expect(table.getByText(t('turnover:status.met'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { page: loading } });

export const Empty = meta.story({ args: { page: ready({ list: [], totalPages: 0 }) } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
});

/** Long names and amounts on the smallest phone. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const much = { name: storyMessages(globals).longName.repeat(2), done: '999999999.99', required: '999999999.99' };
    return (
      <TurnoverHistory
        days={sampleDays()}
        list={sampleList()}
        filter={{ status: 'met' }}
        onFilter={fn()}
        onCounted={onCounted}
        page={ready({ list: [sampleEnded(globals, much)], totalPages: 3 })}
        {...args}
      />
    );
  },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
});

const onPlatform = platformStories(Connected);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
