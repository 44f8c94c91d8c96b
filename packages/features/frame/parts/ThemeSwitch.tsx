import { Moon, Sun } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { FrameScreenProps } from '../FrameScreen.tsx';

/** NAV-02b. */
export function ThemeSwitch({ theme, onTheme }: Pick<FrameScreenProps, 'theme' | 'onTheme'>) {
  const { t } = useTranslation('frame');
  return (
    <IconButton
      label={t('theme')}
      pressed={theme === 'dark'}
      size="small"
      icon={<Icon of={theme === 'dark' ? Sun : Moon} size="small" />}
      onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  );
}
