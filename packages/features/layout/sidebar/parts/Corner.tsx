import { Headset } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FloatingActions } from '#ui/FloatingActions/FloatingActions.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { Shortcut, SidebarProps } from '../sidebar.types.ts';
import { corner } from './Corner.css.ts';
import { LazyRecentGames } from './LazyRecentGames.tsx';

interface CornerProps extends Pick<SidebarProps, 'recent' | 'onOpen' | 'lobbyHref'> {
  shortcuts: readonly Shortcut[];
  /** True while the recent games are open. */
  panelOpen: boolean;
  onPanel: (open: boolean) => void;
}

/** A button with all shortcuts, for screens without space beside the page. */
export function Corner({ shortcuts, recent, onOpen, lobbyHref, panelOpen, onPanel }: CornerProps) {
  const { t } = useTranslation('support');
  const actions = shortcuts.map(({ icon, block: _, ...action }) => ({
    ...action,
    icon: <Icon of={icon} />,
  }));
  return (
    <>
      <div className={corner}>
        <FloatingActions label={t('sidebar.more')} icon={<Icon of={Headset} />} actions={actions} />
      </div>
      {recent !== null && (
        <Dialog
          open={panelOpen}
          onOpenChange={onPanel}
          width="dialog"
          title={t('sidebar.recentTitle')}
          closeLabel={t('common:close')}
        >
          <LazyRecentGames recent={recent} onOpen={onOpen} lobbyHref={lobbyHref} />
        </Dialog>
      )}
    </>
  );
}
