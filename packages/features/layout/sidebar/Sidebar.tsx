import { type ReactNode, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { Corner } from './parts/Corner.tsx';
import { LeftBar } from './parts/LeftBar.tsx';
import { RightBar } from './parts/RightBar.tsx';
import { shortcutsOf } from './parts/shortcuts.ts';
import type { SidebarProps } from './sidebar.types.ts';

/**
 * Shortcuts beside the page (SID-01): two slim bars where the screen is wide enough, otherwise one button in the header. Phones
 * have them in the sheets of the app shell.
 */
export function Sidebar(props: SidebarProps): ReactNode {
  const { recent, onOpen, lobbyHref } = props;
  const { t } = useTranslation('support');
  const [panelOpen, setPanelOpen] = useState(false);
  const fits = useIsFrom(props.besideBoard ? 'huge' : 'full');
  const onPanel = (open: boolean): void => {
    if (open) props.onRecent();
    setPanelOpen(open);
  };
  const shortcuts = shortcutsOf(props, () => onPanel(!panelOpen), t);
  if (!fits) {
    return (
      <Corner
        shortcuts={shortcuts}
        recent={recent}
        onOpen={onOpen}
        lobbyHref={lobbyHref}
        panelOpen={panelOpen}
        onPanel={onPanel}
      />
    );
  }
  const updates = shortcuts.find(({ block }) => block === 'updates');
  return (
    <>
      {updates && <LeftBar shortcut={updates} />}
      <RightBar
        shortcuts={shortcuts.filter(({ block }) => block !== 'updates')}
        recent={recent}
        onOpen={onOpen}
        lobbyHref={lobbyHref}
        panelOpen={panelOpen}
        onPanel={onPanel}
      />
    </>
  );
}
