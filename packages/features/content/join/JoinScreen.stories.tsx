import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { illegible } from '#storybook/legibility.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleGains, sampleInvitation, sampleJoin, sampleRule } from './join.samples.ts';
import type { JoinScreenProps } from './join.types.ts';
import { JoinScreen } from './JoinScreen.tsx';
import { useJoinScreen } from './useJoinScreen.ts';

const meta = preview.type<{ args: Partial<JoinScreenProps> }>().meta({
  title: 'Screens/Download/Invitation',
  render: (args) => <JoinScreen {...sampleJoin} {...args} />,
});

const Connected = () => <JoinScreen {...useJoinScreen()} />;

/** On the platform: the affiliate code of an agent names them masked, and goes on to the sign-up. */
export const OnThePlatform = meta.story({
  parameters: { sandbox: { path: '/join?code=KINNARI8' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: t('join:invitedByAgent', { name: 'ag***t' }),
    });
    await expect(heading).toBeVisible();
    const link = canvas.getByRole('link', { name: t('join:registerWith') });
    await expect(link).toHaveAttribute('href', '/register?affiliateCode=KINNARI8');
    await expect(canvas.getByText(t('join:age', { age: 21 }))).toBeVisible();
  },
});

/** On the platform: a code that nobody has. The sign-up goes on without it. */
export const UnknownCodeOnThePlatform = meta.story({
  parameters: { sandbox: { path: '/join?referralCode=NOBODY22' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('join:invalid') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('join:register') })).toHaveAttribute('href', '/register');
  },
});

/** A member invites: what one gets and for what, that the inviter earns nothing from losses, the age. */
export const Valid = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const name = t('join:invited', { name: 'de***o' });
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.getByText('฿50')).toBeVisible();
    await expect(canvas.getByText(t('join:binds', { amount: '฿250' }))).toBeVisible();
    await expect(canvas.getByText('฿120')).toBeVisible();
    await expect(canvas.getByText(t('join:steps.deposit', { deposit: '฿300', days: 30 }))).toBeVisible();
    await expect(canvas.getByText(t('join:inviterGets', { amount: '฿120' }))).toBeVisible();
    await expect(canvas.getByText(t('join:age', { age: '21' }))).toBeVisible();
    const link = canvas.getByRole('link', { name: t('join:registerWith') });
    await expect(link).toHaveAttribute('href', '/register?referralCode=FAHSAI88');
  },
});

/** An agent invites: no gift, and no rule. */
export const ByAnAgent = meta.story({
  args: { invitation: ready({ state: 'valid', name: 'ag***t', byAgent: true, picture: null, rule: null }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('join:invitedByAgent', { name: 'ag***t' }) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('join:rules') })).toBeNull();
  },
});

/** An invitation that gives the friend nothing says so. */
export const WithoutGift = meta.story({
  args: { invitation: ready(sampleInvitation(sampleRule({ friendReward: null, friendRequirement: null }))) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('join:nothing'))).toBeVisible();
  },
});

/** A code that is mistyped or out of use: what to do, and the sign-up without it. */
export const Invalid = meta.story({
  args: { invitation: ready({ state: 'invalid' }), registerHref: '/register' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { level: 1, name: t('join:invalid') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('join:register') })).toHaveAttribute('href', '/register');
  },
});

/** The page without a code: what the site has for whoever signs up, and one golden button. */
export const NoCode = meta.story({
  args: { invitation: ready({ state: 'none' }), gains: ready(sampleGains), registerHref: '/register' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { level: 1, name: t('join:none') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('join:rules') })).toBeNull();
    const list = within(canvas.getByRole('list', { name: t('join:gets') }));
    await expect(list.getByText(t('home:promotions.percent', { percent: 50, most: '฿1,500' }))).toBeVisible();
    await expect(list.getByRole('link', { name: 'First Deposit' })).toHaveAttribute('href', '/promoDetail?id=first');
    await expect(list.getByText(t('join:gains.vendors', { count: 5 }))).toBeVisible();
    await expect(list.getByText('PromptPay · QR · TrueMoney')).toBeVisible();
  },
});
export const NoCodeNarrow = meta.story({
  args: { invitation: ready({ state: 'none' }), gains: ready(sampleGains), registerHref: '/register' },
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
  },
});
/** What is not known yet has its place. */
export const NoCodeLoading = meta.story({
  args: { invitation: ready({ state: 'none' }), gains: loading, registerHref: '/register' },
});
/** A site that has none of it promises nothing. */
export const NothingToGain = meta.story({
  args: {
    invitation: ready({ state: 'none' }),
    gains: ready({ offer: null, vendors: [], payments: [] }),
    registerHref: '/register',
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.queryByRole('heading', { name: translatorOf(sandbox)('join:gets') })).toBeNull();
  },
});
/** On the platform: the bonus on the first deposit, the vendors and the ways to pay. */
export const NoCodeOnThePlatform = meta.story({
  parameters: { sandbox: { path: '/join' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const list = within(await canvas.findByRole('list', { name: translatorOf(sandbox)('join:gets') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/promoDetail\?id=/));
  },
});

/** A member follows the link of a friend: an invitation is for new accounts only, and nothing is promised. */
export const ForAMember = meta.story({
  args: { isMember: true },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('join:member') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('join:ownInvites') })).toHaveAttribute('href', '/?centre=referral');
    await expect(canvas.queryByRole('heading', { name: t('join:rules') })).toBeNull();
  },
});

/** Where the sign-up has no page it opens over this one. */
export const SignUpInADialog = meta.story({
  args: { registerHref: null, onRegister: fn() },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('join:registerWith') }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});

/** Long names and sums keep their place on a phone. */
export const TooLong = meta.story({
  args: {
    invitation: ready({
      state: 'valid',
      name: 'ก***'.repeat(20),
      byAgent: false,
      picture: null,
      rule: sampleRule({ deposit: '99999999.00', wager: '123456789.50', friendReward: '88888888.00' }),
    }),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({
  args: { invitation: loading },
});

const retry = fn();

/** The invitation could not be read: the sign-up, which checks the code itself, stays. */
export const Failed = meta.story({
  args: { invitation: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: t('join:failed') })).toBeVisible();
    const link = canvas.getByRole('link', { name: t('join:register') });
    await expect(link).toHaveAttribute('href', '/register?referralCode=FAHSAI88');
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const onPlatform = platformStories(Connected, { path: '/join?code=KINNARI8' });

export const AsMember = meta.story(onPlatform.ready);
export const InMaintenance = meta.story(onPlatform.maintenance);
