import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { payDeposit, waitingDepositOf } from '#sandbox/deposits.ts';
import { balanceOf, memberAccount } from '#sandbox/ledger.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import type { World } from '#sandbox/world.ts';
import preview from '#storybook/preview.tsx';
import { type Globals, wordsOf } from './deposit.samples.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { useDepositScreen } from './useDepositScreen.ts';

function Wired() {
  return <DepositScreen {...useDepositScreen()} />;
}

const meta = preview.meta({
  title: 'Screens/Member/Deposit on the platform',
  component: Wired,
  parameters: { sandbox: { persona: 'member', path: '/?centre=depositv2' } },
});

const demo = memberIdOf('demo');
const ordersOf = (world: World) => [...world.store.entries('deposits')].map(([, deposit]) => deposit);

/** The screen as a player handles it. */
function screenIn(root: HTMLElement, globals: Globals) {
  const canvas = within(root);
  const words = wordsOf(globals);
  return {
    async fill(text: string): Promise<void> {
      const field = await canvas.findByRole('textbox', { name: words.amount });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    },
    submit: async () => userEvent.keyboard('{Enter}'),
    press: async (name: string) => userEvent.click(await canvas.findByRole('button', { name })),
    title: async (name: string) => canvas.findByRole('heading', { name, level: 3 }),
  };
}

/** From a sum that is too small to the new balance: nothing is shown as moved before the platform says so. */
export const PaidByPromptPay = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox: { world } }) => {
    const words = wordsOf(globals);
    const page = screenIn(canvasElement, globals);
    await page.fill('๕๐');
    await page.submit();
    await canvas.findByText(words.problems.tooLittle.replace('{limit}', '฿100.00'));
    await page.fill('๕๐๐');
    await page.submit();
    await waitFor(async () => expect(await page.title(words.waiting.title)).toHaveFocus());
    await page.press(words.waiting.check);
    await canvas.findByText(words.waiting.notYet);
    await expect(balanceOf(world, memberAccount(demo))).toBe(1_000_000);

    payDeposit(world, waitingDepositOf(world, demo)?.reference ?? '');
    await page.press(words.waiting.check);
    await page.title(words.ended.paid);
    await canvas.findByText('฿10,500.00');
    await expect(ordersOf(world)).toHaveLength(1);
    await page.press(words.ended.again);
    await expect(await canvas.findByRole('textbox', { name: words.amount })).toHaveValue('');
    const latest = canvas.getAllByRole('listitem');
    await expect(latest).toHaveLength(1);
    await expect(latest[0]).toHaveTextContent(words.latest.status.paid);
  },
});

/** The platform has heard it, and nobody hears the platform: looked at again, there is one order, which can be cancelled. */
export const LostAnswer = meta.story({
  parameters: {
    sandbox: {
      faults: [{ match: 'depositCreate', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    },
  },
  play: async ({ canvasElement, globals, sandbox: { world } }) => {
    const words = wordsOf(globals);
    const page = screenIn(canvasElement, globals);
    await page.fill('500');
    await page.submit();
    await page.title(words.unknown.title);
    await page.press(words.unknown.check);
    await page.title(words.waiting.title);
    await expect(ordersOf(world)).toMatchObject([{ status: 'waiting', satang: 50_000 }]);

    await page.press(words.waiting.cancel);
    const question = within(await screen.findByRole('alertdialog', { name: words.waiting.cancelTitle }));
    await userEvent.click(question.getByRole('button', { name: words.waiting.cancel }));
    await waitFor(async () => expect(await page.title(words.ended.cancelled)).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(balanceOf(world, memberAccount(demo))).toBe(1_000_000);
  },
});

/** An operator without deposits. */
export const NoMethods = meta.story({
  parameters: { sandbox: { scenario: 'empty' } },
  play: async ({ canvasElement, globals }) => {
    await screenIn(canvasElement, globals).title(wordsOf(globals).none);
  },
});
