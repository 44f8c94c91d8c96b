import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test, vi } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { badgesChannel } from '#core/session/otherTabs.ts';
import { closesInBreak } from '#core/site/switches.ts';
import { createClock } from '#core/time/clock.ts';
import { writeOffer } from '#sandbox/agents/contracts.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { messagesOf } from '#sandbox/inbox/mailbox.ts';
import { changeMessages, writeMessages } from '#sandbox/inbox/messages.ts';
import { memberAccount, outsideAccount, post } from '#sandbox/money/ledger.ts';
import { setLimit, startRest } from '#sandbox/play/protections.ts';
import { tier } from '#sandbox/seed/contracts.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { bindMoneyOut, giveSentWithdrawal } from '#sandbox/seed/moneyOutMembers.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { brands } from '#themes/brands.ts';
import { AppShell } from './AppShell.tsx';
import { useAppShell } from './useAppShell.ts';

const demo = memberIdOf(accounts.member);
const nothing = (): void => {};
const useShell = () => ({
  ...useAppShell({ brand: brands[0], onSearch: nothing, onSignUp: nothing, onLogIn: nothing, onSignOut: nothing }),
  children: null,
});
const renderShell = (options: RenderOptions = {}) =>
  renderOnPlatform(AppShell, useShell, { viewport: 'wide', persona: 'member', ...options });
type Shell = Awaited<ReturnType<typeof renderShell>>;

function write(sandbox: SandboxContext, ...names: readonly string[]): void {
  const text = { th: 'Lotus', en: 'Lotus' };
  const messages = names.map((about) => ({ about, kind: 'service' as const, title: text, content: text }));
  sandbox.store.transaction(() => writeMessages(sandbox, demo, messages));
}

/** What a screen reader says of the button, besides its name. */
const described = async ({ canvas, t }: Shell) => {
  const button = await canvas.findByRole('button', { name: t('appShell:account.label') });
  return (count: number) =>
    waitFor(() =>
      expect(button).toHaveAccessibleDescription(expect.stringContaining(t('memberCentre:waiting.all', { count }))),
    );
};

function changedElsewhere(): void {
  const otherTab = new BroadcastChannel(badgesChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  otherTab.postMessage({ changedBy: 'another tab' });
  otherTab.close();
}

test('MEM-05: who arrives while a payment waits for its receipt is warned, with the way to answer', async () => {
  const { t, url } = await renderShell({
    prepare(sandbox) {
      const member = sandbox.store.get('members', demo);
      if (member === undefined) return;
      sandbox.store.transaction(() => {
        bindMoneyOut(sandbox, member);
        giveSentWithdrawal(sandbox, member);
      });
    },
  });
  const [begin = ''] = t('memberCentre:receipt.waits', { time: '|' }).split('|');
  const warning = await screen.findByText((text) => text.startsWith(begin.trim()));
  await waitFor(() => expect(warning).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: t('memberCentre:receipt.open') }));
  await waitFor(() => expect(url()).toBe('/?centre=withdraw'));
});

test('MEM-04b: what waits is counted on the account button and in its menu; what another tab reads goes away', async () => {
  const shell = await renderShell({ prepare: (sandbox) => write(sandbox, 'one', 'two') });
  const { canvas, sandbox, t } = shell;
  await (
    await described(shell)
  )(2);
  const button = canvas.getByRole('button', { name: t('appShell:account.label') });
  await userEvent.click(button);
  const messages = await screen.findByRole('menuitem', { name: new RegExp(t('memberCentre:pages.messageV2')) });
  await expect(messages).toHaveTextContent(t('memberCentre:waiting.messages', { count: 2 }));
  await userEvent.keyboard('{Escape}');

  const ids = messagesOf(sandbox, demo).map(({ id }) => id);
  sandbox.store.transaction(() => changeMessages(sandbox, demo, ids, { read: true }));
  changedElsewhere();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-describedby'));
});

test('MEM-04b: a number that rises is announced once, the first one is not', async () => {
  const shell = await renderShell({ prepare: (sandbox) => write(sandbox, 'one') });
  const { canvas, sandbox, t } = shell;
  await (
    await described(shell)
  )(1);
  const said = (): string =>
    canvas
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  await expect(said()).not.toContain(t('memberCentre:waiting.all', { count: 1 }));
  write(sandbox, 'two');
  changedElsewhere();
  await waitFor(() => expect(said()).toContain(t('memberCentre:waiting.all', { count: 2 })));
});

test('MEM-04b: the platform is asked at most once a minute, and after that when the balance has changed', async () => {
  const shell = await renderShell({ prepare: (sandbox) => write(sandbox, 'one') });
  const { calls, canvas, sandbox, t } = shell;
  const { clock } = sandbox.platform;
  const shows = await described(shell);
  await shows(1);
  window.dispatchEvent(new Event('focus'));
  const receive = async (baht: number, shown: string): Promise<void> => {
    post(sandbox, {
      kind: 'reward',
      ref: shown,
      lines: [
        { account: memberAccount(demo), satang: baht * 100 },
        { account: outsideAccount, satang: -baht * 100 },
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: t('appShell:refreshBalance') }));
    await expect(await canvas.findByText(shown)).toBeVisible();
  };
  await receive(1, '฿10,001.00');
  await expect(calls(memberPublicState)).toHaveLength(1);

  write(sandbox, 'two');
  // A minute passes.
  const later = createClock(() => Date.now() + 61_000);
  Object.defineProperties(clock, { own: { value: later.own }, now: { value: later.now } });
  await receive(1, '฿10,002.00');
  await shows(2);
  await expect(calls(memberPublicState)).toHaveLength(2);
});

