import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SampleBrand } from './system.samples.tsx';

const reload = fn();

const meta = preview.meta({ title: 'Screens/System/Crash' });

export const Page = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <CrashScreen brand={<SampleBrand globals={globals} />} onReload={reload} />,
  play: async ({ canvas }) => {
    reload.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(reload).toHaveBeenCalledOnce();
  },
});

const told = fn();
const failure = { now: true };

function Fragile({ text }: { text: string }) {
  if (failure.now) throw new Error('a planned failure of this story');
  return <Text>{text}</Text>;
}

function Regions({ words }: { words: ReturnType<typeof storyWords> }) {
  return (
    <Stack gap="lg">
      <Heading level={1}>{words.heading}</Heading>
      <ErrorBoundary onError={told}>
        <Fragile text={words.paragraph} />
      </ErrorBoundary>
      <Text>{words.sentence}</Text>
    </Stack>
  );
}

const startFailing = () => {
  failure.now = true;
  told.mockClear();
};

/** One region fails and says so; what is around it goes on. */
export const Region = meta.story({
  beforeEach: startFailing,
  render: (_, { globals }) => <Regions words={storyWords(globals)} />,
  play: async ({ canvas, globals }) => {
    await expect(told).toHaveBeenCalledOnce();
    await expect(canvas.getByText(storyWords(globals).sentence)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const RegionStartsAfresh = meta.story({
  beforeEach: startFailing,
  render: (_, { globals }) => <Regions words={storyWords(globals)} />,
  play: async ({ canvas, globals }) => {
    failure.now = false;
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(storyWords(globals).paragraph)).toBeVisible();
  },
});

function Pages({ words }: { words: ReturnType<typeof storyWords> }) {
  const [page, setPage] = useState('a');
  return (
    <Stack gap="lg">
      <Heading level={1}>{words.heading}</Heading>
      <Button
        tone="soft"
        onClick={() => {
          failure.now = false;
          setPage('b');
        }}
      >
        {words.next}
      </Button>
      <ErrorBoundary resetKey={page}>
        <Fragile text={words.paragraph} />
      </ErrorBoundary>
    </Stack>
  );
}

/** Around pages: another address starts afresh by itself. */
export const NextPage = meta.story({
  beforeEach: startFailing,
  render: (_, { globals }) => <Pages words={storyWords(globals)} />,
  play: async ({ canvas, globals }) => {
    const words = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await expect(canvas.getByText(words.paragraph)).toBeVisible();
  },
});
