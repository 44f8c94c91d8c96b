import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { Clock } from './Clock.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { category, grid, settings } from './NavigationSheet.css.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface NavigationSheetProps extends FrameScreenProps {
  shows: 'menu' | 'me';
  open: boolean;
  onClose: () => void;
}

/** What the wide header holds, for phones: the categories, or the player's own entries; language, theme and clock. */
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
        {shows === 'me' ? <Own {...props} /> : <Categories {...props} />}
        <div className={settings}>
          <Clock now={now} language={language} />
          <LanguagePicker language={language} onLanguage={onLanguage} />
          <ThemeSwitch theme={theme} onTheme={onTheme} />
        </div>
      </Stack>
    </Dialog>
  );
}

function Categories({ categories, onClose }: NavigationSheetProps) {
  const { t } = useTranslation('frame');
  const shared = useTranslation('shared').t;
  if (categories.status === 'failed') {
    return (
      <Button tone="soft" onClick={categories.retry}>
        {shared('retry')}
      </Button>
    );
  }
  return (
    <nav aria-label={t('mainNav')}>
      <ul className={grid}>
        {categories.status === 'ready' &&
          categories.value.map(({ type, href }) => (
            <li key={type}>
              <Anchor href={href} className={category} onClick={onClose}>
                <Icon of={navIcons[type]} size="large" />
                {shared(`gameTypes.${type}`)}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Own({ member, onClose }: NavigationSheetProps) {
  const { t } = useTranslation('frame');
  return (
    <ul className={grid}>
      {member?.menu.map(({ entry, href, onSelect }) => (
        <li key={entry}>
          {href === undefined ? (
            <button
              type="button"
              className={category}
              onClick={() => {
                onClose();
                onSelect?.();
              }}
            >
              {t(`account.${entry}`)}
            </button>
          ) : (
            <Anchor href={href} className={category} onClick={onClose}>
              {t(`account.${entry}`)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
