import { CircleCheck } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AssistantsScreenProps, FirstLogin } from '../assistants.types.ts';
import { secret } from './FirstPassword.css.ts';

interface FirstPasswordProps extends Pick<AssistantsScreenProps, 'onCopy'> {
  login: FirstLogin;
  title: string;
  onClose: () => void;
}

/** The user name and first password of an assistant, to be handed on. Shown once. */
export function FirstPassword({ login, title, onCopy, onClose }: FirstPasswordProps) {
  const { t } = useTranslation('assistants');
  const copying = { copiedLabel: t('copied'), failedLabel: t('copyFailed'), onCopy };
  return (
    <OutcomePanel
      tone="positive"
      icon={CircleCheck}
      title={title}
      takesFocus
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Text>{t('once')}</Text>
      <FactList>
        <Fact label={t('username')}>
          <CopyField value={login.account} copyLabel={t('copyUsername')} {...copying} />
        </Fact>
        <Fact label={t('firstPassword')}>
          <span className={secret}>
            <CopyField value={login.password} copyLabel={t('copyPassword')} {...copying} />
          </span>
        </Fact>
      </FactList>
    </OutcomePanel>
  );
}
