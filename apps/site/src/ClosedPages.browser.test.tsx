import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { type FeatureName, type FeatureSwitch, featureFlags } from '#api/features.ts';
import { walletBalance } from '#api/member.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { isAgentPage } from '#core/centre/pageState.ts';
import { formatMoment } from '#core/format/dates.ts';
import { languageNamed } from '#core/i18n/languageCode.ts';
import { type AgentPage, type MemberPage, agentPages, memberPages } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { closesInBreak, isSwitched } from '#core/site/switches.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { writeMessages } from '#sandbox/inbox/messages.ts';
import { protectionOf, startRest } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import type { Persona, SandboxContext } from '#storybook/sandboxPlatform.ts';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { Navigation, goTo } from './navigation.testing.tsx';
import { renderSite } from './renderSite.testing.tsx';

// MEM-04c: every page of both centres in every state, by its address, from the menu, and from an old message.

type Page = MemberPage | AgentPage;
const ofMember = Object.keys(memberPages) as MemberPage[];
const ofAgent = Object.keys(agentPages) as AgentPage[];

interface State {
  readonly persona: Persona;
  readonly scenario?: 'contracts';
  readonly prepare: (sandbox: SandboxContext) => void;
  /** How the closed page is called in the messages. */
  readonly is: 'break' | 'excluded' | 'switchedOff' | 'notForAccount';
  readonly closed: readonly Page[];
}

const switchOff = (sandbox: SandboxContext, names: readonly FeatureName[]) =>
  changeSettings(sandbox, {
    flags: { ...sandbox.settings.flags, ...Object.fromEntries(names.map((name) => [featureFlags[name].modId, false])) },
  });
const rest = (kind: 'timeout' | 'exclusion', length: '7d' | '6m' | 'forever') => (sandbox: SandboxContext) =>
  sandbox.store.transaction(() => void startRest(sandbox, memberIdOf(accounts.member), kind, length));
const features = Object.keys(featureFlags) as FeatureName[];
const pagesOf = (name: FeatureName): readonly string[] => {
  const { pages = [] }: FeatureSwitch = featureFlags[name];
  return pages;
};
/** Switched off with the whole agent centre, which is told before it opens. */
const whole: readonly FeatureName[] = ['AGENTCENTRE'];

const states: Readonly<Record<string, State>> = {
  'a time-out': {
    persona: 'member',
    prepare: rest('timeout', '7d'),
    is: 'break',
    closed: ofMember.filter(closesInBreak),
  },
  'an exclusion': {
    persona: 'member',
    prepare: rest('exclusion', '6m'),
    is: 'excluded',
    closed: ofMember.filter(closesInBreak),
  },
  'an exclusion for good': {
    persona: 'member',
    prepare: rest('exclusion', 'forever'),
    is: 'excluded',
    closed: ofMember.filter(closesInBreak),
  },
  'every feature off': {
    persona: 'member',
    prepare: (sandbox) =>
      switchOff(
        sandbox,
        features.filter((name) => name !== 'MESSAGES'),
      ),
    is: 'switchedOff',
    closed: ofMember.filter((page) => isSwitched(page) && page !== 'messageV2'),
  },
  'every feature of agents off': {
    persona: 'agent',
    scenario: 'contracts',
    prepare: (sandbox) =>
      switchOff(
        sandbox,
        features.filter((name) => name.startsWith('AGENT') && !whole.includes(name)),
      ),
    is: 'switchedOff',
    closed: ofAgent.filter((page) => features.some((name) => !whole.includes(name) && pagesOf(name).includes(page))),
  },
  'no upline': {
    persona: 'member',
    prepare: (sandbox) => changeSettings(sandbox, { flags: { ...sandbox.settings.flags, TRANSFERUP: true } }),
    is: 'notForAccount',
    closed: ['transferUpline'],
  },
  'no agreement': {
    persona: 'agent',
    prepare: (sandbox) =>
      changeSettings(sandbox, {
        agreements: { dailySalary: false, dividend: false, hourlySalary: false, realTimeSalary: false },
      }),
    is: 'notForAccount',
    closed: ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'],
  },
};

const addressOf = (page: Page): string =>
  isAgentPage(page) ? paths.agentCentre('/help', page) : paths.memberCentre('/help', page);

/** For a walk over up to thirty pages, each twice, in ms. */
const walkMs = 30_000;

