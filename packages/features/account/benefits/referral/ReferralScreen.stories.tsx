import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleFriend, sampleInfo, sampleReferral, sampleRule } from './referral.samples.ts';
import type { ReferralScreenProps } from './referral.types.ts';
import { ReferralScreen } from './ReferralScreen.tsx';
import { useReferralScreen } from './useReferralScreen.ts';

const meta = preview.type<{ args: Partial<ReferralScreenProps> }>().meta({
  title: 'Screens/Member centre/Invite friends',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <ReferralScreen {...sampleReferral(globals)} {...args} />
    </div>
  ),
});

/** The screen with its hook, as the site joins them. */
const Connected = () => (
  <div style={{ maxWidth: 680 }}>
    <ReferralScreen {...useReferralScreen()} />
  </div>
);

/** A member with five friends, from the sandbox platform. The link is one of this site with the code. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'played' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const friends = within(await canvas.findByRole('region', { name: t('referral:friends.title') }));
    await waitFor(() => expect(friends.getAllByRole('listitem')).toHaveLength(5));
    for (const state of ['signedUp', 'deposited', 'qualified', 'ended', 'excluded'] as const) {
      await expect(friends.getByText(t(`referral:states.${state}`))).toBeVisible();
    }
    await expect(canvas.getByText(new RegExp(`^${location.host}/.*referralCode=[A-Z2-9]{8}$`))).toBeVisible();
  },
});

/** Code, link and QR code to send; the rule in a sentence and as steps; masked friends in every state. */
export const Ready = meta.story({
  args: { onShare: fn(), onCopy: fn(async () => true), onSaveCode: fn(async () => true) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const link = 'https://kinnari.example/register?referralCode=FAHSAI88';
    const code = canvas.getByRole('img', { name: t('referral:share.qr') });
    await expect(code.getBoundingClientRect().width).toBe(200);
    await userEvent.click(canvas.getByRole('button', { name: t('referral:share.copyLink') }));
    await expect(args.onCopy).toHaveBeenCalledWith(link);
    await userEvent.click(canvas.getByRole('button', { name: t('referral:share.copyCode') }));
    await expect(args.onCopy).toHaveBeenCalledWith('FAHSAI88');
    await userEvent.click(canvas.getByRole('button', { name: t('referral:share.send') }));
    await expect(args.onShare).toHaveBeenCalledWith(link);
    await userEvent.click(canvas.getByRole('button', { name: t('referral:share.save') }));
    await expect(args.onSaveCode).toHaveBeenCalledWith(link, 'FAHSAI88');
    const rules = within(canvas.getByRole('region', { name: t('referral:rule.title') }));
    await expect(rules.getAllByRole('list')[0]?.children).toHaveLength(3);
    await expect(rules.getByText(t('referral:rule.losses'))).toBeVisible();
    await expect(rules.getByText(t('referral:rule.free'))).toBeVisible();
    await expect(canvas.getByText('REVIEW')).toBeVisible();
    await expect(canvas.getByText(t('referral:states.excluded'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('referral:totals.toRewards') })).toHaveAttribute(
      'href',
      '/?centre=rewardCenter',
    );
  },
});

/** A computer without a share sheet, and a browser that refuses to copy and to draw. */
export const WithoutShareSheet = meta.story({
  args: { canShare: false, onCopy: async () => false, onSaveCode: async () => false },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('button', { name: t('referral:share.send') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('referral:share.copyLink') }));
    await expect(await canvas.findByText(t('referral:share.copyFailed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('referral:share.save') }));
    await expect(await canvas.findByText(t('referral:share.saveFailed'))).toBeVisible();
  },
});

/** A link that leads elsewhere is not shown; the code still is. */
export const WithoutLink = meta.story({
  render: (_, { globals }) => (
    <ReferralScreen {...sampleReferral(globals)} info={ready(sampleInfo(globals, { link: null }))} />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('referral:share.send') })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('referral:share.copyCode') })).toBeVisible();
  },
});

/** A rule whose rewards bind something, without a reward for the friend and without conditions. */
export const BindingReward = meta.story({
  render: (_, { globals }) => {
    const rule = sampleRule({ requirement: { amount: '360.00', gameTypes: [] }, friendReward: null });
    return <ReferralScreen {...sampleReferral(globals)} info={ready(sampleInfo(globals, { rule, conditions: '' }))} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('referral:rule.binds', { amount: '฿360' }))).toBeVisible();
    await expect(canvas.queryByText(t('referral:rule.conditions'))).toBeNull();
  },
});

/** Nobody has signed up yet. */
export const NoFriends = meta.story({
  args: { friends: ready({ list: [], totalPages: 0 }) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('referral:friends.empty') })).toBeVisible();
  },
});

/** More friends than a page holds. */
export const ManyFriends = meta.story({
  args: {
    friends: ready({ list: [sampleFriend()], totalPages: 7 }),
    pageNo: 2,
    onPage: fn(),
  },
  play: async ({ canvas, args, sandbox }) => {
    const pages = within(canvas.getByRole('navigation', { name: translatorOf(sandbox)('referral:friends.pages') }));
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.onPage).toHaveBeenCalledWith(7);
  },
});

/** Long sums, names and links keep their place on a phone. */
export const TooLong = meta.story({
  render: (_, { globals }) => (
    <ReferralScreen
      {...sampleReferral(globals)}
      info={ready(
        sampleInfo(globals, {
          link: `https://a-very-long-name-of-a-site.kinnari.example/register?referralCode=${'FAHSAI88'.repeat(8)}`,
          rule: sampleRule({ deposit: '99999999.00', wager: '123456789.50', reward: '88888888.00' }),
          totals: { invited: 123456, qualified: 98765, earned: '123456789.00' },
        }),
      )}
      friends={ready({ list: [sampleFriend({ name: 'ก***'.repeat(20), earned: '88888888.00' })], totalPages: 1 })}
    />
  ),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({ args: { info: loading, friends: loading } });

const retry = fn();
const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } as const;

export const Failed = meta.story({
  args: { info: failed },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('referral:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The friends fail by themselves; code and rule stay. */
export const FriendsFailed = meta.story({
  args: { friends: failed },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('referral:friends.failed') })).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('referral:rule.title') })).toBeVisible();
  },
});

const onPlatform = platformStories(Connected);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
