import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorBoundary } from '#core/components/ErrorBoundary.tsx';
import preview from '#storybook/preview.tsx';
import { SampleBrand } from '#storybook/SampleBrand.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const reload = fn();

const meta = preview.meta({ title: 'Screens/System/Crash' });

export const Page = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <CrashScreen brand={<SampleBrand globals={globals} linked={false} />} onReload={reload} />
  ),
  play: async ({ canvas }) => {
    reload.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(reload).toHaveBeenCalledOnce();
  },
});

const onError = fn();
const failure = { now: true };

function Fragile({ text }: { text: string }) {
  if (failure.now) throw new Error('a planned failure of this story');
  return <Text>{text}</Text>;
}

function Sections({ messages }: { messages: ReturnType<typeof storyMessages> }) {
  return (
    <Stack gap="lg">
      <Heading level={1}>{messages.heading}</Heading>
      <ErrorBoundary onError={onError}>
        <Fragile text={messages.paragraph} />
      </ErrorBoundary>
      <Text>{messages.sentence}</Text>
    </Stack>
  );
}

const startFailing = () => {
  failure.now = true;
  onError.mockClear();
};

/** A section fails and shows an error; the rest of the page is unaffected. */
export const SectionErrorBoundary = meta.story({
  beforeEach: startFailing,
  render: (_, { globals }) => <Sections messages={storyMessages(globals)} />,
  play: async ({ canvas, globals }) => {
    await expect(onError).toHaveBeenCalledOnce();
    await expect(canvas.getByText(storyMessages(globals).sentence)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const RegionStartsAfresh = meta.story({
  beforeEach: startFailing,
  render: (_, { globals }) => <Sections messages={storyMessages(globals)} />,
  play: async ({ canvas, globals }) => {
    failure.now = false;
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(storyMessages(globals).paragraph)).toBeVisible();
  },
});

function Pages({ messages }: { messages: ReturnType<typeof storyMessages> }) {
  const [page, setPage] = useState('a');
  return (
    <Stack gap="lg">
      <Heading level={1}>{messages.heading}</Heading>
      <Button
        tone="soft"
        onClick={() => {
          failure.now = false;
          setPage('b');
        }}
      >
        {messages.next}
      </Button>
      <ErrorBoundary resetKey={page}>
        <Fragile text={messages.paragraph} />
      </ErrorBoundary>
    </Stack>
  );
}

/** Around pages: another `resetKey` clears the error. */
export const NextPage = meta.story({
  beforeEach: startFailing,
  render: (_, { globals }) => <Pages messages={storyMessages(globals)} />,
  play: async ({ canvas, globals }) => {
    const messages = storyMessages(globals);
    await userEvent.click(canvas.getByRole('button', { name: messages.next }));
    await expect(canvas.getByText(messages.paragraph)).toBeVisible();
  },
});
