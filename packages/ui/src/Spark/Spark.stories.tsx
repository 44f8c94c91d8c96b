import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Spark, type SparkPoint } from './Spark.tsx';

const values = [120, 40, 40, 85, -180, -90, 60];
const points: readonly SparkPoint[] = values.map((value, at) => ({
  key: String(at),
  label: String(at + 1),
  value,
  text: `${value < 0 ? '−' : '+'}฿${Math.abs(value)}.00`,
}));

const meta = preview.meta({
  title: 'Kit/Spark',
  component: Spark,
  args: { label: '', points },
  render: (args, { globals }) => {
    const { progress, date, amount } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 480 }}>
        <Spark {...args} label={progress} columns={{ label: date.label, value: amount }} />
      </div>
    );
  },
});

/** Screen readers read a table instead of the drawing. */
export const Playground = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const { progress, amount } = storyMessages(globals);
    const table = within(canvas.getByRole('table', { name: progress }));
    await expect(table.getAllByRole('row')).toHaveLength(points.length + 1);
    await expect(table.getByRole('columnheader', { name: amount })).toBeInTheDocument();
    await expect(table.getByRole('rowheader', { name: '5' }).nextElementSibling).toHaveTextContent('−฿180.00');
    // The last value is beside the line in words; a pointer, a tap and the arrow keys read the others.
    await expect(canvasElement.querySelector('svg + div')).toHaveTextContent('7: +฿60.00');
    const chart = canvas.getByRole('group', { name: progress });
    const readout = within(chart).getByRole('status');
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(readout).toHaveTextContent('5: −฿180.00');
    await userEvent.keyboard('{Home}');
    await expect(readout).toHaveTextContent('1: +฿120.00');
    const { left, top, width } = chart.getBoundingClientRect();
    const second = { clientX: left + width * 0.2, clientY: top + 20 };
    await userEvent.pointer({ keys: '[TouchA]', target: chart, coords: second });
    await expect(readout).toHaveTextContent('2: +฿40.00');
    await userEvent.pointer({ target: chart, coords: { clientX: left + width - 1, clientY: top + 20 } });
    await expect(readout).toHaveTextContent('7: +฿60.00');
    await userEvent.tab();
    await expect(chart).not.toHaveFocus();
  },
});

/** Beside a table with the same numbers, only the drawing is shown. */
export const BesideATable = meta.story({
  render: (args, { globals }) => (
    <div style={{ maxWidth: 480 }}>
      <Spark {...args} label={storyMessages(globals).progress} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Only losses, nothing but zeros; one value and none draw nothing. */
export const Edges = meta.story({
  render: (_, { globals }) => {
    const { progress } = storyMessages(globals);
    return (
      <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
        <Spark label={progress} points={points.filter(({ value }) => value < 0)} />
        <Spark label={progress} points={points.map((point) => ({ ...point, value: 0, text: '฿0.00' }))} />
        <Spark label={progress} points={points.slice(0, 1)} />
        <Spark label={progress} points={[]} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(2);
  },
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Spark
        {...args}
        label={storyMessages(globals).longName}
        points={points.map((point) => ({ ...point, text: '+฿123,456,789.00', label: '30/11/2569' }))}
      />
    </div>
  ),
});
