import { LogIn, Menu as MenuIcon, Search } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { BrandMark } from '../../shared/BrandMark.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { onlyNarrow, onlyWide, row, wayIn } from '../FrameScreen.css.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import type { Sheets } from '../useSheets.ts';
import { bar, end } from './TopBar.css.ts';

const Account = lazyPart(() => import('./Account.tsx').then((part) => part.Account));

/** NAV-03: the way in for visitors; greeting, balance and account menu for who is signed in. */
export function TopBar(props: FrameScreenProps & { sheets: Sheets }) {
  const { member, loginBar, onLogIn, onSearch, sheets } = props;
  const { t } = useTranslation('frame');
  const button = (
    <span className={wayIn}>
      <Button tone="money" size="small" icon={<Icon of={LogIn} size="small" />} onClick={onLogIn}>
        {t('logIn')}
      </Button>
    </span>
  );
  return (
    <div className={bar}>
      <div className={row}>
        <span className={onlyNarrow}>
          <IconButton
            label={t('menu')}
            icon={<Icon of={MenuIcon} />}
            aria-haspopup="dialog"
            aria-expanded={sheets.isOpen('menu')}
            onClick={() => sheets.open('menu')}
          />
        </span>
        <BrandMark {...props} />
        <div className={end}>
          <IconButton label={t('search')} icon={<Icon of={Search} />} aria-haspopup="dialog" onClick={onSearch} />
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
