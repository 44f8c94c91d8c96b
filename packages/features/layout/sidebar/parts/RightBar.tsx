import { useId, useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { Shortcut, SidebarProps } from '../sidebar.types.ts';
import { bar, sidebar } from './bars.css.ts';
import { RecentPanel } from './RecentPanel.tsx';
import { SideButton } from './SideButton.tsx';

interface RightBarProps extends Pick<SidebarProps, 'recent' | 'onOpen' | 'lobbyHref'> {
  shortcuts: readonly Shortcut[];
  /** True while the recent games are open. */
  panelOpen: boolean;
  onPanel: (open: boolean) => void;
}

/** Right bar with recent games, customer service and rebate (SID-01a–c). */
export function RightBar({ shortcuts, recent, onOpen, lobbyHref, panelOpen, onPanel }: RightBarProps) {
  const { t } = useTranslation('support');
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  if (shortcuts.length === 0) return null;
  return (
    <aside aria-label={t('sidebar.right')} className={sidebar.right}>
      <div className={bar}>
        {shortcuts.map((shortcut) =>
          shortcut.block === 'recent' ? (
            <SideButton key={shortcut.id} ref={opener} shortcut={shortcut} expanded={panelOpen} controls={panelId} />
          ) : (
            <SideButton key={shortcut.id} shortcut={shortcut} />
          ),
        )}
      </div>
      {recent !== null && panelOpen && (
        <RecentPanel
          id={panelId}
          recent={recent}
          onOpen={onOpen}
          lobbyHref={lobbyHref}
          opener={opener}
          onClose={() => onPanel(false)}
        />
      )}
    </aside>
  );
}
