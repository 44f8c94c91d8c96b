import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { LoginProblems, LoginValues } from './loginFields.model.ts';

interface LoginFieldsProps {
  values: LoginValues;
  problems: LoginProblems;
  /** What the nickname is to the agent. */
  nicknameLabel: string;
  onChange: (changed: Partial<LoginValues>) => void;
}

/** The names of a login that an agent opens: of an account of the team, or of an assistant. */
export function LoginFields({ values, problems, nicknameLabel, onChange }: LoginFieldsProps) {
  const { t } = useTranslation('firstPassword');
  return (
    <>
      <TextInput
        required
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="off"
        maxLength={30}
        value={values.username}
        error={problems.username && t(`problems.username.${problems.username}`)}
        onChange={(username) => onChange({ username })}
      />
      <TextInput
        label={nicknameLabel}
        autoComplete="off"
        maxLength={30}
        value={values.nickname}
        error={problems.nickname && t('problems.nickname')}
        onChange={(nickname) => onChange({ nickname })}
      />
    </>
  );
}
