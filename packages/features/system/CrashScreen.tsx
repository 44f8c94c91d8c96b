import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { StatusPage } from './parts/StatusPage.tsx';

export type CrashScreenProps =
  | {
      /** The whole page is gone: it has to be loaded again. */
      readonly scope: 'page';
      readonly brand?: ReactNode;
      readonly onReload: () => void;
    }
  | {
      /** A part of the page is gone: it can be tried again, and the rest goes on. */
      readonly scope: 'region';
      readonly onRetry: () => void;
    };

/** What stands where our own code has failed. */
export function CrashScreen(props: CrashScreenProps) {
  const { t } = useTranslation('system');
  const shared = useTranslation('shared').t;
  if (props.scope === 'region') {
    return (
      <ErrorState
        announce
        title={t('region.title')}
        text={t('region.text')}
        action={<Button onClick={props.onRetry}>{shared('retry')}</Button>}
      />
    );
  }
  return (
    <StatusPage
      brand={props.brand}
      title={shared('crash.title')}
      text={shared('crash.text')}
      actions={<Button onClick={props.onReload}>{shared('crash.button')}</Button>}
    />
  );
}
