import { Bell, Eye, Heart, Search, Settings, Trophy, User, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, iconSizes } from './Icon.tsx';
import { navIcons, navKeys } from './navIcons.tsx';

const meta = preview.meta({ title: 'Kit/Icon', component: Icon, args: { of: Heart } });

/** With a label, the icon is an image for screen readers. */
export const Playground = meta.story({
  render: (args, { globals }) => <Icon {...args} label={storyMessages(globals).favourite} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: storyMessages(globals).favourite })).toBeVisible();
  },
});

/** Without a label, the icon is hidden from screen readers. */
export const Decoration = meta.story({
  render: (args, { globals }) => (
    <Text>
      <Icon {...args} size="text" /> <span>{storyMessages(globals).favourites}</span>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});

const some = [Bell, Eye, Heart, Search, Settings, Trophy, User, Wallet];

/** The navigation icons in the sizes that are used, together with icons of the interface. */
export const Navigation = meta.story({
  render: () => (
    <Stack gap="lg">
      <Grid columns={{ phone: 3, tablet: 4, desktop: 8 }} gap="sm">
        {navKeys.map((key) => (
          <Box key={key} tone="surface" padding="sm" radius="card">
            <Stack gap="xs" align="center">
              <Icon of={navIcons[key]} size="huge" />
              <Inline gap="sm" wrap={false}>
                <Icon of={navIcons[key]} size="xlarge" />
                <Icon of={navIcons[key]} size="large" />
                <Icon of={navIcons[key]} />
              </Inline>
              <Text size="xs">{key}</Text>
            </Stack>
          </Box>
        ))}
      </Grid>
      <Box tone="chrome" padding="md" radius="card">
        <Inline gap="md">
          {navKeys.map((key) => (
            <Icon key={key} of={navIcons[key]} size="large" />
          ))}
          {some.map((drawing, index) => (
            <Icon key={index} of={drawing} size="large" />
          ))}
        </Inline>
      </Box>
    </Stack>
  ),
});
