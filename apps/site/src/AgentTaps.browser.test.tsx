import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentMessageMany } from '#api/agentSelection.ts';
import { agentStatement } from '#api/agentStatement.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { contractsOf } from '#sandbox/agents/contractRows.ts';
import { writeOffer } from '#sandbox/agents/contracts.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { tier } from '#sandbox/seed/contracts.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { dayMs } from '#text/durations.ts';
import { renderSite } from './renderSite.testing.tsx';

const agent = memberIdOf(accounts.agent);

/** Counts the taps of what is done meanwhile. */
async function countTaps(work: () => Promise<void>): Promise<number> {
  let taps = 0;
  const count = (): void => void (taps += 1);
  document.addEventListener('click', count, { capture: true });
  try {
    await work();
  } finally {
    document.removeEventListener('click', count, { capture: true });
  }
  return taps;
}

test('on a phone, the statement of this week is at most three taps from the home page of agents', async () => {
  const { calls, t } = await renderSite({
    ...{ persona: 'agent', path: '/agentHome', viewport: 'phone', scenario: 'agentTeam' },
  });
  const taps = await countTaps(async () => {
    const menu = within(await screen.findByRole('navigation', { name: t('agentCentre:menu') }));
    // The pages of the agent are asked for.
    await userEvent.click(await menu.findByRole('link', { name: t('statement:title') }));
    const statement = within(await screen.findByRole('dialog', { name: t('statement:title') }));
    await waitFor(() => expect(statement.getAllByRole('row').length).toBeGreaterThan(7));
  });
  await expect(taps).toBeLessThanOrEqual(3);
  const { from = '', to = '' } = calls(agentStatement).at(-1)?.input ?? {};
  await expect((Date.parse(to) - Date.parse(from)) / dayMs).toBe(6);
});

test.each(['/', '/agentHome'])('on a phone, a contract that waits is accepted from %s in three taps', async (path) => {
  const { sandbox, t } = await renderSite({
    ...{ persona: 'agent', path, viewport: 'phone' },
    prepare(prepared) {
      changeSettings(prepared, { agreements: { ...prepared.settings.agreements, dailySalary: true } });
      prepared.store.transaction(() =>
        writeOffer(prepared, {
          ...{ kind: 'daily', period: null, uplineId: null, downlineId: agent, note: '' },
          tiers: [tier({ dailyBet: 500_00, rate: 30 })],
        }),
      );
    },
  });
  const taps = await countTaps(async () => {
    const notices = within(await screen.findByRole('region', { name: t('agentNotices:title') }));
    await userEvent.click(notices.getByRole('link', { name: new RegExp(t('agentCentre:pages.dailySalary')) }));
    const centre = within(await screen.findByRole('dialog', { name: t('agentCentre:pages.dailySalary') }));
    await userEvent.click(await centre.findByRole('button', { name: t('contracts:accept') }));
    const decision = within(await screen.findByRole('alertdialog'));
    const confirm = decision.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') });
    await waitFor(() => expect(confirm).toBeEnabled());
    decision.getByLabelText(t('contracts:decide.password')).focus();
    await userEvent.keyboard(demoPassword);
    await userEvent.click(confirm);
    await screen.findByText(t('contracts:decide.ACCEPT.done', { kind: t('contracts:names.daily') }));
  });
  await expect(taps).toBe(3);
  await expect(contractsOf(sandbox, agent).map(({ state }) => state)).toContain('accepted');
  // What was answered waits no more.
  await waitFor(() => expect(screen.queryByText(t('agentNotices:waits'))).toBeNull());
});

test('on a phone, the quiet players are written to from the home page of the site in five taps', async () => {
  const { calls, t } = await renderSite({
    ...{ persona: 'agent', path: '/', viewport: 'phone', scenario: 'agentTeam' },
  });
  const taps = await countTaps(async () => {
    const notices = within(await screen.findByRole('region', { name: t('agentNotices:title') }));
    const quiet = notices.getAllByRole('link').find((link) => /quiet/.test(link.getAttribute('href') ?? ''));
    await userEvent.click(quiet as HTMLElement);
    const centre = within(await screen.findByRole('dialog', { name: t('agentTeam:title') }));
    await userEvent.click(await centre.findByRole('button', { name: t('agentMany:select') }));
    const begins = t('agentMany:all', { count: '' }).trim();
    await userEvent.click(await centre.findByRole('button', { name: (name) => name.startsWith(begins) }));
    const message = await centre.findByRole('button', { name: t('agentMany:actions.message') });
    await waitFor(() => expect(message).toBeEnabled());
    await userEvent.click(message);
    const field = { name: (name: string) => name.startsWith(t('agentTeam:messageText')) };
    const text = await screen.findByRole('textbox', field);
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('สวัสดี');
    const [before = '', after = ''] = t('agentMany:message.send', { count: '#' }).split('#');
    const isSend = (name: string): boolean => name.startsWith(before) && name.endsWith(after) && /\d/.test(name);
    await userEvent.click(screen.getByRole('button', { name: isSend }));
    await waitFor(() => expect(calls(agentMessageMany)).toHaveLength(1));
  });
  await expect(taps).toBe(5);
});
