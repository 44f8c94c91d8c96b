import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import type { FieldRule } from './fieldRule.ts';
import { Strength } from './Strength.tsx';

const longRule: FieldRule = {
  field: 'password',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: null,
  minLength: 8,
  maxLength: 128,
};
const own = ['somchai', '081-234-5678', 'Kinnari'];

/** A field for a new password, as the forms have it. */
function NewPassword({ initial, rule }: { readonly initial: string; readonly rule: FieldRule }) {
  const { t } = useTranslation('fields');
  const [password, setPassword] = useState(initial);
  const label = t('fields.password');
  return (
    <PasswordInput
      label={label}
      autoComplete="new-password"
      showLabel={t('showPassword', { field: label })}
      hideLabel={t('hidePassword', { field: label })}
      value={password}
      hint={<Strength rule={rule} password={password} own={own} />}
      onChange={setPassword}
    />
  );
}

const meta = preview.type<{ args: { passwords: readonly string[]; rule: FieldRule } }>().meta({
  title: 'Parts/Password strength',
  args: { passwords: [''], rule: longRule },
  render: ({ passwords, rule }, { id }) => (
    <Stack gap="lg">
      {passwords.map((password) => (
        <NewPassword key={`${id} ${password}`} initial={password} rule={rule} />
      ))}
    </Stack>
  ),
});

/** The verdict is in words, announced politely, and changes with what is typed. */
export const Typing = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const input = canvas.getByLabelText(t('fields:fields.password'), { selector: 'input' });
    const verdict = canvas.getByRole('status');
    await expect(verdict).toHaveTextContent('');
    const weak = (reason: 'common' | 'own' | 'short') =>
      `${t('passwordStrength:weak')} · ${t(`passwordStrength:${reason}`)}`;
    for (const [password, text] of [
      ['kd8', weak('short')],
      ['qwerty123', weak('common')],
      ['Somchai2569', weak('own')],
      ['Lotus2569', t('passwordStrength:fair')],
      ['mango rain at nine', t('passwordStrength:strong')],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, password);
      await waitFor(() => expect(verdict).toHaveTextContent(text));
    }
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t('passwordStrength:strong')));
    await userEvent.clear(input);
    await expect(verdict).toHaveTextContent('');
  },
});

export const EveryStrength = meta.story({
  args: { passwords: ['kd8', 'qwerty123', 'Somchai2569', 'Lotus2569', 'mango rain at nine'] },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await canvas.findByText(t('passwordStrength:strong'));
    await expect(canvas.getAllByText((text) => text.startsWith(t('passwordStrength:weak')))).toHaveLength(3);
  },
});

/** An operator that asks for letters and digits, too: its requirements stand below the strength. */
export const WithPattern = meta.story({
  args: { passwords: ['Somchai2569'], rule: { ...longRule, patternId: 'lettersAndDigits', maxLength: 20 } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await canvas.findByText((text) => text.includes(t('passwordStrength:own')));
    await expect(canvas.getAllByRole('img', { name: t('fields:strength.met') })).toHaveLength(4);
  },
});
