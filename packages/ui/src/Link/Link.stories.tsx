import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';
import { type LinkComponent, LinkProvider } from './LinkProvider.tsx';

const followed = fn();

/** As a router's link does it: the page stays. */
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
      <Link {...args}>{args.children || storyWords(globals).search}</Link>
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

/** Another host is not the router's business, and learns nothing of where the player came from. */
export const AnotherHost = meta.story({
  args: { href: 'https://example.com/', onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    await expect(followed).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

export const NewTab = meta.story({
  args: { href: 'https://example.com/' },
  render: (args, { globals }) => (
    <Link {...args} newTab={storyWords(globals).newTab}>
      {storyWords(globals).forgot}
    </Link>
  ),
  play: async ({ canvas, globals }) => {
    const { forgot, newTab } = storyWords(globals);
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
                {storyWords(globals).search}
              </Link>
            ))}
            <Link {...args} tone="inherit" underline="hover" size="touch">
              {storyWords(globals).menu}
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
        {storyWords(globals).sentence}{' '}
        <Link {...args} newTab={storyWords(globals).newTab}>
          {storyWords(globals).longName}
        </Link>
      </Text>
    </div>
  ),
});
