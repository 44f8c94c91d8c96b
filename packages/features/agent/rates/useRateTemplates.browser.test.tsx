import { expect, test } from 'vitest';
import { localStore } from '#core/data/storage.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import type { RateTemplatesProps } from './rateTemplates.types.ts';
import { useRateTemplates } from './useRateTemplates.ts';

type Probed = Pick<RateTemplatesProps, 'templates' | 'onSave'>;

/** The names of the templates, and a button that saves another one. */
function Probe({ templates, onSave }: Probed) {
  return (
    <>
      <p>{templates.map(({ name }) => name).join()}</p>
      <button type="button" onClick={() => onSave({ name: 'second', rates: [] })}>
        save
      </button>
    </>
  );
}

test('templates that were stored under the user name are kept, and are stored under the number of the account', async () => {
  const name = `rateTemplates:${memberIdOf(accounts.agent)}` as const;
  const former = `rateTemplates:${accounts.agent}` as const;
  const { canvas } = await renderOnPlatform<Probed>(Probe, useRateTemplates, {
    persona: 'agent',
    prepare: () => localStore.set(former, JSON.stringify([{ name: 'first', rates: [] }])),
  });
  await canvas.findByText('first');
  expect(localStore.get(former)).toBeNull();
  canvas.getByRole('button').click();
  await canvas.findByText('first,second');
  expect(JSON.parse(localStore.get(name) ?? '')).toHaveLength(2);
  localStore.remove(name);
});
