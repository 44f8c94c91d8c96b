import { toId } from 'storybook/internal/csf';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { code } from './guide.css.ts';
import { fill, type guideMessages } from './guideMessages.ts';
import { GuideSection, GuideTable } from './GuidePage.tsx';
import { marked } from './marked.tsx';
import type { Mention, TracedRule } from './readSpecification.ts';

type Messages = ReturnType<typeof guideMessages>['specification'];

/** Whether a story or a test names the rule itself. */
export const isProven = ({ mentions }: TracedRule): boolean => mentions.some(({ kind }) => kind !== 'code');

/** The rules below one heading of the specification. What nothing names stands out. */
export function SpecificationArea({
  title,
  rules,
  messages,
}: {
  title: string;
  rules: readonly TracedRule[];
  messages: Messages;
}) {
  return (
    <GuideSection title={title}>
      <GuideTable
        label={title}
        columns={[messages.rule, messages.stories, messages.tests, messages.code]}
        rows={rules.map((rule) => ({
          key: rule.id,
          cells: [
            <RuleText rule={rule} messages={messages} />,
            <Places mentions={rule.mentions} kind="story" newTab={messages.newTab} />,
            <Places mentions={rule.mentions} kind="test" newTab={messages.newTab} />,
            <Places mentions={rule.mentions} kind="code" newTab={messages.newTab} />,
          ],
        }))}
      />
    </GuideSection>
  );
}

function RuleText({ rule: { id, text, isTraced, mentions }, messages }: { rule: TracedRule; messages: Messages }) {
  return (
    <Stack gap="xxs">
      <Text>
        <strong>{id}</strong> {marked(text)}
      </Text>
      {!isTraced && <Badge tone="negative">{messages.none}</Badge>}
      {isTraced && mentions.length === 0 && (
        <Text size="sm" tone="muted">
          {fill(messages.whole, { id: id.replace(/[a-z]$/, '') })}
        </Text>
      )}
    </Stack>
  );
}

function Places({ mentions, kind, newTab }: { mentions: readonly Mention[]; kind: Mention['kind']; newTab: string }) {
  const places = mentions.filter((mention) => mention.kind === kind);
  return (
    <Stack as="ul" gap="xxs">
      {places.map(({ file, story }) => (
        <li key={`${file} ${story?.name}`}>
          {story === null ? (
            <code className={code}>{file}</code>
          ) : (
            <Link href={`./?path=/story/${toId(story.title, storyPart(story.name))}`} newTab={newTab}>
              {story.title}: {story.name}
            </Link>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** `OneOperation` is `one-operation` in the address of a story. */
const storyPart = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
