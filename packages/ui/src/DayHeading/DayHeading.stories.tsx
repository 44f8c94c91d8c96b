import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { DayHeading } from './DayHeading.tsx';

const meta = preview.meta({
  title: 'Kit/DayHeading',
  component: DayHeading,
  args: { children: '', level: 3 as const, sum: '+฿184.00' },
  render: (args, { globals }) => <DayHeading {...args}>{args.children || storyMessages(globals).today}</DayHeading>,
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: storyMessages(globals).today });
    await expect(heading).toBeVisible();
    await expect(canvas.getByText('+฿184.00')).toBeVisible();
  },
});

/** Of a day whose sum is not known. */
export const WithoutSum = meta.story({ args: { sum: undefined } });

const rows = Array.from({ length: 8 }, (_, at) => at);

/** The heading stays at the top until the rows of its day have passed, below a bar of 48 px. */
export const Sticky = meta.story({
  render: (_, { globals }) => {
    const { longName, today, yesterday } = storyMessages(globals);
    return (
      <div
        data-testid="area"
        style={{ height: 240, overflowY: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={longName}
      >
        <div style={{ position: 'sticky', top: 0, height: 48, zIndex: 2 }} />
        {[today, yesterday].map((day, at) => (
          <section key={day} aria-labelledby={`day-${at}`}>
            <DayHeading id={`day-${at}`} level={3} top="48px" sum="−฿126.00">
              {day}
            </DayHeading>
            <ul>
              {rows.map((row) => (
                <li key={row}>{longName}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { today } = storyMessages(globals);
    const area = canvas.getByTestId('area');
    area.scrollTop = 90;
    const { top } = area.getBoundingClientRect();
    const heading = canvas.getByRole('heading', { name: today });
    const line = heading.getBoundingClientRect().top - top;
    await expect(line).toBeGreaterThanOrEqual(48);
    await expect(line).toBeLessThanOrEqual(64);
    area.scrollTop = 0;
  },
});

/** A long day and a nine-digit sum take two lines. */
export const Narrow = meta.story({
  render: (_, { globals }) => (
    <div style={{ width: 220 }}>
      <DayHeading level={3} sum="−฿123,456,789.00">
        {storyMessages(globals).longName}
      </DayHeading>
    </div>
  ),
});
