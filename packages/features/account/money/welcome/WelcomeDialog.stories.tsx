import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleBonuses, sampleDeposit, sampleEntry, sampleOffers } from '../deposit/deposit.samples.ts';
import { Welcome } from './Welcome.tsx';
import type { WelcomeDeposit, WelcomeDialogProps } from './welcome.types.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

type Args = Partial<Omit<WelcomeDialogProps, 'deposit'>> & {
  deposit?: Partial<WelcomeDeposit>;
  /** Whether a bonus is offered. */
  bonus?: boolean;
  value?: string;
};

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Account/Welcome',
  parameters: { layout: 'fullscreen' },
  render: ({ deposit, bonus = true, value = '', ...args }, { globals }) => {
    const offered = sampleBonuses(globals)
      .slice(0, 1)
      .map((each) => ({ ...each, onlyNow: true }));
    return (
      <WelcomeDialog
        open
        name="สมหญิง"
        cashierHref="/?centre=depositv2"
        tryHref="/?try=hot"
        limitsHref="/?centre=limits"
        homeHref="/"
        onPasskey={null}
        onClose={fn()}
        {...args}
        deposit={{
          ...sampleDeposit(globals),
          entry: sampleEntry({
            values: { method: '', amount: '500', bonus: value },
            offers: sampleOffers(bonus ? { bonuses: offered, mustChoose: true } : {}),
          }),
          ...deposit,
        }}
      />
    );
  },
});

/** The dialog, once its entry animation has made it visible. */
const inDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Two cards of the same size and none chosen; three ways on of the same weight. */
export const WithBonus = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await inDialog();
    const cards = dialog.getAllByRole('radio');
    await expect(cards).toHaveLength(2);
    for (const card of cards) await expect(card).not.toBeChecked();
    const [first, second] = cards.map((card) => card.closest('label')?.getBoundingClientRect());
    await expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
    await expect(dialog.getByText(t('deposit:bonus.plays', { amount: '฿500', total: '฿750' }))).toBeVisible();
    const ways = dialog.getAllByRole('link');
    await expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/?try=hot', '/?centre=limits', '/']);
    await expect(new Set(ways.map((link) => link.getBoundingClientRect().height)).size).toBe(1);
  },
});
export const Chosen = meta.story({ args: { value: 'promo-1' } });
/** No bonus is offered: no choice, only the sum. */
export const WithoutBonus = meta.story({
  args: { bonus: false },
  play: async () => {
    await expect((await inDialog()).queryByRole('radio')).toBeNull();
  },
});
export const Loading = meta.story({ args: { deposit: { methods: loading } } });
export const Failed = meta.story({
  args: {
    deposit: { methods: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  },
});
/** Deposits are closed: the other ways on stay. */
export const Closed = meta.story({
  args: { deposit: { methods: ready([]) } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await inDialog();
    await expect(dialog.getByText(t('welcome:obstacle.closed'))).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getAllByRole('link')).toHaveLength(3);
  },
});
/** The operator demands a limit before the first deposit (RSP-12). */
export const LimitRequired = meta.story({ args: { deposit: { asksLimit: 'required' } } });
const addPasskey = fn();
/** A device that can have a passkey is offered one, as one way on of four. */
export const WithPasskey = meta.story({
  args: { onPasskey: addPasskey },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    addPasskey.mockReset();
    const dialog = await inDialog();
    const offer = dialog.getByRole('button', { name: t('welcome:ways.passkey') });
    const [way] = dialog.getAllByRole('link');
    await expect(offer.getBoundingClientRect().height).toBe(way?.getBoundingClientRect().height);
    await userEvent.click(offer);
    await expect(addPasskey).toHaveBeenCalledOnce();
  },
});
/** A member without a name, where neither practice nor limits nor the cashier is on. */
export const OnlyHome = meta.story({
  args: { name: null, tryHref: null, limitsHref: null, cashierHref: null },
});
export const LongText = meta.story({
  args: { name: 'ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่บนโทรศัพท์ทุกเครื่องที่มีขาย' },
  globals: { viewport: { value: 'smallest' } },
});

const onPlatform = platformStories(() => <Welcome />, { persona: 'member', path: '/?welcome=1' });
export const AsMember = meta.story({
  ...onPlatform.ready,
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await inDialog();
    // Without a choice the button leads to the cards, and nothing is sent.
    await waitFor(() => expect(dialog.getByRole('textbox', { name: t('welcome:amount') })).toHaveValue('500'));
    // Until the figures of the offers have come the form waits.
    await waitFor(() => expect(dialog.getAllByRole('radio').length).toBeGreaterThan(1));
    await userEvent.type(dialog.getByRole('textbox', { name: t('welcome:amount') }), '{Enter}');
    await dialog.findByText(t('deposit:problems.choice'));
    const [first] = dialog.getAllByRole('radio');
    await waitFor(() => expect(first).toHaveFocus());
  },
});
