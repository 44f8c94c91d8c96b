import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { AppShellProps } from '../appShell.types.ts';

/** Toggle for dark mode (NAV-02b). */
export function ThemeSwitch({ theme, onTheme }: Pick<AppShellProps, 'theme' | 'onTheme'>) {
  const { t } = useTranslation('appShell');
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
