import { Headset } from 'lucide-react';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useBackCloses } from '#core/routing/useBackCloses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { AppShellProps } from '../appShell.types.ts';
import { navigationLinks } from '../navigation.model.ts';
import type { Sheet, Sheets } from '../useSheets.ts';
import { Clock } from './Clock.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { settings, waysIn } from './NavigationSheet.css.ts';
import { OwnSheet } from './OwnSheet.tsx';
import { type Row, Rows } from './Rows.tsx';
import { SupportSheet } from './SupportSheet.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { WalletSheet } from './WalletSheet.tsx';

const GamesSheet = lazyComponent(() => import('./GamesSheet.tsx').then((part) => part.GamesSheet));

export interface NavigationSheetProps extends Pick<
  AppShellProps,
  | 'role'
  | 'member'
  | 'navigation'
  | 'categories'
  | 'onLiveChat'
  | 'onLanguage'
  | 'theme'
  | 'onTheme'
  | 'onLogIn'
  | 'onSignUp'
  | 'onSearch'
  | 'practiceHref'
> {
  shows: Sheet;
  open: boolean;
  onOpen: Sheets['open'];
  onClose: () => void;
}

/** Sheet on phones: the navigation, the games, the wallet, the player's own entries, or customer service. */
export function NavigationSheet(props: NavigationSheetProps) {
  const { shows, open, onClose, role, member } = props;
  const { t } = useTranslation('appShell');
  const menus = useTranslation('menus').t;
  useBackCloses(open, onClose);
  const titles: Readonly<Record<Sheet, string>> = {
    menu: t('menu'),
    games: menus('games.title'),
    wallet: t('wallet'),
    me: t('me'),
    support: t('help'),
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={titles[shows]}
      closeLabel={t('common:close')}
    >
      <Stack gap="md">
        {shows === 'menu' && <Menu {...props} />}
        {shows === 'games' && (
          <LazySection placeholder={<LoadingLine />}>
            <GamesSheet role={role} categories={props.categories} onSearch={props.onSearch} onClose={onClose} />
          </LazySection>
        )}
        {shows === 'wallet' && member !== null && <WalletSheet role={role} member={member} onClose={onClose} />}
        {shows === 'me' && member !== null && <OwnSheet role={role} member={member} onClose={onClose} />}
        {shows === 'support' && <SupportSheet onLiveChat={props.onLiveChat} onClose={onClose} />}
        {(shows === 'menu' || shows === 'me') && (
          <div className={settings}>
            <Clock />
            <LanguagePicker onLanguage={props.onLanguage} />
            <ThemeSwitch theme={props.theme} onTheme={props.onTheme} />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** The navigation (NAV-04): the ways in for visitors, and a row for each of its blocks. */
function Menu({ member, navigation, practiceHref, ...props }: NavigationSheetProps) {
  const { onLogIn, onSignUp, onLiveChat, onOpen, onClose } = props;
  const { t } = useTranslation('appShell');
  const login = useTranslation('login').t;
  const menus = useTranslation('menus').t;
  const leavingFor = (go: () => void) => (): void => {
    onClose();
    go();
  };
  const rows = navigation.flatMap((block): readonly Row[] => {
    if (block === 'games') {
      const openGames = (): void => onOpen('games');
      return [{ id: block, icon: navIcons.RNG, label: menus('games.title'), onSelect: openGames }];
    }
    if (block === 'livechat') {
      return onLiveChat === undefined
        ? []
        : [{ id: block, icon: navIcons.LIVECHAT, label: t('livechat'), onSelect: onLiveChat }];
    }
    const { href, icon } = navigationLinks[block];
    return [{ id: block, icon: navIcons[icon], label: t(block), href }];
  });
  return (
    <>
      {member === null && (
        <div className={waysIn}>
          <Button fullWidth onClick={leavingFor(onLogIn)}>
            {t('logIn')}
          </Button>
          {onSignUp && (
            <Button tone="outline" fullWidth onClick={leavingFor(onSignUp)}>
              {t('common:pages.register')}
            </Button>
          )}
        </div>
      )}
      {practiceHref !== null && (
        <ButtonLink href={practiceHref} tone="soft" fullWidth onClick={onClose}>
          {login('practise')}
        </ButtonLink>
      )}
      <nav aria-label={t('mainNav')}>
        <Rows
          rows={[...rows, { id: 'help', icon: Headset, label: t('help'), onSelect: () => onOpen('support') }]}
          onClose={onClose}
        />
      </nav>
    </>
  );
}
