import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { sampleNoon } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { toWeeks } from './missions.model.ts';
import { sampleMission, sampleMissions } from './missions.samples.ts';
import type { MissionsScreenProps } from './missions.types.ts';
import { MissionsScreen } from './MissionsScreen.tsx';
import { useMissionsScreen } from './useMissionsScreen.ts';

const meta = preview.type<{ args: Partial<MissionsScreenProps> }>().meta({
  title: 'Screens/Member centre/Missions',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <MissionsScreen {...sampleMissions(globals)} {...args} />
    </div>
  ),
});

/** The screen with its hook, as the site joins them. */
const Connected = () => (
  <div style={{ maxWidth: 680 }}>
    <MissionsScreen {...useMissionsScreen()} />
  </div>
);

/** The week of a member who has played, from the sandbox platform. Another mission has another ranking. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'played' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const ranking = within(await canvas.findByRole('region', { name: t('missions:ranking') }));
    await waitFor(() => expect(ranking.getAllByRole('listitem').length).toBeGreaterThan(0));
    const week = within(canvas.getByRole('region', { name: t('missions:thisWeek') }));
    await expect(week.getAllByRole('progressbar').length).toBeGreaterThan(1);
    const select = ranking.getByRole('combobox', { name: t('missions:ofMission') });
    const [, second] = within(select).getAllByRole('option');
    await userEvent.selectOptions(select, second as HTMLElement);
    await expect(await ranking.findByText(new RegExp(t('missions:rules').slice(-20)))).toBeVisible();
    await expect(select).toHaveDisplayValue(second?.textContent ?? '');
  },
});

/** Running, completed and ended missions; the player's own place stands below the best, and is named. */
export const Ready = meta.story({
  args: { onChoose: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const week = within(canvas.getByRole('region', { name: t('missions:thisWeek') }));
    await expect(week.getAllByText(t('missions:status.running'))).toHaveLength(2);
    await expect(week.getByText(t('missions:status.reached'))).toBeVisible();
    await expect(week.getByRole('link', { name: t('missions:claim') })).toHaveAttribute(
      'href',
      '/?centre=rewardCenter',
    );
    const [first] = week.getAllByRole('progressbar');
    await expect(first).toHaveAttribute('aria-valuenow', '40');
    const past = within(canvas.getByRole('region', { name: t('missions:ended') }));
    await expect(past.getByText(t('missions:status.ended'))).toBeVisible();
    await expect(past.getByText(t('missions:claimed'))).toBeVisible();
    await expect(canvas.getByText(t('missions:you', { name: 'de***o' }))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('missions:ofMission') }), 'slots-2026-11-16');
    await expect(args.onChoose).toHaveBeenCalledWith('slots-2026-11-16');
  },
});

/** The own place among the best is marked there, once. */
export const AmongTheBest = meta.story({
  args: {
    leaderboard: ready({
      list: [
        { rank: 1, nickname: 'so***i', wagered: '98200.00' },
        { rank: 2, nickname: 'de***o', wagered: '45500.50' },
      ],
      own: { rank: 2, nickname: 'de***o', wagered: '45500.50' },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getAllByText(translatorOf(sandbox)('missions:you', { name: 'de***o' }))).toHaveLength(1);
  },
});

const fullLimit: PlayLimit = {
  kind: 'wager',
  period: 'week',
  value: '2000.00',
  used: '1500.00',
  left: '500.00',
  pending: null,
  resetsAt: '2026-11-22T17:00:00Z',
};

/** A mission never asks for more than the player's own limit leaves. */
export const PausedByALimit = meta.story({
  args: { missions: ready(toWeeks([sampleMission()], [fullLimit], sampleNoon)) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('missions:paused'), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('missions:limits') })).toHaveAttribute('href', '/?centre=limits');
  },
});

/** A long name, long sums and many kinds of games keep their place on a phone. */
export const TooLong = meta.story({
  args: {
    missions: ready(
      toWeeks(
        [
          sampleMission({
            name: 'ภารกิจต้อนรับเทศกาลลอยกระทงสำหรับสมาชิกทุกระดับทั่วประเทศ',
            text: 'เล่นเกมใดก็ได้ของทุกค่ายที่ร่วมรายการตลอดทั้งสัปดาห์ตั้งแต่วันจันทร์ถึงวันอาทิตย์',
            gameTypes: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'],
            target: '99999999.00',
            wagered: '12345678.90',
            missing: '87654321.10',
            reward: '1000000.00',
          }),
        ],
        [],
        sampleNoon,
      ),
    ),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { missions: loading, leaderboard: loading } });

export const Empty = meta.story({
  args: { missions: ready({ current: [], past: [] }) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('missions:empty') })).toBeVisible();
  },
});

/** Nobody has played yet. */
export const NobodyRanked = meta.story({
  args: { leaderboard: ready({ list: [], own: null }) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('missions:rankingEmpty'))).toBeVisible();
  },
});

const retry = fn();
const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } as const;

export const Failed = meta.story({
  args: { missions: failed },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('missions:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The ranking fails by itself; the missions stay. */
export const RankingFailed = meta.story({
  args: { leaderboard: failed },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('missions:rankingFailed'))).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('missions:thisWeek') })).toBeVisible();
  },
});

const onPlatform = platformStories(Connected);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
