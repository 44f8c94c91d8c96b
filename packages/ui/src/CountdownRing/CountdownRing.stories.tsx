import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CountdownRing } from './CountdownRing.tsx';

const closing = (globals: { language?: unknown }, at: string) => storyMessages(globals).closesAt.replace('{time}', at);

const meta = preview.meta({
  title: 'Kit/CountdownRing',
  component: CountdownRing,
  args: { label: '', seconds: 18, of: 30 },
  render: (args, { globals }) => <CountdownRing {...args} label={args.label || closing(globals, '14:02:30')} />,
});

/** Named by the time at which it ends, which stays the same while the seconds run. */
export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const ring = canvas.getByRole('img', { name: closing(globals, '14:02:30') });
    await expect(ring).toHaveTextContent(/^18$/);
    await expect(ring).not.toHaveAttribute('aria-live');
  },
});

/** Full, running, the last seconds, over, and a minute and more. */
export const Values = meta.story({
  render: (_, { globals }) => (
    <Stack>
      {(['canvas', 'surface', 'chrome'] as const).map((tone) => (
        <Box key={tone} tone={tone} padding="sm" radius="card">
          <Inline gap="sm">
            {[30, 18, 6, 5, 0, -4, 75, 605].map((seconds) => (
              <CountdownRing key={seconds} label={closing(globals, `14:02 (${seconds})`)} seconds={seconds} of={30} />
            ))}
            <CountdownRing label={closing(globals, '14:02:30')} seconds={18} of={30} size="large" />
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').slice(0, 8);
    await expect(shown.map((ring) => ring.textContent)).toEqual(['30', '18', '6', '5', '0', '0', '75', '10:05']);
    const colours = shown.map((ring) => getComputedStyle(ring).backgroundImage);
    // The last seconds differ from those before by their colour, and none before does.
    await expect(colourOf(colours[2])).toBe(colourOf(colours[1]));
    await expect(colourOf(colours[3])).not.toBe(colourOf(colours[2]));
  },
});

/** The colour in which a ring is filled. */
const colourOf = (image: string | undefined) =>
  /conic-gradient\((?<colour>rgb\([^)]*\))/.exec(image ?? '')?.groups?.['colour'];

export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  render: (_, { globals }) => (
    <Inline gap="sm">
      <CountdownRing label={closing(globals, '14:02:30')} seconds={88} of={90} />
      <CountdownRing label={closing(globals, '14:12:30')} seconds={605} of={900} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const ring of canvas.getAllByRole('img')) {
      await expect(ring.scrollWidth).toBeLessThanOrEqual(ring.clientWidth);
    }
  },
});
