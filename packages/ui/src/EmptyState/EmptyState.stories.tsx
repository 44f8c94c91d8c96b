import { Heart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: { title: '', illustration: <Icon of={Heart} size="huge" /> },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <EmptyState
        {...args}
        title={args.title || words.emptyTitle}
        text={words.emptyText}
        action={
          <ButtonLink href="/rng" tone="soft" onClick={fn()}>
            {words.browse}
          </ButtonLink>
        }
      />
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const words = storyMessages(globals);
    await expect(canvas.getByRole('heading', { level: 2, name: words.emptyTitle })).toBeVisible();
    // Whatever its own size.
    const icon = canvasElement.querySelector('svg') as SVGElement;
    await expect(icon.getBoundingClientRect().width).toBe(32);
    await expect(icon.parentElement?.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(260);
    await expect(canvas.getByRole('link', { name: words.browse })).toHaveAttribute('href', '/rng');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Inside a block: one sentence and one action in at most 120 px, on a phone too. */
export const Compact = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <Card padding="none">
        <EmptyState
          {...args}
          size="compact"
          level={3}
          title={words.emptyTitle}
          action={
            <ButtonLink href="/rng" tone="soft" size="small" onClick={fn()}>
              {words.browse}
            </ButtonLink>
          }
        />
      </Card>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: storyMessages(globals).emptyTitle });
    await expect(heading).toBeVisible();
    const state = heading.parentElement?.parentElement as HTMLElement;
    await expect(state.getBoundingClientRect().height).toBeLessThanOrEqual(120);
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(32);
  },
});

export const TitleOnly = meta.story({
  args: { level: 3 },
  render: (args, { globals }) => <EmptyState title={storyMessages(globals).emptyTitle} level={args.level} />,
});

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <div style={{ width: 288 }}>
        <EmptyState {...args} title={words.longName} text={words.paragraph} />
      </div>
    );
  },
});
