import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onTestFinished, test } from 'vitest';
import { memberStatement } from '#api/records.ts';
import { balanceOf, memberAccount, outsideAccount, post, satangToAmount } from '#sandbox/money/ledger.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { AccountRecordScreen } from './AccountRecordScreen.tsx';
import { useAccountRecordScreen } from './useAccountRecordScreen.ts';

const rebateOf = (satang: number) => [
  { account: outsideAccount, satang: -satang },
  { account: memberAccount(memberIdOf(accounts.member)), satang },
];

test('the previous page stays until the next has loaded; a filter returns to the first page', async () => {
  const { canvas, sandbox, t } = await renderOnPlatform(AccountRecordScreen, useAccountRecordScreen, {
    persona: 'member',
    scenario: 'played',
  });
  const days = (await canvas.findByRole('heading', { level: 3 })).textContent;
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  // The pagination is busy until then.
  await waitFor(() => expect(canvas.getByRole('heading', { level: 3 }).textContent).not.toBe(days));
  const row = () => canvas.getAllByRole('row')[1];
  const first = row()?.textContent;
  await userEvent.click(canvas.getByRole('button', { name: t('memberCentre:paging.next') }));
  await waitFor(() => expect(row()?.textContent).not.toBe(first));
  await expect(canvas.getByRole('button', { name: t('memberCentre:paging.next') })).toHaveFocus();
  const navigation = within(canvas.getByRole('navigation', { name: t('records:pages') }));
  const pages = Number(/\d+$/.exec(navigation.getByText(/2/).textContent)?.[0]);
  await expect(navigation.getByText(t('records:pageOf', { page: 2, pages }))).toBeVisible();
  await userEvent.selectOptions(canvas.getByLabelText(t('records:kind')), t('records:kinds.rebate'));
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  const [claimed] = Array.from(sandbox.store.entries('rebates'), ([, { claims }]) => claims[0]);
  await expect(canvas.getByRole('table')).toHaveTextContent(`+฿${satangToAmount(claimed?.satang ?? 0)}`);
  // A refresh shows what has been posted since.
  post(sandbox, { kind: 'rebate', ref: 'since', lines: rebateOf(5_000) });
  await userEvent.click(canvas.getByRole('button', { name: t('common:refresh') }));
  await waitFor(() => expect(row()).toHaveTextContent('+฿50.00'));
});

test('a statement of a year is read when the player asks for it, and saved with the balances of the ledger', async () => {
  const saved: Blob[] = [];
  const create = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return create.call(URL, file);
  };
  onTestFinished(() => void (URL.createObjectURL = create));
  const { calls, canvas, sandbox, t } = await renderOnPlatform(AccountRecordScreen, useAccountRecordScreen, {
    persona: 'member',
    scenario: 'played',
    faults: [{ match: 'memberStatement', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await userEvent.click(await canvas.findByRole('button', { name: t('records:statement.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('records:statement.title') }));
  await expect(calls(memberStatement)).toHaveLength(0);
  await userEvent.selectOptions(dialog.getByLabelText(t('records:range.label')), t('records:statement.ranges.year'));
  await userEvent.click(dialog.getByRole('button', { name: t('records:statement.read') }));
  await userEvent.click(await dialog.findByRole('button', { name: t('common:retry') }));
  await userEvent.click(await dialog.findByRole('button', { name: t('records:statement.save') }));
  const csv = await new Blob(saved).text();
  const account = memberAccount(memberIdOf(accounts.member));
  const postings = Array.from(sandbox.store.entries('postings'), ([, posting]) => posting).filter(({ lines }) =>
    lines.some((line) => line.account === account),
  );
  // Heading, opening and closing balance, and the end of the last line.
  await expect(csv.split('\r\n')).toHaveLength(postings.length + 4);
  await expect(csv.trimEnd().endsWith(`"${satangToAmount(balanceOf(sandbox, account))}"`)).toBe(true);
});
