import { ChevronDown } from 'lucide-react';
import type { LayoutBlock } from '#api/system.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { Resting } from '../../shared/Resting.tsx';
import type { FrameScreenProps, NavCategory } from '../FrameScreen.tsx';
import { navigationLinks } from '../navigation.model.ts';
import type { Sheet } from '../useSheets.ts';
import { Clock } from './Clock.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { chevron, entry, group, groupHead, list, settings, vendor, vendors } from './NavigationSheet.css.ts';
import { OwnEntries } from './OwnEntries.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface NavigationSheetProps extends FrameScreenProps {
  shows: Sheet;
  open: boolean;
  onClose: () => void;
}

/** What the wide header holds, for phones: the whole navigation, or the player's own entries; language, theme and clock. */
export function NavigationSheet(props: NavigationSheetProps) {
  const { shows, open, onClose, language, onLanguage, theme, onTheme, now } = props;
  const { t } = useTranslation('frame');
  const shared = useTranslation('shared').t;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={shows === 'me' ? t('me') : t('menu')}
      closeLabel={shared('close')}
    >
      <Stack gap="lg">
        {shows === 'me' ? (
          <OwnEntries {...props} />
        ) : (
          <nav aria-label={t('mainNav')}>
            <ul className={list}>
              {props.navigation.map((block) => (
                <Block key={block} block={block} {...props} />
              ))}
            </ul>
          </nav>
        )}
        <div className={settings}>
          <Clock now={now} language={language} />
          <LanguagePicker language={language} onLanguage={onLanguage} />
          <ThemeSwitch theme={theme} onTheme={onTheme} />
        </div>
      </Stack>
    </Dialog>
  );
}

function Block({ block, onClose, ...props }: NavigationSheetProps & { block: LayoutBlock<'navigation'> }) {
  const { t } = useTranslation('frame');
  if (block === 'games') return <Games {...props} onClose={onClose} />;
  if (block === 'livechat') {
    const { onLiveChat } = props;
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
          {t('livechat')}
        </button>
      </li>
    );
  }
  const { href, icon } = navigationLinks[block];
  return (
    <li>
      <Anchor href={href} className={entry} onClick={onClose}>
        <Icon of={navIcons[icon]} />
        {t(block)}
      </Anchor>
    </li>
  );
}

function Games({ categories, onClose }: Pick<NavigationSheetProps, 'categories' | 'onClose'>) {
  const { t } = useTranslation('frame');
  const shared = useTranslation('shared').t;
  if (categories.status === 'loading') {
    return (
      <li className={entry}>
        <Skeleton shape="text" />
      </li>
    );
  }
  if (categories.status === 'failed') {
    return (
      <li className={entry}>
        {t('navFailed')}
        <Button tone="soft" size="small" busy={categories.refreshing === true} onClick={categories.retry}>
          {shared('retry')}
        </Button>
      </li>
    );
  }
  return categories.value.map((category) => <Category key={category.type} category={category} onClose={onClose} />);
}

/** A category that opens in place; of one name, so that opening another closes it. */
function Category({ category, onClose }: { category: NavCategory; onClose: () => void }) {
  const { t } = useTranslation('frame');
  const name = useTranslation('shared').t(`gameTypes.${category.type}`);
  return (
    <li>
      <details name="categories" className={group}>
        <summary className={groupHead}>
          <Icon of={navIcons[category.type]} />
          {name}
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
          {category.vendors.map(({ vassalage, name: vendorName, resting, href }) => (
            <li key={vassalage}>
              <Anchor href={href} className={vendor} onClick={onClose}>
                {vendorName}
                {resting && <Resting place="below" />}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
