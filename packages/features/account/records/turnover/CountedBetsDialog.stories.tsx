import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type TurnoverBet, turnoverBets, turnoverList } from '#api/turnover.ts';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import type { CountedBetsDialogProps } from './countedBets.types.ts';
import { CountedBetsDialog } from './CountedBetsDialog.tsx';

/** The bets that count towards a bonus. */
const countedOf = (globals: Globals): readonly TurnoverBet[] => {
  const page = { pageNo: 1, pageSize: 20 };
  const { list } = sampleOf(turnoverList, page, globals, { scenario: 'bonusPlayer' });
  const { id } = given(list.find(({ done }) => done !== '0.00'));
  return sampleOf(turnoverBets, { id, ...page }, globals, { scenario: 'bonusPlayer' }).list;
};

/** A bet of which the requirement needed only a part. */
const sampleBet = (globals: Globals, change: Partial<TurnoverBet> = {}): TurnoverBet => ({
  ...given(countedOf(globals)[0]),
  ...{ reference: 'R1', validBet: '200.00', counted: '200.00' },
  ...change,
});

const onPage = fn();

const meta = preview.type<{ args: Partial<CountedBetsDialogProps> }>().meta({
  title: 'Screens/Member centre/Counted bets',
  render: (args, { globals }) => (
    <CountedBetsDialog
      bets={ready({
        list: [
          sampleBet(globals),
          sampleBet(globals, { reference: 'R2', gameType: 'LIVE', validBet: '1000.00', counted: '40.00' }),
        ],
        totalPages: 2,
      })}
      pageNo={1}
      onClose={fn()}
      onPage={onPage}
      betHref={(reference) => `/?centre=personalHistoryCopy&ref=${reference}`}
      {...args}
    />
  ),
});

/** MNY-03: each bet leads to the betting record, and says which part of it counted. */
export const Ready = meta.story({
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('withdraw:counted.title') }));
    const counted = dialog.getByText(t('withdraw:counted.counted', { amount: '฿40.00' }));
    await waitFor(() => expect(counted).toBeVisible());
    const [first] = dialog.getAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringContaining('ref=R1'));
    await userEvent.click(dialog.getByRole('button', { name: t('memberCentre:paging.next') }));
    await expect(onPage).toHaveBeenCalledWith(2);
  },
});

export const Loading = meta.story({ args: { bets: loading } });

export const Empty = meta.story({ args: { bets: ready({ list: [], totalPages: 0 }) } });

export const Failed = meta.story({
  args: { bets: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
});

/** Long names and amounts on the smallest phone; a kind of game that the site does not know. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const { longName } = storyMessages(globals);
    const bet = sampleBet(globals, {
      gameName: longName.repeat(2),
      vendorName: longName,
      gameType: { other: 'BINGO' },
    });
    return (
      <CountedBetsDialog
        bets={ready({ list: [{ ...bet, validBet: '999999999.99', counted: '999999999.99' }], totalPages: 1 })}
        pageNo={1}
        onClose={fn()}
        onPage={onPage}
        betHref={() => '/'}
        {...args}
      />
    );
  },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
});
