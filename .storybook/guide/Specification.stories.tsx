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

const filters = {
  all: () => true,
  unproven: (rule: TracedRule) => !isProven(rule),
  untraced: (rule: TracedRule) => !rule.isTraced,
} as const satisfies Record<string, (rule: TracedRule) => boolean>;
type Filter = keyof typeof filters;

function Specification({ globals }: { globals: object }) {
  const messages = guideMessages(globals).specification;
  const [filter, setFilter] = useState<Filter>('all');
  const all = areas.flatMap(({ rules }) => rules);
  const shown = areas
    .map(({ title, rules }) => ({ title, rules: rules.filter(filters[filter]) }))
    .filter(({ rules }) => rules.length > 0);
  const counts = {
    total: all.length,
    proven: all.filter(isProven).length,
    untraced: all.filter(filters.untraced).length,
  };
  return (
    <GuidePage title={messages.title} intro={messages.intro}>
      <Text tone="muted">{fill(messages.count, counts)}</Text>
      <Select
        label={messages.filter}
        value={filter}
        onChange={setFilter}
        options={(['all', 'unproven', 'untraced'] as const).map((value) => ({ value, label: messages[value] }))}
      />
      {shown.length === 0 && <Text>{messages.nothing}</Text>}
      {shown.map((area) => (
        <SpecificationArea key={area.title} {...area} messages={messages} />
      ))}
    </GuidePage>
  );
}

/** Which stories, tests and code belong to each rule. */
export const AllRules = meta.story({
  render: (_, { globals }) => <Specification globals={globals} />,
  play: async ({ canvas, globals }) => {
    const messages = guideMessages(globals).specification;
    await expect(canvas.getAllByRole('table')).toHaveLength(areas.length);
    const filter = canvas.getByRole('combobox', { name: messages.filter });
    // Every rule is named somewhere: tests/invariants/specification.test.ts.
    await userEvent.selectOptions(filter, messages.untraced);
    await expect(canvas.getByText(messages.nothing)).toBeVisible();
    await userEvent.selectOptions(filter, messages.all);
  },
});
