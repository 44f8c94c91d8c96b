import { expect, fn, userEvent, within } from 'storybook/test';
import { illegible } from '#storybook/legibility.ts';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Card } from '../Card/Card.tsx';
import { MatchRow, type MatchRowProps } from './MatchRow.tsx';

const onChoose = fn();

type Globals = Parameters<typeof storyMessages>[0];

/** Three prices, then two of a handicap and two of a total. */
function marketsOf(globals: Globals, closed = false): MatchRowProps['markets'] {
  const { teams } = storyMessages(globals);
  const price = (market: string, pick: string, value: string, line?: string) => ({
    id: pick,
    label: [market, pick, line, value].filter(Boolean).join(', '),
    price: value,
    closed,
    onChoose,
    ...(line !== undefined && { line }),
  });
  return [
    {
      id: '1x2',
      label: '1 X 2',
      prices: [
        price('1 X 2', teams.home, '1.42'),
        { ...price('1 X 2', teams.draw, '4.10'), movement: 'up' },
        { ...price('1 X 2', teams.away, '7.50'), movement: 'down' },
      ],
    },
    {
      id: 'handicap',
      label: teams.handicap,
      prices: [price(teams.handicap, teams.home, '1.88', '-0.5'), price(teams.handicap, teams.away, '1.96', '+0.5')],
    },
    {
      id: 'total',
      label: teams.total,
      prices: [price(teams.total, teams.over, '1.92', '3.5'), price(teams.total, teams.under, '1.90', '3.5')],
    },
  ];
}

/** A running match; each row shows as many markets as it is given. */
function rowOf(globals: Globals, markets = 1): MatchRowProps {
  const { teams } = storyMessages(globals);
  return {
    when: teams.clock,
    live: true,
    home: { name: teams.home, colours: ['#d4562a', '#f0c9a0'], score: '2' },
    away: { name: teams.away, colours: ['#8a4b2a', '#f3dcc0'], score: '1' },
    against: teams.against,
    markets: marketsOf(globals).slice(0, markets),
    href: '#match',
  };
}

const meta = preview.meta({
  title: 'Kit/MatchRow',
  component: MatchRow,
  args: { when: '', home: { name: '' }, away: { name: '' }, against: '', markets: [] },
  render: (_, { globals }) => (
    <Card padding="none">
      <MatchRow {...rowOf(globals)} />
    </Card>
  ),
});

export const Playground = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { teams } = storyMessages(globals);
    const link = canvas.getByRole('link', { name: new RegExp(`${teams.home}.*${teams.against}.*${teams.away}`) });
    await expect(link).toHaveAttribute('href', '#match');
    const group = within(canvas.getByRole('group', { name: '1 X 2' }));
    const prices = group.getAllByRole('button');
    await userEvent.click(prices[0] as HTMLElement);
    await expect(onChoose).toHaveBeenCalledOnce();
    const sizes = prices.map((price) => price.getBoundingClientRect());
    await expect(sizes.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 3 }, () => [52, 48]));
  },
});

/** Before it begins, running, closed, with two prices, and on a wide screen with all markets beside one another. */
export const Rows = meta.story({
  render: (_, { globals }) => {
    const { teams } = storyMessages(globals);
    const row = rowOf(globals);
    const { home, away } = row;
    const before = {
      when: teams.starts,
      live: false,
      home: { name: home.name, colours: home.colours },
      away: { name: away.name, colours: away.colours },
    } as const;
    return (
      <Card as="ul" padding="none">
        <MatchRow {...row} as="li" />
        <MatchRow {...row} {...before} as="li" />
        <MatchRow {...row} as="li" markets={marketsOf(globals, true).slice(0, 1)} />
        <MatchRow {...row} as="li" markets={marketsOf(globals).slice(1, 2)} />
        <MatchRow {...row} {...before} as="li" markets={[]} />
      </Card>
    );
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    // 72 px and a hairline between two.
    await expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([73, 73, 73, 73, 72]);
  },
});

/** A fight: the red corner is a ring and the blue one a disc, in the place of the colours of a kit. */
export const Corners = meta.story({
  render: (_, { globals }) => {
    const row = rowOf(globals);
    return (
      <Card padding="none">
        <MatchRow
          {...row}
          home={{ name: row.home.name, corner: 'red' }}
          away={{ name: row.away.name, corner: 'blue' }}
        />
      </Card>
    );
  },
  play: async ({ canvas }) => {
    await expect(Math.round(canvas.getByRole('link').getBoundingClientRect().height)).toBeLessThan(72);
  },
});

