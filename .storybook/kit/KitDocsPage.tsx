import { Canvas, Controls, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { Accessibility, Check, X } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import kit from 'virtual:kit';
import { bullets, code } from '#storybook/guide/guide.css.ts';
import { fill, guideMessages } from '#storybook/guide/guideMessages.ts';
import { GuidePage, GuideSection, GuideTable, ReadingText } from '#storybook/guide/GuidePage.tsx';
import { marked } from '#storybook/guide/marked.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconProps } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { globalsOf } from './globalsOf.ts';
import { componentsOf } from './kitArgTypes.ts';
import { advice, controls, mark } from './kitDocs.css.ts';
import { type Usage, usageOf } from './kitUsage.ts';
import type { KitComponent } from './readKit.ts';

type Messages = ReturnType<typeof guideMessages>['kitDocs'];
type Story = ReturnType<ReturnType<typeof useDocs>['componentStories']>[number];
const useDocs = () => useContext(DocsContext);

/** The page of a kit component: what it is for, how to use it, its props, and its stories with their source. */
export function KitDocsPage() {
  const context = useDocs();
  const stories = context.componentStories();
  const [primary] = stories;
  if (primary === undefined) return null;
  const globals = globalsOf(context);
  const messages = guideMessages(globals).kitDocs;
  const components = componentsOf(kit, primary.title);
  const name = primary.title.replace(/^Kit\//, '');
  const usage = usageOf(name, globals);
  return (
    <>
      <Unstyled>
        <GuidePage title={name} intro={usage?.use ?? ''}>
          {components.slice(0, 1).map(({ description }) => (
            <Text key={name} tone="muted">
              {marked(description)}
            </Text>
          ))}
          {usage !== undefined && <Advice usage={usage} messages={messages} />}
        </GuidePage>
      </Unstyled>
      <Canvas of={primary.moduleExport} />
      {components.length > 0 && (
        <div className={controls} role="region" aria-label={fill(messages.props, { name })} tabIndex={0}>
          <Controls of={primary.moduleExport} />
        </div>
      )}
      <Unstyled>
        <Stack gap="xl">
          {components.slice(1).map((component) => (
            <PropTable key={component.name} component={component} messages={messages} />
          ))}
          <Heading level={2}>{messages.examples}</Heading>
        </Stack>
      </Unstyled>
      {stories.slice(1).map((story) => (
        <section key={story.id}>
          <Unstyled>
            <Heading level={3}>{story.name}</Heading>
            <ReadingText>{marked(descriptionOf(story))}</ReadingText>
          </Unstyled>
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </>
  );
}

/** The docstring of a story, which Storybook puts into its parameters. */
function descriptionOf({ parameters }: Story): string {
  const docs = parameters['docs'] as { readonly description?: { readonly story?: string } } | undefined;
  return docs?.description?.story ?? '';
}

function Advice({ usage, messages }: { usage: Usage; messages: Messages }) {
  return (
    <div className={advice}>
      <AdviceCard title={messages.do} icon={Check} tone="positive" lines={usage.do} />
      <AdviceCard title={messages.dont} icon={X} tone="negative" lines={usage.dont} />
      <AdviceCard title={messages.access} icon={Accessibility} tone="accent" lines={usage.access} />
    </div>
  );
}

interface AdviceCardProps {
  readonly title: string;
  readonly icon: IconProps['of'];
  readonly tone: 'positive' | 'negative' | 'accent';
  readonly lines: readonly string[];
}

function AdviceCard({ title, icon, tone, lines }: AdviceCardProps): ReactNode {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="sm">
        <Heading level={2} size="md">
          <span className={mark}>
            <Text as="span" tone={tone}>
              <Icon of={icon} />
            </Text>
            {title}
          </span>
        </Heading>
        <ul className={bullets}>
          {lines.map((line) => (
            <li key={line}>{marked(line)}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

/** The props of a further component on the same page, such as `CardLink` beside `Card`. */
function PropTable({
  component: { name, description, props },
  messages,
}: {
  component: KitComponent;
  messages: Messages;
}) {
  return (
    <GuideSection title={name} intro={description}>
      {props.length > 0 && (
        <GuideTable
          label={fill(messages.props, { name })}
          columns={[messages.prop, messages.meaning, messages.type, messages.default]}
          rows={props.map((prop) => ({
            key: prop.name,
            cells: [
              `${prop.name}${prop.required ? ' *' : ''}`,
              marked(prop.description),
              <span className={code}>{prop.type}</span>,
              prop.defaultValue !== null && <span className={code}>{prop.defaultValue}</span>,
            ],
          }))}
        />
      )}
    </GuideSection>
  );
}
