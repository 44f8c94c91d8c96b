import { expect, userEvent } from 'storybook/test';
import { effectPolicies } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import preview from '#storybook/preview.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { GuidePage, GuideSection, GuideTable } from './GuidePage.tsx';
import { fill, guideWords } from './guideWords.ts';
import { OperationCard } from './OperationCard.tsx';

const meta = preview.meta({ title: 'Guide/Platform contract' });

const all = Object.values(operations);
const assumed = all.filter((operation) => 'assumed' in operation);

export const PlatformContract = meta.story({
  render: (_, { globals }) => {
    const words = guideWords(globals).contract;
    return (
      <GuidePage title={words.title} intro={words.intro}>
        <GuideSection title={words.effects} intro={words.effectsIntro}>
          <GuideTable
            label={words.effects}
            columns={[words.effect, words.deadline, words.retries]}
            rows={Object.entries(effectPolicies).map(([effect, { deadlineMs, retries }]) => ({
              key: effect,
              cells: [effect, fill(words.seconds, { seconds: deadlineMs / 1000 }), retries],
            }))}
          />
        </GuideSection>
        <GuideSection title={words.operations}>
          <Text tone="muted">{fill(words.count, { total: all.length, assumed: assumed.length })}</Text>
          <Stack gap="sm">
            {all.map((operation) => (
              <OperationCard key={operation.id} operation={operation} words={words} />
            ))}
          </Stack>
        </GuideSection>
      </GuidePage>
    );
  },
});

export const OneOperation = meta.story({
  render: PlatformContract.input.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('gameVendorList'));
    await expect(await canvas.findByText('data.lanes[].cards[].vassalage')).toBeVisible();
  },
});
