import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';
import { type LinkComponent, LinkProvider } from './LinkProvider.tsx';

const followed = fn();

/** Stands for a router's link: it does not load the page. */
const RouterLink: LinkComponent = ({ href, onClick, ...rest }) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
      followed(href);
    }}
  />
);

const meta = preview.meta({
  title: 'Kit/Link',
  component: Link,
  args: { href: '/promotions', children: '', onClick: fn() },
  render: (args, { globals }) => (
    <LinkProvider component={RouterLink}>
      <Link {...args}>{args.children || storyMessages(globals).search}</Link>
    </LinkProvider>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    followed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed.mock.calls).toEqual([['/promotions']]);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** A link to another host does not use the router and sends no referrer. */
export const ExternalHost = meta.story({
  args: { href: 'https://example.com/', onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    await expect(followed).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

/** The label for screen readers announces that the link opens a new tab. */
export const NewTab = meta.story({
  args: { href: 'https://example.com/' },
  render: (args, { globals }) => (
    <Link {...args} newTab={storyMessages(globals).newTab}>
      {storyMessages(globals).forgot}
    </Link>
  ),
  play: async ({ canvas, globals }) => {
    const { forgot, newTab } = storyMessages(globals);
    const link = canvas.getByRole('link', { name: `${forgot} ${newTab}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Current = meta.story({
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
});

export const Tones = meta.story({
  render: (args, { globals }) => (
    <Stack>
      {(['canvas', 'chrome', 'money'] as const).map((surface) => (
        <Box key={surface} tone={surface} padding="md" radius="card">
          <Inline gap="lg">
            {linkTones.map((tone) => (
              <Link key={tone} {...args} tone={tone}>
                {storyMessages(globals).search}
              </Link>
            ))}
            <Link {...args} tone="inherit" underline="hover" size="touch">
              {storyMessages(globals).menu}
            </Link>
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Text>
        <span>{storyMessages(globals).sentence}</span>{' '}
        <Link {...args} newTab={storyMessages(globals).newTab}>
          {storyMessages(globals).longName}
        </Link>
      </Text>
    </div>
  ),
});