/** The time in a column of its own, and the prices of both corners in their outlines. */
export const TimeInAColumn = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const { teams } = storyMessages(globals);
    const { home, away, markets, ...row } = rowOf(globals);
    const prices = [0, 2].flatMap((at) => markets[0]?.prices[at] ?? []);
    const fight = {
      ...{ ...row, live: false, when: '14:36' },
      home: { name: home.name, corner: 'red' },
      away: { name: away.name, corner: 'blue' },
      markets: [
        {
          ...{ id: '1x2', label: '1 X 2' },
          prices: prices.map(
            (price, at) => ({ ...price, movement: undefined, side: at === 0 ? 'red' : 'blue' }) as const,
          ),
        },
      ],
    } as const;
    return (
      <Card as="ul" padding="none">
        <MatchRow as="li" {...fight} whenNote={teams.clock} />
        <MatchRow as="li" {...fight} when="2026-11-30 14:36" whenNote={null} />
      </Card>
    );
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(links[0]?.left).toBe(links[1]?.left);
    // A time with its day stays in its column.
    const times = canvas.getAllByRole('listitem').map((row) => row.querySelector('[data-column] > span > span'));
    await expect(times[1]?.scrollWidth).toBeLessThanOrEqual(times[1]?.clientWidth ?? 0);
    await expect(times[1]?.getBoundingClientRect().right).toBeLessThanOrEqual(links[1]?.left ?? 0);
    const rows = canvas.getAllByRole('listitem').map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(rows).toEqual([73, 72]);
    const [red, blue] = canvas.getAllByRole('button').map((price) => getComputedStyle(price).borderColor);
    await expect(red).not.toBe(blue);
  },
});

/** All markets of the row, on wide screens. */
export const AllMarkets = meta.story({
  render: (_, { globals }) => (
    <Card padding="none">
      <MatchRow {...rowOf(globals, 3)} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(widths).toEqual([64, 64, 64, 56, 56, 56, 56]);
  },
});

/** Where nothing opens and nothing can be picked: no control at all. */
export const OnlyText = meta.story({
  render: (_, { globals }) => {
    const { href: _href, markets, ...row } = rowOf(globals);
    const plain = markets.map((market) => ({
      ...market,
      prices: market.prices.map(({ onChoose: _onChoose, ...price }) => price),
    }));
    return (
      <Card padding="none">
        <MatchRow {...row} markets={plain} />
      </Card>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Prices that nothing picks are text, and a press on one is a press on the row. */
export const PricesOfTheRow = meta.story({
  render: (_, { globals }) => {
    const { markets, ...row } = rowOf(globals);
    const plain = markets.map((market) => ({
      ...market,
      prices: market.prices.map(({ onChoose: _onChoose, ...price }) => price),
    }));
    return (
      <Card padding="none">
        <MatchRow {...row} markets={plain} />
      </Card>
    );
  },
  play: async ({ canvas }) => {
    const [price] = within(canvas.getByRole('group', { name: '1 X 2' })).getAllByText(/^\d+\.\d\d$/);
    const { left, top, width, height } = (price as HTMLElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(canvas.getByRole('link'));
  },
});

/** A name that is too long for a line has a second one, and the row its height. */
export const LongName = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const row = rowOf(globals);
    const home = { ...row.home, name: storyMessages(globals).teams.longHome };
    return (
      <Card as="ul" padding="none">
        <MatchRow {...row} as="li" home={home} />
        <MatchRow {...row} as="li" home={{ ...home, score: '102' }} markets={marketsOf(globals).slice(1, 2)} />
      </Card>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
    const rows = canvas.getAllByRole('listitem').map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(rows).toEqual([73, 72]);
  },
});

/** On the smallest phone prices are 44 px wide; whatever the name, all of it can be read. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => {
    const { longName } = storyMessages(globals);
    const row = rowOf(globals);
    return (
      <Card padding="none">
        <MatchRow {...row} home={{ ...row.home, name: longName }} />
      </Card>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(widths).toEqual([44, 44, 44]);
    await expect(illegible(canvasElement)).toEqual([]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** With large text the prices have a line of their own, and names break. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
  },
});
