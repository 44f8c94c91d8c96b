import { expect, within } from 'storybook/test';
import en from '#locales/en/records.json';
import th from '#locales/th/records.json';
import preview from '#storybook/preview.tsx';
import { BettingRecordScreen, type BettingRecordScreenProps } from './BettingRecordScreen.tsx';
import { sampleBettingRecord } from './records.samples.ts';

const meta = preview.type<{ args: Partial<BettingRecordScreenProps> }>().meta({
  title: 'Screens/Member centre/Betting record',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 640 }}>
      <BettingRecordScreen {...sampleBettingRecord(globals)} {...args} />
    </div>
  ),
});

const wordsOf = ({ language }: { readonly language?: unknown }) => (language === 'en' ? en : th);

/** Each result is a word; what waits has neither a win nor a profit, and the sums say that it is not in them. */
export const Ready = meta.story({
  play: async ({ canvas, globals }) => {
    const { states, bets } = wordsOf(globals);
    const [, ...rows] = within(canvas.getByRole('table', { name: bets.list })).getAllByRole('row');
    const results = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(3)
        .map((cell) => cell.textContent),
    );
    const named = (text: string) => expect.stringContaining(text);
    await expect(results).toEqual([
      [named(states.waiting), named('–')],
      [named('฿1,250.00'), named('+฿1,150.00')],
      [named(states.lost), named('−฿30.00')],
      [named(states.even), named('฿0.00')],
    ]);
    await expect(results[0]?.[0]).not.toContain('฿');
    await expect(canvas.getByText(bets.waiting.replace('{count}', '1'))).toBeVisible();
  },
});

/** The sums of a bet stand on one line. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <BettingRecordScreen {...sampleBettingRecord(globals)} {...args} />,
  play: async ({ canvas }) => {
    const won = canvas.getByText('฿1,250.00').closest('tr') as HTMLElement;
    const tops = within(won)
      .getAllByText(/^[+−]?฿/)
      .map((sum) => sum.getBoundingClientRect().top);
    await expect(tops).toHaveLength(3);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  },
});
