import { Eye, EyeOff } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { hideBalance, useHiddenBalance } from '../site/hiddenBalance.ts';

/** Hides the balance everywhere with one tap, and shows it again (NAV-03h). */
export function HideBalance() {
  const { t } = useTranslation('memberCentre');
  const hidden = useHiddenBalance();
  return (
    <IconButton
      label={t('hideBalance')}
      pressed={hidden}
      size="small"
      shape="round"
      icon={<Icon of={hidden ? EyeOff : Eye} size="small" />}
      onClick={() => hideBalance(!hidden)}
    />
  );
}
