import { CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { secret } from './FirstPassword.css.ts';

interface FirstPasswordProps {
  account: string;
  password: string;
  /** What was done. */
  title: string;
  /** What to do with it. @default to give it to the owner of the account */
  text?: string;
  /** No usable answer arrived: why, and what to do about it. Null once the platform has confirmed the password. */
  unknown: { readonly error: ApiError; readonly text: string } | null;
  actions: ReactNode;
  /** Resolves to false when the browser refused. */
  onCopy: (text: string) => Promise<boolean>;
}

/** The login of an account with the first password that an agent has just set. The password is shown here only. */
export function FirstPassword({ account, password, title, text, unknown, actions, onCopy }: FirstPasswordProps) {
  const { t } = useTranslation('firstPassword');
  const errorText = useErrorText();
  const copying = { copiedLabel: t('copied'), failedLabel: t('copyFailed'), onCopy };
  return (
    <OutcomePanel
      tone={unknown === null ? 'positive' : 'neutral'}
      icon={unknown === null ? CircleCheck : CircleHelp}
      title={unknown === null ? title : t('unknown')}
      takesFocus
      actions={actions}
    >
      {unknown !== null && <Text>{errorText(unknown.error)}</Text>}
      <Text>{unknown === null ? (text ?? t('text')) : unknown.text}</Text>
      <FactList>
        <Fact label={t('username')}>
          <CopyField value={account} copyLabel={t('copyUsername')} {...copying} />
        </Fact>
        <Fact label={t('password')}>
          <span className={secret}>
            <CopyField value={password} copyLabel={t('copyPassword')} {...copying} />
          </span>
        </Fact>
      </FactList>
    </OutcomePanel>
  );
}
