import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { memberInfo } from '#api/member.ts';
import { loading, ready } from '#core/data/remote.ts';
import { avatarPath } from '#demo/art/images.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { sampleOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '#ui/Box/Box.tsx';
import { agreements } from './account.model.ts';
import type { AccountScreenProps } from './account.types.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { useAccountScreen } from './useAccountScreen.tsx';

const failed = (retry = fn()) => ({
  status: 'failed' as const,
  error: { kind: 'network' as const, outcomeUnknown: false },
  retry,
});
const memberOf = (globals: object) => {
  const { account, id, nickname: name, clubLabel } = sampleOf(memberInfo, {}, globals, { scenario: 'played' });
  return { account, id, name, club: clubLabel && { name: clubLabel.labelName, rank: clubLabel.rankLevel } };
};
/** A fixed time, so that screenshots do not change. */
const at = Date.UTC(2026, 10, 21, 13, 30);

const meta = preview.type<{ args: Partial<AccountScreenProps> }>().meta({
  title: 'Screens/Member centre/My account',
  render: (args, { globals }) => (
    <Box tone="surface" padding="md">
      <AccountScreen
        account={ready({
          ...memberOf(globals),
          vip: 'VIP',
        })}
        picture={avatarPath(1)}
        balance={ready('10000.00', false, at)}
        onRefreshBalance={fn(async () => {})}
        agreements={null}
        changePasswordHref="/changePassword"
        installHref="/download"
        protection={null}
        moneySafety={null}
        authenticator={null}
        passkeys={null}
        personalDetails={null}
        sessions={null}
        privacy={null}
        changePicture={null}
        onSignOut={fn()}
        {...args}
      />
    </Box>
  ),
});

/** A member with a VIP label and a rank in the club. */
export const Ready = meta.story({
  args: { onRefreshBalance: fn(async () => {}), onSignOut: fn() },
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByText(t('memberCentre:account.agreements.title'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('memberCentre:account.refreshBalance') }));
    await expect(args.onRefreshBalance).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('memberCentre:account.signOut') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { account: loading, picture: null, balance: loading, agreements: loading },
});

/** Every section fails and retries independently. */
export const Failed = meta.story({
  args: { account: failed(), picture: null, balance: failed(), agreements: failed() },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    for (const text of [
      t('memberCentre:account.failed'),
      t('memberCentre:account.balanceFailed'),
      t('memberCentre:account.agreements.failed'),
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    // No amount is shown while the balance is unknown.
    await expect(canvas.queryByText(/฿/)).toBeNull();
    await expect(canvas.getByRole('button', { name: t('memberCentre:account.signOut') })).toBeEnabled();
  },
});

/** Long names on the smallest phone: nothing is cut off, and the page does not scroll sideways. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const { longName } = storyMessages(globals);
    const profile = { account: 'a'.repeat(60), id: '9'.repeat(40), name: longName.repeat(2), vip: longName };
    return (
      <AccountScreen
        picture={null}
        balance={ready('-999999999.99', false, at, true)}
        onRefreshBalance={fn(async () => {})}
        changePasswordHref="/changePassword"
        installHref="/download"
        protection={null}
        moneySafety={null}
        authenticator={null}
        passkeys={null}
        personalDetails={null}
        sessions={null}
        privacy={null}
        changePicture={null}
        onSignOut={fn()}
        {...args}
        account={ready({ ...profile, club: { name: longName, rank: 123 } })}
        agreements={ready(agreements.map((agreement, index) => ({ agreement, inForce: index % 2 === 0 })))}
      />
    );
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SEC-04: a protection that is missing leads to the part of the page where it is set up. */
export const WayToASection = meta.story({
  args: {
    protection: (onShow) => <button onClick={() => onShow('authenticator')}>show</button>,
    authenticator: <p>here</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'show' }));
    await expect(document.activeElement).toContainElement(canvas.getByText('here'));
  },
});

function OnThePlatform({ onSignOut }: Pick<AccountScreenProps, 'onSignOut'>) {
  return <AccountScreen {...useAccountScreen({ onSignOut })} />;
}

/** API-08: an agent sees which agreements are in force. The first request fails and is retried. */
export const Agent = meta.story({
  parameters: {
    sandbox: {
      persona: 'agent',
      path: '/rng?p=2&centre=securityCenter',
      faults: [{ match: 'agentConsolidated', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  render: () => <OnThePlatform onSignOut={fn()} />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('memberCentre:account.agreements.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await waitFor(() => expect(canvas.getAllByText(t('memberCentre:account.agreements.inForce'))).toHaveLength(2));
    await expect(canvas.getAllByText(t('memberCentre:account.agreements.notInForce'))).toHaveLength(2);
    await expect(await canvas.findByText(/52,340\.50/)).toBeVisible();
    const change = new URL(
      canvas.getByRole<HTMLAnchorElement>('link', { name: t('memberCentre:account.changePassword') }).href,
    );
    await expect(change.searchParams.get('next')).toBe('/rng?p=2&centre=securityCenter');
  },
});

const onPlatform = platformStories(() => <OnThePlatform onSignOut={fn()} />);

export const AsMember = meta.story(onPlatform.ready);
export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
