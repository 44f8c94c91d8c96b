import { Heart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
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
    // The icon is scaled to the disc, whatever its own size.
    const icon = canvasElement.querySelector('svg') as SVGElement;
    const disc = icon.parentElement as HTMLElement;
    await expect(icon.getBoundingClientRect().width).toBeLessThanOrEqual(disc.clientWidth * 0.6);
    await expect(canvas.getByRole('link', { name: words.browse })).toHaveAttribute('href', '/rng');
    await expect(canvas.queryByRole('img')).toBeNull();
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
