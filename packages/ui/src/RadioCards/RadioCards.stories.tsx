import { Landmark, QrCode } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RadioCards } from './RadioCards.tsx';

const chosen = fn();

const meta = preview.meta({
  title: 'Kit/RadioCards',
  component: RadioCards,
  args: { legend: '', name: 'story', options: [], value: null, onChange: fn() },
});

type Globals = Parameters<typeof storyMessages>[0];
function optionsOf(globals: Globals) {
  const { bank, limits, vendor, paused, longName } = storyMessages(globals);
  return [
    { value: 'bank', title: bank, icon: <Icon of={Landmark} />, notes: [limits] },
    { value: 'code', title: vendor, icon: <Icon of={QrCode} /> },
    { value: 'long', title: longName, badges: <Badge tone="warning">{paused}</Badge>, disabled: true },
  ];
}

function Choice({ globals }: { globals: Globals }) {
  const [value, setValue] = useState<string | null>('bank');
  const change = (next: string) => {
    chosen(next);
    setValue(next);
  };
  return (
    <RadioCards
      legend={storyMessages(globals).choose}
      name="story"
      options={optionsOf(globals)}
      value={value}
      onChange={change}
    />
  );
}

/** The arrow keys skip a disabled option. */
export const Playground = meta.story({
  render: (_, { globals }) => <Choice globals={globals} />,
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('group', { name: storyMessages(globals).choose })).toBeVisible();
    const [bank, code, long] = canvas.getAllByRole('radio');
    await expect(bank).toBeChecked();
    await expect(long).toBeDisabled();
    bank?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(code).toBeChecked();
    await expect(chosen).toHaveBeenLastCalledWith('code');
  },
});

export const Narrow = meta.story({
  render: (_, { globals }) => (
    <div style={{ width: 220 }}>
      <Choice globals={globals} />
    </div>
  ),
});
