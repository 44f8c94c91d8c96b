import { KeyRound } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button, type ButtonProps } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';

/** The button of the login by passkey. Stands in documents and while its code loads, where it does nothing yet. */
export function PasskeyButton(button: Pick<ButtonProps, 'busy' | 'onClick'>) {
  const { t } = useTranslation('login');
  return (
    <Button {...button} tone="quiet" fullWidth icon={<Icon of={KeyRound} size="small" />}>
      {t('passkey')}
    </Button>
  );
}
