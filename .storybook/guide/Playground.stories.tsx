import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ErrorBoundary } from '#core/components/ErrorBoundary.tsx';
import preview from '#storybook/preview.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Grid } from '#ui/Grid/Grid.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { fill, guideMessages } from './guideMessages.ts';
import { GuidePage, GuideSection } from './GuidePage.tsx';
import { draw, partNames } from './playground.tsx';

const meta = preview.meta({ title: 'Guide/Playground' });

function Playground({ messages }: { readonly messages: ReturnType<typeof guideMessages>['playground'] }) {
  const [source, setSource] = useState(messages.example.join('\n'));
  const drawing = draw(source);
  const error = drawing.ok ? undefined : fill(messages.problems[drawing.problem], { detail: drawing.detail });
  return (
    <GuidePage title={messages.title} intro={messages.intro}>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextArea label={messages.source} value={source} onChange={setSource} rows={14} error={error} />
        <GuideSection title={messages.result}>
          <ErrorBoundary resetKey={source}>{drawing.ok && <Card padding="lg">{drawing.node}</Card>}</ErrorBoundary>
        </GuideSection>
      </Grid>
      <GuideSection title={messages.parts} intro={messages.partsIntro}>
        <Text>{partNames.join(' · ')}</Text>
      </GuideSection>
    </GuidePage>
  );
}

/** Parts of the kit put together from code. What is wrong with the code is said, and the page stays usable. */
export const FromCode = meta.story({
  render: (_, { globals }) => <Playground messages={guideMessages(globals).playground} />,
  play: async ({ canvas, globals }) => {
    const { source, result, problems } = guideMessages(globals).playground;
    const code = canvas.getByRole('textbox', { name: source });
    const shown = within(canvas.getByRole('heading', { name: result }).closest('section') as HTMLElement);
    const write = (value: string) => fireEvent.change(code, { target: { value } });
    await expect(shown.getByRole('heading', { level: 3 })).toBeVisible();
    const example = (code as HTMLTextAreaElement).value;

    await write('<Stack gap="sm"><Heading level={2}>One &amp; two</Heading><Button busy={true}>Pay</Button></Stack>');
    await expect(shown.getByRole('heading', { level: 2, name: 'One & two' })).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-busy', 'true');

    for (const [wrong, problem] of [
      ['<Stack', problems.markup.replace('{detail}', '')],
      ['<Heading level={alert(1)}>x</Heading>', fill(problems.value, { detail: 'level={alert(1)}' })],
      ['<script>alert(1)</script>', fill(problems.unknown, { detail: 'script' })],
      ['<Stacks/>', fill(problems.unknown, { detail: 'Stacks' })],
    ] as const) {
      await write(wrong);
      await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(problem)));
    }
    await write(example);
    await expect(code).not.toBeInvalid();
    await userEvent.tab();
  },
});
