import { Badge } from '#ui/Badge/Badge.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { GameGrid } from '#ui/GameGrid/GameGrid.tsx';
import { GameTile } from '#ui/GameTile/GameTile.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { storyPicture } from '../storyPictures.ts';
import type { guideMessages } from './guideMessages.ts';

const covers = ['Lotus', 'Naga', 'Comet'];

/** Sample components that use every group of tokens. */
export function TokenPreview({ messages }: { messages: ReturnType<typeof guideMessages>['restyling'] }) {
  return (
    <Stack gap="md">
      <Box tone="chrome" radius="card" padding="md">
        <Inline justify="between">
          <Heading level={3}>{messages.preview}</Heading>
          <Badge tone="money">{messages.win}</Badge>
        </Inline>
      </Box>
      <Card padding="lg">
        <Stack gap="md">
          <Text tone="muted">{messages.note}</Text>
          <Inline gap="sm">
            <Button>{messages.play}</Button>
            <Button tone="money">{messages.deposit}</Button>
            <Button tone="outline">{messages.later}</Button>
          </Inline>
          <Inline gap="xs">
            <Badge tone="positive">{messages.paid}</Badge>
            <Badge tone="warning">{messages.waiting}</Badge>
            <Badge tone="negative">{messages.refused}</Badge>
          </Inline>
        </Stack>
      </Card>
      <Box tone="accentSoft" radius="card" padding="md">
        <Text weight="strong">{messages.note}</Text>
      </Box>
      <GameGrid label={messages.preview}>
        {covers.map((name, index) => (
          <GameTile key={name} href="#preview" name={name} vendor="Kinnari" image={storyPicture(index)} />
        ))}
      </GameGrid>
    </Stack>
  );
}
