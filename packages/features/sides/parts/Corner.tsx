import { Headset } from 'lucide-react';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FloatingActions } from '#ui/FloatingActions/FloatingActions.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SidesPartProps } from '../SidesScreen.tsx';
import { RecentGames } from './RecentGames.tsx';
import { shortcutsOf } from './shortcuts.ts';

/** All of it behind one round button, where there is no room beside the page. */
export function Corner(props: SidesPartProps) {
  const { recent, panelOpen, onPanel } = props;
  const { t } = useTranslation('service');
  const shared = useTranslation('shared').t;
  const actions = shortcutsOf(props, t).map(({ icon, block: _, ...action }) => ({
    ...action,
    icon: <Icon of={icon} />,
  }));
  return (
    <>
      <FloatingActions label={t('sides.more')} icon={<Icon of={Headset} size="large" />} actions={actions} />
      {recent !== null && (
        <Dialog
          open={panelOpen}
          onOpenChange={onPanel}
          width="dialog"
          title={t('sides.recentTitle')}
          closeLabel={shared('close')}
        >
          <RecentGames {...props} recent={recent} />
        </Dialog>
      )}
    </>
  );
}
