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
import type { guideWords } from './guideWords.ts';

const covers = ['Lotus', 'Naga', 'Comet'];

/** A little of everything that a brand decides. */
export function TokenPreview({ words }: { words: ReturnType<typeof guideWords>['restyling'] }) {
  return (
    <Stack gap="md">
      <Box tone="chrome" radius="card" padding="md">
        <Inline justify="between">
          <Heading level={3}>{words.preview}</Heading>
          <Badge tone="money">{words.win}</Badge>
        </Inline>
      </Box>
      <Card padding="lg">
        <Stack gap="md">
          <Text tone="muted">{words.note}</Text>
          <Inline gap="sm">
            <Button>{words.play}</Button>
            <Button tone="money">{words.deposit}</Button>
            <Button tone="outline">{words.later}</Button>
          </Inline>
          <Inline gap="xs">
            <Badge tone="positive">{words.paid}</Badge>
            <Badge tone="warning">{words.waiting}</Badge>
            <Badge tone="negative">{words.refused}</Badge>
          </Inline>
        </Stack>
      </Card>
      <Box tone="accentSoft" radius="card" padding="md">
        <Text weight="strong">{words.note}</Text>
      </Box>
      <GameGrid label={words.preview}>
        {covers.map((name, index) => (
          <GameTile key={name} href="#preview" name={name} vendor="Kinnari" image={storyPicture(index)} />
        ))}
      </GameGrid>
    </Stack>
  );
}
