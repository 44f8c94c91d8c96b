import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { type Bar, Bars } from './Bars.tsx';

const values = [120, -80, 0, 45, -5, 260, 90];
const bars: readonly Bar[] = values.map((value, at) => ({
  key: String(at),
  label: String(at + 1),
  value,
  text: `${value < 0 ? '−' : '+'}฿${Math.abs(value)}.00`,
}));

const meta = preview.meta({
  title: 'Kit/Bars',
  component: Bars,
  args: { label: '', bars },
  render: (args, { globals }) => {
    const { progress, date, amount } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 480 }}>
        <Bars {...args} label={progress} columns={{ label: date.label, value: amount }} />
      </div>
    );
  },
});

/** Screen readers read a table instead of the drawing. */
export const Playground = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const { progress, amount } = storyMessages(globals);
    const table = within(canvas.getByRole('table', { name: progress }));
    await expect(table.getAllByRole('row')).toHaveLength(bars.length + 1);
    await expect(table.getByRole('columnheader', { name: amount })).toBeInTheDocument();
    await expect(table.getByRole('rowheader', { name: '2' }).nextElementSibling).toHaveTextContent('−฿80.00');
    // A pointer, a tap and the arrow keys read a value, without the table too.
    const chart = canvas.getByRole('group', { name: progress });
    const readout = within(chart).getByRole('status');
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(readout).toHaveTextContent('7 +฿90.00');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(readout).toHaveTextContent('6 +฿260.00');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(readout).toHaveTextContent('1 +฿120.00');
    const { left, top, width } = chart.getBoundingClientRect();
    const second = { clientX: left + width * 0.2, clientY: top + 60 };
    await userEvent.pointer({ keys: '[TouchA]', target: chart, coords: second });
    await expect(readout).toHaveTextContent('2 −฿80.00');
    await userEvent.pointer({ target: chart, coords: { clientX: left + width - 1, clientY: top + 60 } });
    await expect(readout).toHaveTextContent('7 +฿90.00');
    await userEvent.tab();
    await expect(chart).not.toHaveFocus();
    await expect(readout).toHaveTextContent('+฿260.00');
    const [up, down] = canvasElement.querySelectorAll('rect');
    // A gain stands on the line that a loss hangs from.
    await expect(up?.getBoundingClientRect().bottom).toBeCloseTo(down?.getBoundingClientRect().top ?? 0, 0);
  },
});

/** Beside a table with the same numbers, only the drawing is shown. */
export const BesideATable = meta.story({
  render: (args, { globals }) => (
    <div style={{ maxWidth: 480 }}>
      <Bars {...args} label={storyMessages(globals).progress} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Who looks gains by what is below, or by neither. */
export const Gains = meta.story({
  render: (args, { globals }) => {
    const { progress, amount } = storyMessages(globals);
    return (
      <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
        <Bars {...args} label={progress} gains="below" />
        <Bars {...args} label={amount} gains="none" />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const fills = Array.from(canvasElement.querySelectorAll('rect'), (bar) => getComputedStyle(bar).fill);
    await expect(new Set(fills.slice(0, bars.length)).size).toBe(2);
    await expect(new Set(fills.slice(bars.length)).size).toBe(1);
  },
});

/** One bar, only losses, and nothing at all. */
export const Edges = meta.story({
  render: (_, { globals }) => {
    const { progress } = storyMessages(globals);
    return (
      <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
        <Bars label={progress} bars={bars.slice(0, 1)} />
        <Bars label={progress} bars={bars.filter(({ value }) => value < 0)} />
        <Bars label={progress} bars={bars.map((bar) => ({ ...bar, value: 0, text: '฿0.00' }))} />
        <Bars label={progress} bars={[]} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(3);
  },
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Bars
        {...args}
        label={storyMessages(globals).longName}
        bars={bars.map((bar) => ({ ...bar, text: '+฿123,456,789.00', label: '30/11/2569' }))}
      />
    </div>
  ),
});