test('MEM-04b: on phones the bottom bar and its sheet count too', async () => {
  const { canvas, t } = await renderShell({
    viewport: 'phone',
    prepare: (sandbox) => write(sandbox, 'one', 'two', 'three'),
  });
  const me = await canvas.findByRole('button', {
    name: `${t('appShell:me')} ${t('memberCentre:waiting.all', { count: 3 })}`,
  });
  await userEvent.click(me);
  const sheet = within(await screen.findByRole('dialog'));
  const messages = await sheet.findByRole('link', {
    name: `${t('memberCentre:pages.messageV2')} ${t('memberCentre:waiting.messages', { count: 3 })}`,
  });
  await waitFor(() => expect(messages).toBeVisible());
});

test('an agent is told once a minute what waits in the agent centre; a member is not asked for it', async () => {
  const minutes: (() => void)[] = [];
  const setTimer = window.setTimeout;
  const timers = vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms === 60_000) minutes.push(run);
    return setTimer(run, ms);
  }) as typeof setTimeout);
  try {
    const member = await renderShell();
    await waitFor(() => expect(member.calls(memberPublicState)[0]?.settled).toBe(true));
    for (const run of minutes.splice(0)) run();
    await expect(member.calls(memberPublicState)).toHaveLength(1);
    member.unmount();

    const { calls, canvas, sandbox, t } = await renderShell({ persona: 'agent', viewport: 'phone' });
    await waitFor(() => expect(calls(memberPublicState)[0]?.settled).toBe(true));
    changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: true } });
    sandbox.store.transaction(() =>
      writeOffer(sandbox, {
        ...{ kind: 'dividend', period: 'W', tiers: [tier({ rate: 1_000 })], note: '' },
        ...{ uplineId: null, downlineId: memberIdOf(accounts.agent) },
      }),
    );
    await waitFor(() => {
      for (const run of minutes.splice(0)) run();
      return expect(calls(memberPublicState)).toHaveLength(2);
    });
    // The offer, and the message that tells of it.
    const me = await canvas.findByRole('button', {
      name: `${t('appShell:me')} ${t('memberCentre:waiting.all', { count: 2 })}`,
    });
    await userEvent.click(me);
    const sheet = within(await screen.findByRole('dialog'));
    const entry = await sheet.findByRole('link', {
      name: `${t('appShell:account.agent')} ${t('memberCentre:waiting.all', { count: 1 })}`,
    });
    await waitFor(() => expect(entry).toBeVisible());
  } finally {
    timers.mockRestore();
  }
});

test('FLG-02: messages that the operator has switched off are not counted', async () => {
  const { calls, canvas, t } = await renderShell({
    prepare(sandbox) {
      write(sandbox, 'one');
      changeSettings(sandbox, { flags: { ...sandbox.settings.flags, MESSAGES: false } });
    },
  });
  await waitFor(() => expect(calls(memberPublicState)[0]?.settled).toBe(true));
  const button = await canvas.findByRole('button', { name: t('appShell:account.label') });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-describedby'));
});

const entries = (menu: Element): string[] =>
  [...menu.querySelectorAll('a')].map((link) => new URL(link.href).searchParams.get('centre') ?? '');

test.each([
  ['the entries of the account menu', 'wide', 'appShell:account.label', 'menu'],
  ['the own entries of a phone', 'phone', 'appShell:me', 'dialog'],
] as const)('RSP-03: %s have no page that a break has closed', async (_, viewport, label, role) => {
  const { calls, canvas, sandbox, t } = await renderShell({ viewport, scenario: 'played' });
  await waitFor(() => expect(calls(memberPublicState)[0]?.settled).toBe(true));
  const opener = await canvas.findByRole('button', { name: (name) => `${name} `.startsWith(`${t(label)} `) });
  await userEvent.click(opener);
  const menu = await screen.findByRole(role);
  await waitFor(() => expect(entries(menu).filter(closesInBreak)).toContain('rewardCenter'));
  sandbox.store.transaction(() => void startRest(sandbox, demo, 'timeout', '1d'));
  changedElsewhere();
  await waitFor(() => expect(entries(menu).filter(closesInBreak)).toEqual([]));
  await expect(entries(menu)).toEqual(expect.arrayContaining(['messageV2', 'transactionHistory', 'limits']));
});

test.each([
  ['none', nothing, (t: Shell['t']): string => t('limits:none')],
  [
    'a deposit limit',
    (sandbox: SandboxContext): void => setLimit(sandbox, demo, { kind: 'deposit', period: 'week', value: 500_000 }),
    (t: Shell['t']): string =>
      t('limits:line', {
        ...{ kind: t('limits:kinds.deposit'), period: t('limits:periods.week') },
        ...{ used: '฿0.00', value: '฿5,000.00' },
      }),
  ],
  [
    'a self-exclusion',
    (sandbox: SandboxContext): void => void startRest(sandbox, demo, 'exclusion', 'forever'),
    (t: Shell['t']): string => t('limits:stop.forGood'),
  ],
] as const)(
  'RSP-05: the wallet says what is used of the limits, with %s, and asks when it opens',
  async (_, prepare, line) => {
    const { calls, canvas, t } = await renderShell({
      prepare: (sandbox) => sandbox.store.transaction(() => prepare(sandbox)),
    });
    const opener = await canvas.findByRole('button', { name: new RegExp(`^${t('appShell:balance')}`) });
    await expect(calls(playStatus)).toHaveLength(0);
    await userEvent.click(opener);
    const limits = await screen.findByRole('menuitem', { name: new RegExp(t('memberCentre:pages.limits')) });
    await waitFor(() => expect(limits).toHaveTextContent(line(t)));
  },
);
