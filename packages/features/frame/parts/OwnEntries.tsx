import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { accountIcons } from './accountIcons.ts';
import { card, grid } from './NavigationSheet.css.ts';

/** NAV-05 on phones: the entries of the account menu. */
export function OwnEntries({ member, onClose }: Pick<FrameScreenProps, 'member'> & { onClose: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <ul className={grid}>
      {member?.menu.map(({ entry, href, onSelect }) => {
        const content = (
          <>
            <Icon of={accountIcons[entry]} />
            {t(`account.${entry}`)}
          </>
        );
        return (
          <li key={entry}>
            {href === undefined ? (
              <button
                type="button"
                className={card}
                onClick={() => {
                  onClose();
                  onSelect?.();
                }}
              >
                {content}
              </button>
            ) : (
              <Anchor href={href} className={card} onClick={onClose}>
                {content}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