test.each(Object.keys(states))('with %s', { timeout: walkMs }, async (name) => {
  const state = states[name];
  if (state === undefined) throw new Error(name);
  const { persona, prepare, is, closed, scenario = 'ready' } = state;
  const id = memberIdOf(persona === 'agent' ? accounts.agent : accounts.member);
  const { everyCall, language, sandbox, t } = await renderSite({
    persona,
    scenario,
    path: '/help',
    beside: <Navigation />,
    prepare(sandboxOf) {
      prepare(sandboxOf);
      const texts = (page: string) => ({ title: { th: page, en: page }, content: { th: page, en: page } });
      sandboxOf.store.transaction(() =>
        writeMessages(
          sandboxOf,
          id,
          closed.map((page) => ({ about: page, kind: 'service', link: { page, ref: null }, ...texts(page) })),
        ),
      );
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const { until = null } = protectionOf(sandbox, id).rest ?? {};
  const titleOf = (page: Page): string => {
    if (!isAgentPage(page)) return t(`memberCentre:pages.${page as 'withdraw'}`);
    const own = t(`agentCentre:pages.${page as 'dividend'}`);
    // Without one, it is the title of its messages.
    return own.endsWith(`pages.${page}`) ? t(`${agentPages[page].messages[0]}:title` as 'agentTeam:title') : own;
  };
  const saysSo = async (page: Page) => {
    const title = titleOf(page);
    const dialog = await screen.findByRole('dialog', { name: title });
    const heading = { level: 3, name: t(`closed:${is}.title`, { page: title }) } as const;
    await within(dialog).findByRole('heading', heading);
    return within(dialog);
  };
  for (const page of closed) {
    await goTo(addressOf(page));
    const dialog = await saysSo(page);
    if (until !== null) {
      expect(dialog.getByText(formatMoment(until, languageNamed(language)), { exact: false })).toBeVisible();
    }
    // Not in the menu, and what stays open is.
    const menu = within(await dialog.findByRole('navigation'));
    expect(menu.queryByRole('link', { name: titleOf(page) })).toBeNull();
    const instead = dialog.getAllByRole('link').filter((link) => !dialog.getByRole('navigation').contains(link));
    const isOff = (each: 'withdraw' | 'limits') => closed.includes(each);
    const open = [isOff('withdraw') ? [] : ['centre=withdraw'], isOff('limits') ? [] : ['centre=limits']].flat();
    for (const href of [...open, 'centre=transactionHistory'])
      expect(instead.some((link) => link.getAttribute('href')?.includes(href))).toBe(true);
  }
  // Messages from before.
  for (const [messageId, message] of [...sandbox.store.entries('messages')]) {
    const page = closed.find((each) => message.memberId === id && message.title.en === each);
    if (page === undefined) continue;
    await goTo(paths.memberCentre('/help', 'messageV2', messageId));
    const inbox = await screen.findByRole('dialog', { name: t('messages:title') });
    await within(inbox).findByRole('heading', { name: page });
    const link = within(inbox)
      .queryAllByRole('link')
      .find((each) => each.getAttribute('href')?.includes(`=${page}`));
    if (link === undefined) continue;
    expect(is).not.toBe('switchedOff');
    await userEvent.click(link);
    await saysSo(page);
  }
  expect(everyCall.filter(({ id: call }) => call.startsWith('withdraw'))).toEqual([]);
});

test('during a maintenance every page of both centres says so', { timeout: walkMs }, async () => {
  const { t } = await renderSite({ persona: 'agent', scenario: 'maintenance', path: '/help', beside: <Navigation /> });
  await screen.findByRole('heading', { level: 1, name: t('system:maintenance.title') });
  for (const page of [...ofMember, ...ofAgent]) {
    await goTo(addressOf(page));
    await screen.findByRole('heading', { level: 1, name: t('system:maintenance.title') });
    expect(screen.queryByRole('dialog'), page).toBeNull();
  }
});

/** Each part in a test of its own, as long as the others. */
const thirds = [0, 1, 2].map((part) => ofMember.filter((_, at) => at % 3 === part));

test.each(thirds)('a visitor is asked to log in for %s and the pages after it, and stays there', async (...some) => {
  const { calls, t, url } = await renderSite({ path: '/help', beside: <Navigation /> });
  await screen.findByRole('heading', { level: 1 });
  for (const page of some) {
    await goTo(addressOf(page));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox', { name: (label) => label.startsWith(t('login:username')) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await waitFor(() => expect(url()).toBe('/help'));
  }
  expect(calls(walletBalance)).toEqual([]);
});

test.each(thirds)('a trial account is told why not for %s and the pages after it', async (...some) => {
  const { calls, t, url } = await renderSite({ persona: 'trial', path: '/help', beside: <Navigation /> });
  await screen.findByRole('heading', { level: 1 });
  for (const page of some) {
    await goTo(addressOf(page));
    const warning = await screen.findByRole('alertdialog', { name: t('common:trial.title') });
    await userEvent.click(within(warning).getByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    // Until the step back to the page is made, it would undo the next address.
    await waitFor(() => expect(url()).toBe('/help'));
  }
  expect(calls(withdrawOptions)).toEqual([]);
});

test('a page that is switched off while it is open closes with the first refusal', async () => {
  const { sandbox, t } = await renderSite({ persona: 'member', path: '/help', beside: <Navigation /> });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(sandbox.settings.flags['WHEEL']).not.toBe(false));
  await goTo(addressOf('limits'));
  await screen.findByRole('form', { name: t('limits:form.title') });
  switchOff(sandbox, ['WHEEL']);
  await goTo(addressOf('wheel'));
  const title = t('memberCentre:pages.wheel');
  const heading = await screen.findByRole('heading', { name: t('closed:switchedOff.title', { page: title }) });
  await waitFor(() => expect(heading).toBeVisible());
});
