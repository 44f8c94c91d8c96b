import { useTranslation } from '../i18n/useTranslation.tsx';
import { skip } from './SkipMenu.css.ts';

/** A link past the menu of a centre, shown while it has the focus. Where the menu is a page of its own, it is not there. */
export function SkipMenu({ to }: { /** The id of the content, which can take the focus. */ to: string }) {
  const { t } = useTranslation('common');
  return (
    <a
      href={`#${to}`}
      className={skip}
      onClick={(event) => {
        // The address of what is open stays.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
