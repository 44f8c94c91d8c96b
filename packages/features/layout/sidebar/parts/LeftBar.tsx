import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { Shortcut } from '../sidebar.types.ts';
import { bar, sidebar } from './bars.css.ts';
import { SideButton } from './SideButton.tsx';

/** Left bar with the announcement of updates (SID-01d). */
export function LeftBar({ shortcut }: { shortcut: Shortcut }) {
  const { t } = useTranslation('support');
  return (
    <aside aria-label={t('sidebar.left')} className={sidebar.left}>
      <div className={bar}>
        <SideButton shortcut={shortcut} />
      </div>
    </aside>
  );
}
