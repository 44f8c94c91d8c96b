import { useId, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SidesPartProps } from '../SidesScreen.tsx';
import { bar, sides } from './bars.css.ts';
import { RecentPanel } from './RecentPanel.tsx';
import { shortcutsOf } from './shortcuts.ts';
import { SideButton } from './SideButton.tsx';

/** SID-01a–c: the player's games, who answers, and the rebate. */
export function RightBar(props: SidesPartProps) {
  const { recent, panelOpen, onPanel } = props;
  const { t } = useTranslation('service');
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const shortcuts = shortcutsOf(props, t).filter(({ block }) => block !== 'updates');
  if (shortcuts.length === 0) return null;
  return (
    <aside aria-label={t('sides.right')} className={sides.right}>
      <div className={bar}>
        {shortcuts.map((shortcut) =>
          shortcut.block === 'recent' ? (
            <SideButton key={shortcut.id} ref={opener} shortcut={shortcut} expanded={panelOpen} controls={panel} />
          ) : (
            <SideButton key={shortcut.id} shortcut={shortcut} />
          ),
        )}
      </div>
      {recent !== null && panelOpen && (
        <RecentPanel {...props} id={panel} recent={recent} opener={opener} onClose={() => onPanel(false)} />
      )}
    </aside>
  );
}
