import { Download } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Kit/ButtonLink',
  component: ButtonLink,
  args: { href: '#deposit', children: '' },
  render: (args, { globals }) => <ButtonLink {...args}>{args.children || storyMessages(globals).deposit}</ButtonLink>,
});

export const Playground = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: storyMessages(globals).deposit });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Tones = meta.story({
  render: (args, { globals }) => (
    <Inline>
      {(['accent', 'money', 'soft', 'outline', 'quiet'] as const).map((tone) => (
        <ButtonLink key={tone} {...args} tone={tone}>
          {storyMessages(globals).deposit}
        </ButtonLink>
      ))}
      <ButtonLink {...args} size="small" tone="outline">
        {storyMessages(globals).withdraw}
      </ButtonLink>
      <ButtonLink {...args} tone="soft" icon={<Icon of={Download} />}>
        {storyMessages(globals).search}
      </ButtonLink>
    </Inline>
  ),
});

export const NewTab = meta.story({
  args: { href: 'https://example.com/', tone: 'outline' },
  render: (args, { globals }) => (
    <ButtonLink {...args} newTab={storyMessages(globals).newTab}>
      {storyMessages(globals).notice}
    </ButtonLink>
  ),
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <ButtonLink {...args} fullWidth>
        {storyMessages(globals).sentence}
      </ButtonLink>
    </div>
  ),
});
