import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/records.json';
import sharedEn from '#locales/en/shared.json';
import th from '#locales/th/records.json';
import sharedTh from '#locales/th/shared.json';
import { memberAccount, outsideAccount, post, satangToAmount } from '#sandbox/ledger.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { AccountRecordScreen } from './AccountRecordScreen.tsx';
import { BettingRecordScreen } from './BettingRecordScreen.tsx';
import { useAccountRecordScreen } from './useAccountRecordScreen.ts';
import { useBettingRecordScreen } from './useBettingRecordScreen.ts';

function Account() {
  return <AccountRecordScreen {...useAccountRecordScreen()} />;
}
function Bets() {
  return <BettingRecordScreen {...useBettingRecordScreen()} />;
}

const meta = preview.type<{ args: { record?: 'account' | 'bets' } }>().meta({
  title: 'Screens/Member centre/Records on the platform',
  args: { record: 'bets' },
  parameters: { sandbox: { persona: 'member', scenario: 'played' } },
  render: ({ record }) => <div style={{ maxWidth: 640 }}>{record === 'account' ? <Account /> : <Bets />}</div>,
});

type Globals = { readonly language?: unknown };
const wordsOf = ({ language }: Globals) =>
  language === 'en' ? { ...en, shared: sharedEn } : { ...th, shared: sharedTh };
const pageOf = (globals: Globals, page: number, pages: number) =>
  wordsOf(globals).pageOf.replace('{page}', String(page)).replace('{pages}', String(pages));

const roundsOf = ({ world }: SandboxContext) =>
  Array.from(world.store.entries('rounds'), ([, round]) => round).filter(
    ({ memberId }) => memberId === memberIdOf('demo'),
  );

const rebateOf = (satang: number) => [
  { account: outsideAccount, satang: -satang },
  { account: memberAccount(memberIdOf('demo')), satang },
];

/** A category and a result narrow the list, and the sums with it. */
export const Filtered = meta.story({
  play: async ({ canvas, globals, sandbox }) => {
    const words = wordsOf(globals);
    const table = () => within(canvas.getByRole('table'));
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('radio', { name: words.range.month }));
    const sports = roundsOf(sandbox).filter(({ gameType }) => gameType === 'SPORTS');
    await userEvent.selectOptions(canvas.getByLabelText(words.category), words.shared.gameTypes.SPORTS);
    await waitFor(() =>
      expect(canvas.getByText(words.bets.count).nextSibling).toHaveTextContent(String(sports.length)),
    );
    await userEvent.selectOptions(canvas.getByLabelText(words.status), words.states.waiting);
    // One may end meanwhile.
    const waiting = () =>
      roundsOf(sandbox).filter(({ gameType, settledAt }) => gameType === 'SPORTS' && settledAt === null);
    await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(waiting().length + 1));
    await expect(table().getAllByText(words.states.waiting)).toHaveLength(waiting().length);
  },
});

/** The former page stays until the next is here; other days begin at the first page again. */
export const PageTwo = meta.story({
  args: { record: 'account' },
  play: async ({ canvas, globals, sandbox }) => {
    const words = wordsOf(globals);
    const days = (await canvas.findByRole('heading', { level: 3 })).textContent;
    await userEvent.click(canvas.getByRole('radio', { name: words.range.month }));
    // Until then the arrows wait.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3 }).textContent).not.toBe(days));
    const first = canvas.getAllByRole('row')[1]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]?.textContent).not.toBe(first));
    await expect(canvas.getByRole('button', { name: words.next })).toHaveFocus();
    const navigation = within(canvas.getByRole('navigation', { name: words.pages }));
    const pages = Number(/\d+$/.exec(navigation.getByText(/2/).textContent)?.[0]);
    await expect(navigation.getByText(pageOf(globals, 2, pages))).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(words.kind), words.kinds.rebate);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    const [claimed] = Array.from(sandbox.world.store.entries('rebates'), ([, { claims }]) => claims[0]);
    await expect(canvas.getByRole('table')).toHaveTextContent(`+฿${satangToAmount(claimed?.satang ?? 0)}`);
    // What has moved since is there when the player asks again.
    post(sandbox.world, { kind: 'rebate', ref: 'since', lines: rebateOf(5_000) });
    await userEvent.click(canvas.getByRole('button', { name: words.shared.refresh }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('+฿50.00'));
  },
});

/** Days that are impossible are not asked for; the platform's own refusal is told in words, and can be tried again. */
export const Refused = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      scenario: 'played',
      faults: [{ match: 'memberBets', when: { calls: [2] }, fault: { kind: 'refuse', code: 'invalid_input' } }],
    },
  },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await canvas.findByRole('table');
    const from = canvas.getByLabelText<HTMLInputElement>(words.from);
    const days = from.value;
    await fireEvent.change(from, { target: { value: '2026-01-01' } });
    await expect(canvas.getByLabelText(words.to)).toBeInvalid();
    await expect(canvas.getByRole('table')).toBeVisible();
    await fireEvent.change(from, { target: { value: days } });
    await expect(canvas.getByLabelText(words.to)).toBeValid();
    await userEvent.click(canvas.getByRole('radio', { name: words.range.month }));
    await userEvent.click(await canvas.findByRole('button', { name: words.shared.retry }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});
