import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Box, boxTones } from './Box.tsx';

const meta = preview.meta({ title: 'Kit/Box', component: Box });

export const Playground = meta.story({
  args: { as: 'section', tone: 'surface', padding: 'lg', radius: 'card', shadow: 'raised', 'aria-label': 'box' },
  render: (args, { globals }) => <Box {...args}>{storyMessages(globals).paragraph}</Box>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'box' })).toBeVisible();
  },
});

/** Muted text and links take their colours from the surface around them. */
export const Tones = meta.story({
  render: (_, { globals }) => (
    <Grid fill="large">
      {boxTones.map((tone) => (
        <Box key={tone} tone={tone} padding="md" radius="card" border>
          <Stack gap="xxs">
            <Text weight="medium">{tone}</Text>
            <Text size="sm" tone="muted">
              {storyMessages(globals).emptyText}
            </Text>
            <Link href="#tones">{storyMessages(globals).search}</Link>
          </Stack>
        </Box>
      ))}
    </Grid>
  ),
});

/** A light surface inside a dark one. Text, links and the focus ring use the colours of the nearest surface. */
export const Nested = meta.story({
  render: (_, { globals }) => (
    <Box tone="chrome" padding="lg" radius="card">
      <Stack>
        <Link href="#outside">{storyMessages(globals).search}</Link>
        <Box tone="surface" padding="md" radius="card">
          <Stack gap="xxs">
            <Text tone="muted">{storyMessages(globals).emptyText}</Text>
            <Link href="#inside">{storyMessages(globals).menu}</Link>
          </Stack>
        </Box>
      </Stack>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const [outside, inside] = canvas.getAllByRole('link');
    const ring = (element: Element | undefined) => element && getComputedStyle(element).outlineColor;
    await userEvent.tab();
    await expect(outside).toHaveFocus();
    const onChrome = ring(outside);
    await userEvent.tab();
    await expect(inside).toHaveFocus();
    await expect(getComputedStyle(outside as Element).color).toBe(onChrome);
  },
});

export const Narrow = meta.story({
  render: (_, { globals }) => (
    <div style={{ width: 220 }}>
      <Box tone="sunken" padding="sm" radius="card">
        {storyMessages(globals).longName}
      </Box>
    </div>
  ),
});
