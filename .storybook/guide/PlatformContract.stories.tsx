import { expect, userEvent } from 'storybook/test';
import { topicDocs, topics } from '#api/live.ts';
import { effectPolicies } from '#api/operation.ts';
import { operationDocs, operations } from '#api/operations.ts';
import { assumedParts } from '#api/specified.ts';
import preview from '#storybook/preview.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { fill, guideMessages } from './guideMessages.ts';
import { GuidePage, GuideSection, GuideTable } from './GuidePage.tsx';
import { OperationCard } from './OperationCard.tsx';

const meta = preview.meta({ title: 'Guide/Platform contract' });

const all = Object.values(operations);
const assumed = all.filter((each) => assumedParts(each, operationDocs[each.id]).length > 0);

export const PlatformContract = meta.story({
  render: (_, { globals }) => {
    const messages = guideMessages(globals).contract;
    return (
      <GuidePage title={messages.title} intro={messages.intro}>
        <GuideSection title={messages.effects} intro={messages.effectsIntro}>
          <GuideTable
            label={messages.effects}
            columns={[messages.effect, messages.deadline, messages.retries]}
            rows={Object.entries(effectPolicies).map(([effect, { deadlineMs, retries }]) => ({
              key: effect,
              cells: [effect, fill(messages.seconds, { seconds: deadlineMs / 1000 }), retries],
            }))}
          />
        </GuideSection>
        <GuideSection title={messages.operations}>
          <Text tone="muted">{fill(messages.count, { total: all.length, assumed: assumed.length })}</Text>
          <Stack gap="sm">
            {all.map((operation) => (
              <OperationCard key={operation.id} operation={operation} messages={messages} />
            ))}
          </Stack>
        </GuideSection>
        <GuideSection title={messages.topics} intro={messages.topicsIntro}>
          <GuideTable
            label={messages.topics}
            columns={[messages.topic, messages.scope, messages.says, messages.readsAgain]}
            rows={Object.values(topics).map(({ id, scope, revalidates }) => ({
              key: id,
              cells: [id, scope, topicDocs[id].summary, revalidates.join(', ')],
            }))}
          />
        </GuideSection>
      </GuidePage>
    );
  },
});

/** An opened operation lists the fields of its input and output. */
export const OneOperation = meta.story({
  render: (_, { globals }) => (
    <OperationCard operation={operations.gameVendorList} messages={guideMessages(globals).contract} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('gameVendorList'));
    await expect(await canvas.findByText('data.lanes[].cards[].vassalage')).toBeVisible();
  },
});

/** An opened operation names the refusals of its own, and the reads that it changes. */
export const Refusals = meta.story({
  render: (_, { globals }) => (
    <OperationCard operation={operations.withdrawCreate} messages={guideMessages(globals).contract} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('withdrawCreate'));
    await expect(await canvas.findByText(/turnover_missing/)).toBeVisible();
    await expect(canvas.getByText(/withdrawOptions/)).toBeVisible();
  },
});
