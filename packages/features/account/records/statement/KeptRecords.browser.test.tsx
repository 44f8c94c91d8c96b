import { expect, userEvent, waitFor } from 'storybook/test';
import { afterEach, test } from 'vitest';
import { memberBets, memberTransactions } from '#api/records.ts';
import { dropKept } from '#core/data/dropKept.ts';
import { keepAnswer, readKept } from '#core/data/keptAnswers.ts';
import { localStore } from '#core/data/storage.ts';
import { keepsRecords } from '#core/data/useKeptAnswer.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { dayMs } from '#text/durations.ts';
import { BettingRecordScreen } from './BettingRecordScreen.tsx';
import { useBettingRecordScreen } from './useBettingRecordScreen.ts';

const choice = keepsRecords(memberIdOf(accounts.member));
const input = { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'TH' } as const;
const totals = { count: 0, waiting: 0, stake: '0.00', openStake: '0.00', win: '0.00', profit: '0.00' };
const value = { list: [], totalPages: 0, vendors: [], totals };
const at = Date.parse('2026-11-21T12:00:00Z');

/** What does not arrive for want of a connection. */
const cut = [{ match: 'memberBets', fault: { kind: 'network' } }] as const;

/** The record, on a site that opens without a connection. */
const renderRecord = (chosen: boolean) =>
  renderOnPlatform(BettingRecordScreen, useBettingRecordScreen, {
    persona: 'member',
    scenario: 'played',
    deployment: { offline: true },
    prepare: () => chosen && localStore.set(choice, 'yes'),
  });

const keptOf = ({ platform }: SandboxContext) =>
  readKept(memberBets, platform.session.current()?.token ?? '', platform.clock.own());

afterEach(() => {
  localStore.remove(choice);
  dropKept();
});

test('without a connection the list that was kept is shown, with its own days, until there is one', async () => {
  const { canvas, sandbox, t } = await renderRecord(true);
  const heading = () => canvas.getByRole('heading', { level: 3 }).textContent;
  await canvas.findByRole('table');
  const [week, rows] = [heading(), canvas.getAllByRole('row').length];
  await waitFor(async () => expect(await keptOf(sandbox)).not.toBeNull());
  sandbox.faults.set(cut);
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  const [outdated = ''] = t('records:outdated', { time: '|' }).split('|');
  await expect(await canvas.findByText(outdated.trim(), { exact: false })).toBeVisible();
  await expect(heading()).toBe(week);
  await expect(canvas.getAllByRole('row')).toHaveLength(rows);
  await expect(canvas.queryByRole('navigation', { name: t('records:pages') })).toBeNull();
  sandbox.faults.set([]);
  await userEvent.click(canvas.getByRole('button', { name: t('common:refresh') }));
  await waitFor(() => expect(heading()).not.toBe(week));
});

test('nothing is kept for a player who has not chosen it', async () => {
  const { canvas, sandbox, t } = await renderRecord(false);
  await canvas.findByRole('table');
  sandbox.faults.set(cut);
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  await expect(await canvas.findByText(t('records:bets.failed'))).toBeVisible();
  await expect(await keptOf(sandbox)).toBeNull();
  await expect(canvas.queryByRole('table')).toBeNull();
});

test('what is kept is read by the session that has kept it, for seven days', async () => {
  await keepAnswer(memberBets, 'mine', { input, value, at });
  await expect(await readKept(memberBets, 'mine', at)).toMatchObject({ input, at });
  await expect(await readKept(memberBets, 'mine', at + 7 * dayMs)).not.toBeNull();
  await expect(await readKept(memberBets, 'mine', at + 7 * dayMs + 1)).toBeNull();
  // A device whose clock was set back.
  await expect(await readKept(memberBets, 'mine', at - 1)).toBeNull();
  await expect(await readKept(memberBets, 'another', at)).toBeNull();
  await expect(await readKept(memberTransactions, 'mine', at)).toBeNull();
});

test('an answer that is too long is not kept, and takes the last one away', async () => {
  await keepAnswer(memberBets, 'mine', { input, value, at });
  const vendors = Array.from({ length: 5_000 }, (_, n) => ({ vassalage: `vendor-${n}`, name: 'x'.repeat(20) }));
  await keepAnswer(memberBets, 'mine', { input, value: { ...value, vendors }, at });
  await expect(await readKept(memberBets, 'mine', at)).toBeNull();
});
