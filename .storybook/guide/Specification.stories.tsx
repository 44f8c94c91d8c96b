import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import areas from 'virtual:specification';
import preview from '#storybook/preview.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { fill, guideMessages } from './guideMessages.ts';
import { GuidePage } from './GuidePage.tsx';
import type { TracedRule } from './readSpecification.ts';
import { isProven, SpecificationArea } from './SpecificationArea.tsx';

const meta = preview.meta({ title: 'Guide/Specification' });

/** What is shown of all rules, besides one area. */
const filters = {
  unproven: (rule: TracedRule) => !isProven(rule),
  untraced: (rule: TracedRule) => !rule.isTraced,
} as const satisfies Record<string, (rule: TracedRule) => boolean>;
const filterNames = ['unproven', 'untraced'] as const;

function Specification({ globals }: { globals: object }) {
  const messages = guideMessages(globals).specification;
  const [chosen, setChosen] = useState(areas[0]?.title ?? '');
  const all = areas.flatMap(({ rules }) => rules);
  const filter = filterNames.find((name) => name === chosen);
  const shown = areas
    .map(({ title, rules }) => ({ title, rules: filter === undefined ? rules : rules.filter(filters[filter]) }))
    .filter(({ title, rules }) => rules.length > 0 && (filter !== undefined || title === chosen));
  const counts = {
    total: all.length,
    proven: all.filter(isProven).length,
    untraced: all.filter(filters.untraced).length,
  };
  return (
    <GuidePage title={messages.title} intro={messages.intro}>
      <Text tone="muted">{fill(messages.count, counts)}</Text>
      <Select
        label={messages.show}
        value={chosen}
        onChange={setChosen}
        options={[
          ...areas.map(({ title }) => ({ value: title, label: title })),
          ...filterNames.map((value) => ({ value, label: messages[value] })),
        ]}
      />
      {shown.length === 0 && <Text>{messages.nothing}</Text>}
      {shown.map((area) => (
        <SpecificationArea key={area.title} {...area} messages={messages} />
      ))}
    </GuidePage>
  );
}

/** Which stories, tests and code belong to each rule, area by area. */
export const Rules = meta.story({
  render: (_, { globals }) => <Specification globals={globals} />,
  play: async ({ canvas, globals }) => {
    const messages = guideMessages(globals).specification;
    const title = areas.at(-1)?.title ?? '';
    const show = canvas.getByRole('combobox', { name: messages.show });
    await userEvent.selectOptions(show, title);
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    // Every rule is named somewhere: tests/invariants/specification.test.ts.
    await userEvent.selectOptions(show, messages.untraced);
    await expect(canvas.getByText(messages.nothing)).toBeVisible();
    await userEvent.selectOptions(show, title);
  },
});
