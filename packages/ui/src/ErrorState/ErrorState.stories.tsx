import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'Kit/ErrorState',
  component: ErrorState,
  args: { title: '' },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
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
    const words = storyMessages(globals);
    await expect(canvas.getByRole('heading', { level: 2, name: words.failedTitle })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Compact = meta.story({ args: { size: 'compact' } });

/** An error in response to an action is announced immediately. */
export const Announced = meta.story({
  args: { size: 'compact', announce: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyMessages(globals).failedTitle);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    const retryButton = <Button tone="quiet">{words.retry}</Button>;
    return (
      <div style={{ width: 288 }}>
        <ErrorState {...args} title={words.longName} text={words.paragraph} action={retryButton} />
        <ErrorState {...args} title={words.longName} text={words.paragraph} action={retryButton} size="compact" />
      </div>
    );
  },
});
