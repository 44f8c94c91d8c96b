import { BookOpen, Component, Footprints, LayoutDashboard, PanelsTopLeft } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Grid } from '#ui/Grid/Grid.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { bullets } from './guide.css.ts';
import { guideMessages } from './guideMessages.ts';
import { GuidePage, GuideSection, GuideTable } from './GuidePage.tsx';

const meta = preview.meta({ title: 'Guide/Welcome' });

const places = [
  { name: 'Kit', key: 'kit', icon: Component },
  { name: 'Pages', key: 'pages', icon: PanelsTopLeft },
  { name: 'Screens', key: 'screens', icon: LayoutDashboard },
  { name: 'Journeys', key: 'journeys', icon: Footprints },
  { name: 'Guide', key: 'guide', icon: BookOpen },
] as const;
const tools = ['brand', 'theme', 'language', 'persona', 'system', 'textSize', 'viewport', 'grid', 'play'] as const;

export const Welcome = meta.story({
  render: (_, { globals }) => {
    const messages = guideMessages(globals).welcome;
    return (
      <GuidePage title={messages.title} intro={messages.intro}>
        <GuideSection title={messages.places}>
          <Grid columns={{ phone: 1, tablet: 2, wide: 3 }}>
            {places.map(({ name, key, icon }) => (
              <Card key={key} padding="lg">
                <Stack gap="xs">
                  <Inline gap="xs">
                    <Icon of={icon} size="large" />
                    <Heading level={3}>{name}</Heading>
                  </Inline>
                  <Text tone="muted">{messages[key]}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </GuideSection>
        <GuideSection title={messages.toolbar} intro={messages.toolbarIntro}>
          <GuideTable
            label={messages.toolbar}
            columns={[messages.tool, messages.toolDoes]}
            rows={tools.map((tool) => ({ key: tool, cells: [messages[tool], messages[`${tool}Text`]] }))}
          />
          <Text tone="muted">{messages.tags}</Text>
        </GuideSection>
        <GuideSection title={messages.checks}>
          <ul className={bullets}>
            {messages.checkList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </GuideSection>
      </GuidePage>
    );
  },
});
