import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { I18nProvider, useTranslation } from '#features/shared/i18n/useTranslation.tsx';
import { type Platform, PlatformProvider } from '#features/shared/platform.tsx';
import { type AnchorAttributes, LinkProvider } from '#ui/Link/LinkProvider.tsx';
import { ToastProvider } from '#ui/Toast/ToastProvider.tsx';

interface SurroundingsProps {
  platform: Platform;
  /** The address the story is at. */
  path: string;
  children: ReactNode;
}

/** What the site puts around a screen, with a router that stays inside the story: a pressed link leads nowhere else. */
export function Surroundings({ platform, path, children }: SurroundingsProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <I18nProvider i18n={platform.language.i18n}>
        <LinkProvider component={StoryLink}>
          <PlatformProvider platform={platform}>
            <Messages>{children}</Messages>
          </PlatformProvider>
        </LinkProvider>
      </I18nProvider>
    </MemoryRouter>
  );
}

const StoryLink = ({ href, ...rest }: AnchorAttributes) => <Link {...rest} to={href} />;

function Messages({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shared');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('close')}>
      {children}
    </ToastProvider>
  );
}
