import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { RateFields } from './RateFields.tsx';
import { type RateTexts, ownRatesOf } from './rates.model.ts';
import { withTemplate } from './rateTemplates.model.ts';
import { RateTemplates } from './RateTemplates.tsx';
import type { RateTemplate, RateTemplatesFields } from './rateTemplates.types.ts';

const own = ownRatesOf([
  { gameType: 'RNG', rate: '0.80' },
  { gameType: 'LIVE', rate: '0.60' },
]);

const meta = preview.meta({
  title: 'Screens/Agent/Rate templates',
  beforeEach: () => {
    templates = [{ name: 'LINE', rates: [{ gameType: 'RNG', rate: '0.90' }] }];
  },
  render: () => <Example />,
});

const standard = [
  { gameType: 'RNG', rate: '0.40' },
  { gameType: 'LIVE', rate: '0.30' },
] as const;

/** What the story has kept. */
let templates: readonly RateTemplate[] = [];

function Stored(fields: RateTemplatesFields) {
  const [shown, setShown] = useState(templates);
  const change = (next: readonly RateTemplate[]): void => {
    templates = next;
    setShown(next);
  };
  return (
    <RateTemplates
      {...fields}
      standard={standard}
      templates={shown}
      onSave={(template) => change(withTemplate(shown, template))}
      onRemove={(name) => change(shown.filter((each) => each.name !== name))}
    />
  );
}

function Example() {
  const [texts, setTexts] = useState<RateTexts>({ RNG: '0.50', LIVE: '0.30' });
  return <RateFields own={own} texts={texts} problems={{}} Templates={Stored} onChange={setTexts} />;
}

/** Rates are kept under a name, filled in again as far as the agent has them, and deleted. */
export const Kept = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const rate = canvas.getByRole('textbox', { name: t('agentRates:rate', { name: t('common:gameTypes.RNG') }) });
    await userEvent.click(canvas.getByRole('button', { name: t('agentRates:templates.keep') }));
    const name = canvas.getByRole('textbox', { name: t('agentRates:templates.name') });
    await userEvent.type(name, '{Enter}');
    await expect(name).toHaveAccessibleDescription(expect.stringContaining(t('agentRates:templates.problems.name')));
    await userEvent.type(name, 'VIP{Enter}');
    await expect(canvas.getByText(t('agentRates:templates.saved'))).toBeVisible();
    const use = canvas.getByRole('combobox', { name: t('agentRates:templates.use') });
    // The operator's default is the first one, and is named where it is filled in.
    await expect(within(use).getAllByRole('option')[0]).toHaveTextContent(t('agentRates:templates.standard'));
    await userEvent.selectOptions(use, t('agentRates:templates.standard'));
    await expect(rate).toHaveValue('0.40');
    await expect(use).toHaveAccessibleDescription(expect.stringContaining(t('agentRates:templates.isStandard')));
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.45');
    await expect(use).toHaveValue('');
    await userEvent.selectOptions(use, 'LINE');
    await expect(rate).toHaveValue('0.80');
    await expect(canvas.getByText(t('agentRates:templates.lowered'))).toBeVisible();
    await userEvent.selectOptions(use, 'VIP');
    await expect(rate).toHaveValue('0.50');
    await userEvent.click(canvas.getByRole('button', { name: t('agentRates:templates.remove', { name: 'VIP' }) }));
    await expect(templates.map((each) => each.name)).toEqual(['LINE']);
  },
});
