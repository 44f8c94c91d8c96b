import { expect, fn, userEvent, waitFor } from 'storybook/test';
import centreEn from '#locales/en/centre.json';
import centreTh from '#locales/th/centre.json';
import { avatarPath } from '#sandbox/images.ts';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Box } from '#ui/Box/Box.tsx';
import { loading, ready } from '../shared/remote.ts';
import { agreements } from './account.model.ts';
import { AccountScreen, type AccountScreenProps } from './AccountScreen.tsx';
import { useAccountScreen } from './useAccountScreen.ts';

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? centreEn : centreTh).account;
const failed = (retry = fn()) => ({
  status: 'failed' as const,
  error: { kind: 'network' as const, outcomeUnknown: false },
  retry,
});
/** A moment that does not pass. */
const at = Date.UTC(2026, 10, 21, 13, 30);

const meta = preview.type<{ args: Partial<AccountScreenProps> }>().meta({
  title: 'Screens/Member centre/My account',
  render: (args, { globals }) => (
    <Box tone="surface" padding="md">
      <AccountScreen
        account={ready({
          account: 'demo',
          id: 'member-demo',
          name: globals['language'] === 'en' ? 'Fahsai' : 'คุณฟ้าใส',
          vip: 'VIP',
          club: { name: globals['language'] === 'en' ? 'Gold' : 'ระดับทอง', rank: 3 },
        })}
        picture={avatarPath(1)}
        balance={ready('10000.00', false, at)}
        onRefreshBalance={fn(async () => {})}
        currencySymbol="฿"
        language={globals['language'] === 'en' ? 'EN' : 'TH'}
        agreements={null}
        changePasswordHref="/changePassword"
        onSignOut={fn()}
        {...args}
      />
    </Box>
  ),
});

/** A member with a VIP label and a rank in the club. */
export const Ready = meta.story({
  args: { onRefreshBalance: fn(async () => {}), onSignOut: fn() },
  play: async ({ args, canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.queryByText(words.agreements.title)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.refreshBalance }));
    await expect(args.onRefreshBalance).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: words.signOut }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { account: loading, picture: null, balance: loading, agreements: loading },
});

/** Each part fails alone, says so, and can be asked again. */
export const Failed = meta.story({
  args: { account: failed(), picture: null, balance: failed(), agreements: failed() },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    for (const text of [words.failed, words.balanceFailed, words.agreements.failed]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    // A sum that is not known is not shown.
    await expect(canvas.queryByText(/฿/)).toBeNull();
    await expect(canvas.getByRole('button', { name: words.signOut })).toBeEnabled();
  },
});

/** Nothing is cut off on the smallest phone, and nothing pushes the page sideways. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const { longName } = storyWords(globals);
    const who = { account: 'a'.repeat(60), id: '9'.repeat(40), name: longName.repeat(2), vip: longName };
    return (
      <AccountScreen
        picture={null}
        balance={ready('-999999999.99', false, at, true)}
        onRefreshBalance={fn(async () => {})}
        currencySymbol="฿"
        language={globals['language'] === 'en' ? 'EN' : 'TH'}
        changePasswordHref="/changePassword"
        onSignOut={fn()}
        {...args}
        account={ready({ ...who, club: { name: longName, rank: 123 } })}
        agreements={ready(agreements.map((agreement, index) => ({ agreement, inForce: index % 2 === 0 })))}
      />
    );
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

function OnThePlatform({ onSignOut }: Pick<AccountScreenProps, 'onSignOut'>) {
  return <AccountScreen {...useAccountScreen({ onSignOut })} />;
}

/** API-08: an agent sees which agreements are in force; one answer that is lost is asked for again. */
export const Agent = meta.story({
  parameters: {
    sandbox: {
      persona: 'agent',
      path: '/rng?p=2&centre=securityCenter',
      faults: [{ match: 'agentConsolidated', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  render: () => <OnThePlatform onSignOut={fn()} />,
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(await canvas.findByText(words.agreements.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /ลองใหม่|Try again|Retry/ }));
    await waitFor(() => expect(canvas.getAllByText(words.agreements.inForce)).toHaveLength(2));
    await expect(canvas.getAllByText(words.agreements.notInForce)).toHaveLength(2);
    await expect(await canvas.findByText(/52,340\.50/)).toBeVisible();
    const change = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: words.changePassword }).href);
    await expect(change.searchParams.get('next')).toBe('/rng?p=2&centre=securityCenter');
  },
});
