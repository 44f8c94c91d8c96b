import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { onlyNarrow } from '../AppShell.css.ts';
import { isTab } from '../isTab.ts';
import './AppBack.css.ts';

interface AppBackProps {
  pathname: string;
  /** What stands here on a page of the bottom bar. */
  children: ReactNode;
}

/** The way back of the installed app, for iPhones, which have none. On a computer, the window has one. */
export function AppBack({ pathname, children }: AppBackProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  if (isTab(pathname)) return children;
  // The first page of the app has nothing behind it.
  const goBack = (): void => void (history.state?.idx ? navigate(-1) : navigate(paths.home()));
  return (
    <span className={onlyNarrow}>
      <IconButton label={t('back')} icon={<Icon of={ChevronLeft} />} onClick={goBack} />
    </span>
  );
}
