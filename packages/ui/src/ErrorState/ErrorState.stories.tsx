import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'Kit/ErrorState',
  component: ErrorState,
  args: { title: '' },
  render: (args, { globals }) => {
    const words = storyWords(globals);
    return (
      <ErrorState
        {...args}
        title={args.title || words.failedTitle}
        text={args.text ?? words.failedText}
        action={
          <Button tone={args.size === 'compact' ? 'quiet' : 'outline'} onClick={retry}>
            {words.retry}
          </Button>
        }
      />
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    retry.mockClear();
    const words = storyWords(globals);
    await expect(canvas.getByRole('heading', { level: 2, name: words.failedTitle })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Compact = meta.story({ args: { size: 'compact' } });

/** In answer to a press: read out at once. */
export const Announced = meta.story({
  args: { size: 'compact', announce: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyWords(globals).failedTitle);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const words = storyWords(globals);
    const retryButton = <Button tone="quiet">{words.retry}</Button>;
    return (
      <div style={{ width: 288 }}>
        <ErrorState {...args} title={words.longName} text={words.paragraph} action={retryButton} />
        <ErrorState {...args} title={words.longName} text={words.paragraph} action={retryButton} size="compact" />
      </div>
    );
  },
});
