import { expect, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { memberProfit } from '#api/profit.ts';
import { memberBets } from '#api/records.ts';
import { setLimit } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { spokenIn } from '#storybook/sampleOf.ts';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { ProfitScreen } from './ProfitScreen.tsx';
import { useProfitScreen } from './useProfitScreen.ts';

const member = { persona: 'member', scenario: 'played' } as const;

test('the previous rows stay under their own grouping and days until the next have loaded', async () => {
  const { calls, canvas, sandbox, t } = await renderOnPlatform(ProfitScreen, useProfitScreen, {
    ...member,
    // Until it is released below.
    faults: [{ match: 'memberProfit', when: { calls: [2] }, fault: { kind: 'delay', ms: 600_000 } }],
  });
  const table = () => canvas.getByRole('table', { name: t('profit:list') });
  const headers = () =>
    within(table())
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
  await canvas.findByRole('table', { name: t('profit:list') });
  await userEvent.selectOptions(canvas.getByLabelText(t('profit:by')), t('profit:groups.vendor'));
  await waitFor(() => expect(calls(memberProfit)).toHaveLength(2));
  await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'true'));
  await expect(headers()[0]).toBe(t('profit:groups.day'));
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
  sandbox.faults.release();
  await waitFor(() => expect(headers()[0]).toBe(t('profit:groups.vendor')));
  const days = canvas.getAllByRole('heading', { level: 3 })[0]?.textContent;
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })[0]?.textContent).not.toBe(days));
  await expect(calls(memberProfit).at(-1)?.input).toMatchObject({ by: 'vendor' });
});

test('the sums are those of the betting record; a refresh counts what was played since', async () => {
  const { calls, canvas, language, sandbox, t } = await renderOnPlatform(ProfitScreen, useProfitScreen, member);
  const figure = (name: 'stake' | 'profit') =>
    canvas.getAllByText(t(`profit:figures.${name}`))[0]?.nextElementSibling?.textContent;
  /** Waits until the page shows what the betting record of the same days says. */
  const agrees = async (): Promise<void> => {
    const { from = '', to = '' } = calls(memberProfit).at(-1)?.input ?? {};
    const record = await sandbox.platform.client.call(memberBets, {
      ...{ from, to, pageNo: 1, pageSize: 1, language: spokenIn({ language }) },
    });
    if (!record.ok) throw new Error('no record');
    const { stake, profit } = record.value.totals;
    const format = { currency: '฿', locale: language };
    await waitFor(() => expect(figure('stake')).toBe(formatMoney(stake, format)));
    await expect(figure('profit')).toBe(formatMoney(profit, { ...format, sign: 'always' }));
  };
  await canvas.findByRole('table', { name: t('profit:list') });
  await agrees();
  const before = figure('stake');
  playFor(sandbox, accounts.member, [{ gameType: 'RNG', stakeSatang: 12_300, winSatang: 4_500 }]);
  await userEvent.click(canvas.getByRole('button', { name: t('common:refresh') }));
  await waitFor(() => expect(figure('stake')).not.toBe(before));
  await agrees();
});

test('the player’s own limits stand beside the sums, and fail apart from them', async () => {
  const { canvas, t } = await renderOnPlatform(ProfitScreen, useProfitScreen, {
    ...member,
    prepare: (sandbox) =>
      sandbox.store.transaction(() => {
        setLimit(sandbox, memberIdOf(accounts.member), { kind: 'loss', period: 'month', value: 9_000_000 });
      }),
    faults: [{ match: 'memberProfit', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await canvas.findByRole('meter');
  await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
  await canvas.findByRole('table', { name: t('profit:list') });
  await expect(canvas.getByRole('meter')).toBeVisible();
});
