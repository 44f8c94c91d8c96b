import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Text } from '../Text/Text.tsx';
import { type TimelineState, type TimelineStep, Timeline } from './Timeline.tsx';

const meta = preview.meta({
  title: 'Kit/Timeline',
  component: Timeline,
  args: { label: '', steps: [], stateLabels: { done: '', current: '', upcoming: '', failed: '' } },
  render: (args, { globals }) => {
    const { timeline } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 480 }}>
        <Timeline
          {...args}
          label={timeline.label}
          stateLabels={timeline.states}
          steps={args.steps.length > 0 ? args.steps : stepsOf(globals, ['done', 'current', 'upcoming', 'upcoming'])}
        />
      </div>
    );
  },
});

type Globals = Parameters<typeof storyMessages>[0];

function stepsOf(globals: Globals, states: readonly TimelineState[]): TimelineStep[] {
  const { timeline, sentence } = storyMessages(globals);
  const titles = timeline.steps.split(', ');
  return states.map((state, index) => ({
    id: String(index),
    title: titles[index] ?? '',
    state,
    ...(state === 'done' && { time: '13:05' }),
    ...((state === 'current' || state === 'failed') && { note: <Text size="sm">{sentence}</Text> }),
  }));
}

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const { timeline } = storyMessages(globals);
    const steps = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: timeline.label })).toBeVisible();
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(steps[0]).toHaveTextContent(timeline.states.done);
  },
});

export const Finished = meta.story({
  render: (_, { globals }) => {
    const { timeline } = storyMessages(globals);
    const steps = stepsOf(globals, ['done', 'done', 'done', 'done']);
    return <Timeline label={timeline.label} stateLabels={timeline.states} steps={steps} />;
  },
});

export const Failed = meta.story({
  render: (_, { globals }) => {
    const { timeline } = storyMessages(globals);
    const steps = stepsOf(globals, ['done', 'failed']);
    return <Timeline label={timeline.label} stateLabels={timeline.states} steps={steps} />;
  },
});

export const Narrow = meta.story({
  render: (_, { globals }) => {
    const { timeline, longName } = storyMessages(globals);
    const steps = stepsOf(globals, ['done', 'current', 'upcoming']).map((step) => ({ ...step, title: longName }));
    return (
      <div style={{ width: 220 }}>
        <Timeline label={timeline.label} stateLabels={timeline.states} steps={steps} />
      </div>
    );
  },
});
