import { ChevronDown } from 'lucide-react';
import type { LayoutBlock } from '#api/system.ts';
import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { LazyPositionText } from '#core/money/position/LazyPositionText.tsx';
import { paths } from '#core/routing/paths.ts';
import { useBackCloses } from '#core/routing/useBackCloses.ts';
import { usePublicState } from '#core/session/publicState.ts';
import type { Role } from '#core/session/role.ts';
import { isPageOn } from '#core/site/switches.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type AccountMenuItem, type Waiting, accountMenu, walletMenu } from '../accountMenu.model.ts';
import type { AppShellMember, AppShellProps, NavCategory } from '../appShell.types.ts';
import { navigationLinks } from '../navigation.model.ts';
import type { Sheet } from '../useSheets.ts';
import { AccountEntries } from './AccountEntries.tsx';
import { Balance } from './Balance.tsx';
import { Clock } from './Clock.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LazyAssistantMark } from './LazyAssistantMark.tsx';
import { LazyLimitLine } from './LazyLimitLine.tsx';
import { chevron, entry, group, groupHead, list, settings, vendor, vendors, waysIn } from './NavigationSheet.css.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useEntryLabel } from './useEntryLabel.ts';

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
  | 'practiceHref'
> {
  shows: Sheet;
  open: boolean;
  onClose: () => void;
}

/** Sheet on phones: the navigation, the ways of money in and out, or the account menu; with clock, language and theme. */
export function NavigationSheet(props: NavigationSheetProps) {
  const { shows, open, onClose, role, member, navigation, categories, onLiveChat } = props;
  const { onLanguage, theme, onTheme } = props;
  const { t } = useTranslation('appShell');
  const shared = useTranslation('common').t;
  const login = useTranslation('login').t;
  const { unread, rewards, agent } = usePublicState(true);
  const wallet = member === null ? [] : walletMenu(role, member);
  useBackCloses(open, onClose);
  const leavingFor = (go: () => void) => (): void => {
    onClose();
    go();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t(shows)} closeLabel={shared('close')}>
      <Stack gap="lg">
        {member === null && (
          <div className={waysIn}>
            <Button fullWidth onClick={leavingFor(props.onLogIn)}>
              {t('logIn')}
            </Button>
            <Button tone="outline" fullWidth onClick={leavingFor(props.onSignUp)}>
              {shared('pages.register')}
            </Button>
          </div>
        )}
        {member === null && props.practiceHref !== null && (
          <ButtonLink href={props.practiceHref} tone="soft" fullWidth onClick={onClose}>
            {login('practise')}
          </ButtonLink>
        )}
        {shows === 'wallet' && member !== null && (
          <>
            {wallet.length === 0 ? (
              // The operator moves the money elsewhere.
              <Balance member={member} wallet={[]} spacious />
            ) : (
              <AccountEntries entries={wallet} onClose={onClose} />
            )}
            <Text as="div" size="sm" tone="muted">
              <LazyPositionText />
            </Text>
            {isPageOn(member.whitelabel, 'limits') && (
              <Text as="div" size="sm" tone="muted">
                <LazyLimitLine />
              </Text>
            )}
          </>
        )}
        {shows === 'me' && member !== null && (
          <>
            {role === 'assistant' ? <LazyAssistantMark /> : <Balance member={member} wallet={[]} spacious />}
            <MoneyLinks role={role} member={member} onClose={onClose} />
            <AccountEntries
              entries={phoneMenu(role, member, { messageV2: unread, rewardCenter: rewards, agent })}
              onClose={onClose}
            />
          </>
        )}
        {shows === 'menu' && (
          <nav aria-label={t('mainNav')}>
            <ul className={list}>
              {navigation.map((block) => (
                <Block key={block} block={block} categories={categories} onLiveChat={onLiveChat} onClose={onClose} />
              ))}
            </ul>
          </nav>
        )}
        <div className={settings}>
          <Clock />
          <LanguagePicker onLanguage={onLanguage} />
          <ThemeSwitch theme={theme} onTheme={onTheme} />
        </div>
      </Stack>
    </Dialog>
  );
}

