import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { memberBets } from '#api/records.ts';
import { shownTypeOf } from '#sandbox/games/shownType.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { BettingRecordScreen } from './BettingRecordScreen.tsx';
import { useBettingRecordScreen } from './useBettingRecordScreen.ts';

async function renderRecord(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(BettingRecordScreen, useBettingRecordScreen, {
    persona: 'member',
    scenario: 'played',
    ...options,
  });
  const { canvas, sandbox } = rendered;
  return {
    ...rendered,
    rows: () => within(canvas.getByRole('table')).getAllByRole('row'),
    rounds: () =>
      Array.from(sandbox.store.entries('rounds'), ([, round]) => round).filter(
        ({ memberId }) => memberId === memberIdOf(accounts.member),
      ),
  };
}

test('a category and a result filter the list and its totals', async () => {
  const { canvas, rounds, rows, t } = await renderRecord();
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  const open = rounds().find(({ gameType, settledAt }) => gameType === 'SPORTS' && settledAt === null);
  if (open === undefined) throw new Error('no bet on a match is open');
  const category = shownTypeOf(open);
  const inCategory = () => rounds().filter((round) => shownTypeOf(round) === category);
  await userEvent.selectOptions(canvas.getByLabelText(t('records:category')), t(`common:gameTypes.${category}`));
  await waitFor(() =>
    expect(canvas.getByText(t('records:bets.count')).nextSibling).toHaveTextContent(String(inCategory().length)),
  );
  await userEvent.selectOptions(canvas.getByLabelText(t('records:status')), t('records:states.waiting'));
  // A bet can be settled meanwhile.
  const waiting = () => inCategory().filter(({ settledAt }) => settledAt === null);
  await waitFor(() => expect(rows()).toHaveLength(waiting().length + 1));
  const table = within(canvas.getByRole('table'));
  await expect(table.getAllByText(t('records:states.waiting'))).toHaveLength(waiting().length);
});

test('invalid days are not requested; a refusal by the platform is reported and can be retried', async () => {
  const { calls, canvas, t } = await renderRecord({
    faults: [{ match: 'memberBets', when: { calls: [2] }, fault: { kind: 'refuse', code: 'invalid_input' } }],
  });
  await canvas.findByRole('table');
  const from = canvas.getByRole<HTMLInputElement>('textbox', { name: t('records:from') });
  const days = from.value;
  await fireEvent.change(from, { target: { value: '2026-01-01' } });
  await expect(canvas.getByRole('textbox', { name: t('records:to') })).toBeInvalid();
  await expect(canvas.getByRole('table')).toBeVisible();
  await fireEvent.change(from, { target: { value: days } });
  await expect(canvas.getByRole('textbox', { name: t('records:to') })).toBeValid();
  await expect(calls(memberBets)).toHaveLength(1);
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
  await expect(await canvas.findByRole('table')).toBeVisible();
});

test('a bet’s details open in the address, and close with the back button of the browser or the dialog', async () => {
  const { canvas, rows, t, url } = await renderRecord();
  await canvas.findByRole('table');
  const [, bet] = rows();
  const details = within(bet as HTMLElement).getByRole('button', { name: new RegExp(t('records:details')) });
  const reference = details.textContent?.split(' ').at(-1) ?? '';
  await userEvent.click(details);
  const dialog = within(await screen.findByRole('dialog', { name: t('records:detail.title') }));
  await expect(await dialog.findByText(reference)).toBeInTheDocument();
  await expect(url()).toContain(`ref=${encodeURIComponent(reference)}`);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(url()).not.toContain('ref=');
});

test('a link to another player’s bet says that there is no such bet', async () => {
  const { t, url } = await renderRecord({ path: '/?centre=personalHistoryCopy&ref=of-another' });
  await expect(await screen.findByText(t('records:detail.notFound'))).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/?centre=personalHistoryCopy'));
});

test('the vendor filter offers the vendors of the days, and filters list and totals', async () => {
  const { canvas, rounds, t } = await renderRecord();
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  const select = canvas.getByLabelText<HTMLSelectElement>(t('records:vendor'));
  const vendors = () => new Set(rounds().map(({ vassalage }) => vassalage));
  await waitFor(() => expect(select.options).toHaveLength(vendors().size + 1));
  const chosen = select.options[1]?.value ?? '';
  await userEvent.selectOptions(select, chosen);
  const count = () => rounds().filter(({ vassalage }) => vassalage === chosen).length;
  await waitFor(() => expect(canvas.getByText(t('records:bets.count')).nextSibling).toHaveTextContent(String(count())));
});
