import { Menu as MenuIcon, Search } from 'lucide-react';
import { useRunsAsApp } from '#core/app/runsAsApp.ts';
import { BrandMark } from '#core/components/BrandMark.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { barRoom, onlyNarrow, row, wayIn } from '../AppShell.css.ts';
import type { AppShellProps, AppShellSlots } from '../appShell.types.ts';
import type { Sheets } from '../useSheets.ts';
import { accountRoom, bar, end, outlined, search, wide } from './TopBar.css.ts';

const AppBack = lazyComponent(() => import('./AppBack.tsx').then((part) => part.AppBack));
const Account = lazyComponent(() => import('./Account.tsx').then((part) => part.Account));

interface TopBarProps
  extends
    Pick<
      AppShellProps,
      | 'brand'
      | 'role'
      | 'member'
      | 'pathname'
      | 'practiceHref'
      | 'ownPrime'
      | 'signingUp'
      | 'onLogIn'
      | 'onSignUp'
      | 'onSearch'
    >,
    Pick<AppShellSlots, 'loginBar'> {
  sheets: Sheets;
}

/**
 * Header bar (NAV-03): brand, search, practice, login and registration for visitors, or the account for signed-in players. At
 * most one of its buttons is golden, and none where the page has a golden one (NAV-09). The installed app has a way back in
 * place of the menu, because an iPhone has none.
 */
export function TopBar(props: TopBarProps) {
  const { brand, role, member, loginBar, practiceHref, ownPrime, signingUp, onLogIn, onSignUp, onSearch, sheets } =
    props;
  const { t } = useTranslation('appShell');
  const menu = role !== 'assistant' && (
    <span className={onlyNarrow}>
      <IconButton
        label={t('menu')}
        icon={<Icon of={MenuIcon} />}
        aria-haspopup="dialog"
        aria-expanded={sheets.isOpen('menu')}
        onClick={() => sheets.open('menu')}
      />
    </span>
  );
  return (
    <div className={bar}>
      <div className={row}>
        {useRunsAsApp() ? (
          <LazySection optional placeholder={menu}>
            <AppBack pathname={props.pathname}>{menu}</AppBack>
          </LazySection>
        ) : (
          menu
        )}
        <BrandMark brand={brand} short={member !== null} />
        {/* Beside the mark, where it stays when the account comes. */}
        {role !== 'assistant' && (
          <span className={member === null ? undefined : search}>
            <IconButton label={t('search')} icon={<Icon of={Search} />} aria-haspopup="dialog" onClick={onSearch} />
          </span>
        )}
        <div className={end}>
          {member !== null && (
            // Loads again on the next page after a failure.
            <LazySection optional resetKey={props.pathname} placeholder={<span className={accountRoom} />}>
              <Account role={role} member={member} sheets={sheets} ownPrime={ownPrime} />
            </LazySection>
          )}
          {member === null && (
            <>
              {loginBar && <div className={barRoom}>{loginBar}</div>}
              <span className={wayIn}>
                {practiceHref !== null && (
                  <span className={wide}>
                    <ButtonLink tone="quiet" size="small" href={practiceHref}>
                      {t('practise')}
                    </ButtonLink>
                  </span>
                )}
                <span className={loginBar ? onlyNarrow : ''}>
                  <span className={outlined}>
                    <Button tone="quiet" size="small" onClick={onLogIn}>
                      {t('logIn')}
                    </Button>
                  </span>
                </span>
                {!ownPrime && onSignUp && (
                  // It stays for the focus, which comes back to it.
                  <Button tone={signingUp ? 'quiet' : 'money'} size="small" onClick={onSignUp}>
                    {t('signUp')}
                  </Button>
                )}
              </span>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
