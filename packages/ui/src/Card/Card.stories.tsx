import { Heart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, CardLink, type CardProps, cardTones } from './Card.tsx';

const opened = fn();
const favourited = fn();

const Game = ({ words, title, ...card }: CardProps & { words: ReturnType<typeof storyMessages>; title: string }) => (
  <Card {...card} interactive>
    <Inline justify="between" align="start" wrap={false}>
      <Stack gap="xxs" align="start">
        <Heading level={3}>
          <CardLink
            href="#game"
            onClick={(event) => {
              event.preventDefault();
              opened();
            }}
          >
            {title}
          </CardLink>
        </Heading>
        <Text size="sm" tone="muted">
          {words.vendor}
        </Text>
        <Badge tone="accentSoft">{words.new}</Badge>
      </Stack>
      <IconButton label={`${words.favourite}: ${title}`} icon={<Icon of={Heart} />} onClick={() => favourited()} />
    </Inline>
  </Card>
);

const meta = preview.meta({
  title: 'Kit/Card',
  component: Card,
  render: (args, { globals }) => (
    <Card {...args}>
      <Stack gap="xs">
        <Heading level={3}>{storyMessages(globals).heading}</Heading>
        <Text tone="muted">{storyMessages(globals).paragraph}</Text>
      </Stack>
    </Card>
  ),
});

export const Playground = meta.story({
  args: { as: 'article', padding: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
  },
});

/** The whole card is one link. The heart remains a separate button. */
export const Interactive = meta.story({
  render: (args, { globals }) => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Game {...args} words={storyMessages(globals)} title={storyMessages(globals).gameName} />
      <Game {...args} words={storyMessages(globals)} title={storyMessages(globals).longName} />
    </Grid>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    opened.mockClear();
    favourited.mockClear();
    const link = canvas.getByRole('link', { name: storyMessages(globals).gameName });
    const card = link.closest('div[class]')?.parentElement?.parentElement as HTMLElement;
    const { left, bottom } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom - 4)).toBe(link);
    const [heart] = canvas.getAllByRole('button');
    await userEvent.click(heart as HTMLElement);
    await expect(favourited).toHaveBeenCalledOnce();
    await expect(opened).not.toHaveBeenCalled();
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
});

export const Tones = meta.story({
  render: (args, { globals }) => (
    <Grid fill="large">
      {cardTones.map((tone) => (
        <Card key={tone} {...args} tone={tone}>
          <Heading level={3}>{tone}</Heading>
          <Text tone="muted">{storyMessages(globals).sentence}</Text>
        </Card>
      ))}
    </Grid>
  ),
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Game {...args} words={storyMessages(globals)} title={storyMessages(globals).longName} />
    </div>
  ),
});
