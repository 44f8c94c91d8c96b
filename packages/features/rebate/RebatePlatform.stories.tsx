import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rebateClaim, rebateSummary } from '#api/rebate.ts';
import en from '#locales/en/rebate.json';
import th from '#locales/th/rebate.json';
import { balanceOf, memberAccount } from '#sandbox/ledger.ts';
import { playFor } from '#sandbox/playFor.ts';
import type { World } from '#sandbox/world.ts';
import preview from '#storybook/preview.tsx';
import { RebateScreen } from './RebateScreen.tsx';
import { useRebateScreen } from './useRebateScreen.ts';

/** The screen as the site joins it, on the story's own platform. */
const Rebate = () => <RebateScreen {...useRebateScreen()} />;

const meta = preview.meta({
  title: 'Screens/Member centre/Rebate on the platform',
  component: Rebate,
  parameters: { sandbox: { persona: 'member' } },
  // The wallet is where it was: a hundred baht lost, a hundred won. 0.80 can be claimed of slots, 0.60 of tables.
  beforeEach: ({ sandbox: { world } }) =>
    playFor(world, 'demo', [
      { gameType: 'RNG', stakeSatang: 10_000 },
      { gameType: 'LIVE', stakeSatang: 10_000, winSatang: 20_000 },
    ]),
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const held = (world: World) => balanceOf(world, memberAccount('member-demo'));
const inPage = () => within(document.body);

async function claimAll(canvas: ReturnType<typeof within>, words: typeof th): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: words.claim }));
  const confirm = await inPage().findByRole('button', { name: words.confirm.do });
  await userEvent.dblClick(confirm);
  await waitFor(() => expect(inPage().queryByRole('alertdialog')).toBeNull());
}

/** From the sum to the wallet: credited once, told with the new balance, in the history, and not there to be claimed again. */
export const Claimed = meta.story({
  play: async ({ canvas, globals, sandbox: { world } }) => {
    const words = wordsOf(globals);
    await expect(await canvas.findByText(words.history.empty)).toBeVisible();
    await claimAll(canvas, words);
    const done = await canvas.findByRole('heading', { name: words.done.title.replace('{amount}', '฿1.40') });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(held(world)).toBe(1_000_140);
    await canvas.findByText(words.done.balance.replace('{balance}', '฿10,001.40'));
    await expect(canvas.queryByRole('button', { name: words.claim })).toBeNull();
    await expect(await canvas.findByText('+฿1.40')).toBeVisible();
    await expect(canvas.getByText(words.nothing)).toBeVisible();
  },
});

/** The answer was lost, not the money: the repeat finds it, and credits nothing twice. */
export const AnswerLost = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      faults: [{ match: 'rebateClaim', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    },
  },
  play: async ({ canvas, globals, sandbox: { world } }) => {
    const words = wordsOf(globals);
    await claimAll(canvas, words);
    const unknown = await canvas.findByRole('heading', { name: words.unknown.title.replace('{amount}', '฿1.40') });
    await waitFor(() => expect(unknown).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: words.claim })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.unknown.check }));
    const done = await canvas.findByRole('heading', { name: words.done.title.replace('{amount}', '฿1.40') });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(held(world)).toBe(1_000_140);
    await expect(await canvas.findAllByText('+฿1.40')).toHaveLength(1);
  },
});

/** Another window has claimed meanwhile: nothing is credited but what the player sees, and they see the new sum. */
export const ClaimedElsewhere = meta.story({
  play: async ({ canvas, globals, sandbox: { world, platform } }) => {
    const words = wordsOf(globals);
    await canvas.findByRole('button', { name: words.claim });
    const other = await platform.client.call(rebateSummary, {});
    if (!other.ok) throw new Error('no summary');
    const { until, total: amount } = other.value;
    await platform.client.call(rebateClaim, { until, amount }, { idempotencyKey: 'elsewhere' });
    await claimAll(canvas, words);
    await expect(await canvas.findByText(words.refused.changed)).toBeVisible();
    await expect(await canvas.findByText(words.nothing)).toBeVisible();
    await expect(held(world)).toBe(1_000_140);
  },
});
