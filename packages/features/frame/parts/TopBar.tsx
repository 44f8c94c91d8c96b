import { LogIn } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { BrandMark } from '../../shared/BrandMark.tsx';
import { onlyNarrow, onlyWide, row } from '../FrameScreen.css.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { bar, end } from './TopBar.css.ts';

const Account = lazy(async () => ({ default: (await import('./Account.tsx')).Account }));

/** NAV-03: the way in for visitors; greeting, balance and account menu for who is signed in. */
export function TopBar(props: FrameScreenProps) {
  const { member, loginBar, onLogIn } = props;
  const { t } = useTranslation('frame');
  const button = (
    <Button tone="money" size="small" icon={<Icon of={LogIn} size="small" />} onClick={onLogIn}>
      {t('logIn')}
    </Button>
  );
  return (
    <div className={bar}>
      <div className={row}>
        <BrandMark {...props} />
        <div className={end}>
          {member !== null && (
            <Suspense fallback={null}>
              <Account {...props} member={member} />
            </Suspense>
          )}
          {member === null && loginBar === undefined && button}
          {member === null && loginBar !== undefined && (
            <>
              <div className={onlyWide}>{loginBar}</div>
              <div className={onlyNarrow}>{button}</div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