/** The ways of money in and out, above the other entries. */
function MoneyLinks({
  role,
  member,
  onClose,
}: Pick<NavigationSheetProps, 'role' | 'onClose'> & { member: AppShellMember }) {
  const labelOf = useEntryLabel();
  const links = walletMenu(role, member).filter(({ entry: page }) => page === 'depositv2' || page === 'withdraw');
  if (links.length === 0) return null;
  return (
    <div className={waysIn}>
      {links.map(
        ({ entry: page, href }) =>
          href !== undefined && (
            <ButtonLink
              key={page}
              href={href}
              fullWidth
              tone={page === 'withdraw' ? 'outline' : 'money'}
              onClick={onClose}
            >
              {labelOf(page)}
            </ButtonLink>
          ),
      )}
    </div>
  );
}

/**
 * The account menu on phones. My account begins with the menu of the member centre, which has no place beside the page
 * (MEM-01a), and the withdrawal stands above.
 */
const phoneMenu = (role: Role, member: AppShellMember, waiting: Waiting): readonly AccountMenuItem[] =>
  accountMenu(role, member, waiting)
    .filter((item) => item.entry !== 'withdraw')
    .map((item) =>
      item.entry === 'securityCenter' ? { ...item, href: paths.memberCentre(member.here, 'menu') } : item,
    );

interface BlockProps extends Pick<NavigationSheetProps, 'categories' | 'onLiveChat' | 'onClose'> {
  block: LayoutBlock<'navigation'>;
}

function Block({ block, categories, onLiveChat, onClose }: BlockProps) {
  const { t } = useTranslation('appShell');
  if (block === 'games') return <Games categories={categories} onClose={onClose} />;
  if (block === 'livechat') {
    if (onLiveChat === undefined) return null;
    return (
      <li>
        <button
          type="button"
          className={entry}
          onClick={() => {
            onClose();
            onLiveChat();
          }}
        >
          <Icon of={navIcons.LIVECHAT} />
          <span>{t('livechat')}</span>
        </button>
      </li>
    );
  }
  const { href, icon } = navigationLinks[block];
  return (
    <li>
      <Anchor href={href} className={entry} onClick={onClose}>
        <Icon of={navIcons[icon]} />
        <span>{t(block)}</span>
      </Anchor>
    </li>
  );
}

function Games({ categories, onClose }: Pick<NavigationSheetProps, 'categories' | 'onClose'>) {
  const { t } = useTranslation('appShell');
  const shared = useTranslation('common').t;
  if (categories.status === 'loading') {
    return (
      <li className={entry}>
        <LoadingLine />
      </li>
    );
  }
  if (categories.status === 'failed') {
    return (
      <li className={entry}>
        <span>{t('navFailed')}</span>
        <Button tone="soft" size="small" busy={categories.refreshing === true} onClick={categories.retry}>
          {shared('retry')}
        </Button>
      </li>
    );
  }
  return categories.value.map((category) => <Category key={category.type} category={category} onClose={onClose} />);
}

/** Expandable category. The shared `name` lets the browser keep at most one of them open. */
function Category({ category, onClose }: { category: NavCategory; onClose: () => void }) {
  const { t } = useTranslation('appShell');
  const shared = useTranslation('common').t;
  const name = category.name ?? shared(`gameTypes.${category.type}`);
  return (
    <li>
      <details name="categories" className={group}>
        <summary className={groupHead}>
          <Icon of={navIcons[category.type]} />
          <span>{name}</span>
          <span className={chevron}>
            <Icon of={ChevronDown} size="small" />
          </span>
        </summary>
        <ul className={vendors}>
          <li>
            <Anchor href={category.href} className={vendor} onClick={onClose}>
              {t('allOf', { category: name })}
            </Anchor>
          </li>
          {category.vendors.map(({ vassalage, name: vendorName, inMaintenance, href }) => (
            <li key={vassalage}>
              <Anchor href={href} className={vendor} onClick={onClose}>
                <span>{vendorName}</span>
                {inMaintenance && <MaintenanceBadge place="below" />}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
