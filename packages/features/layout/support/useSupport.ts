import type { ServiceEntry } from '#api/system.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { lazyMessages } from '#core/i18n/lazyMessages.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { openWindow, serviceWindow } from '#core/security/openExternal.ts';
import { useMember } from '#core/session/member.ts';
import { useSite } from '#core/site/site.ts';
import type { Support } from '#core/site/support.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { chooseServices } from './service.model.ts';
import { useFindService } from './useFindService.ts';
import { useProblemText } from './useProblemText.ts';

/** The services available to this player, and a function that opens one in a window (CS-01). */
export function useSupport(): Support {
  const site = useSite();
  const { info } = useMember();
  const toast = useToast();
  const problemText = useProblemText();
  const { t } = useTranslation('support');
  const find = useFindService();
  const lock = useActionLock();

  function open(entry: ServiceEntry): void {
    const report = async (text: () => string): Promise<void> => {
      // The page that offers the service may not have loaded these messages.
      await lazyMessages.require('more');
      const action = { label: t('common:retry'), onPress: () => open(entry) };
      toast.show({ id: 'service', tone: 'negative', text: text(), action });
    };
    void lock.run(async () => {
      // Before any await: browsers allow pop-ups only synchronously in a click.
      const opened = openWindow({ ...serviceWindow, name: `service-${entry.csType}` });
      if (opened === null) return report(() => t('window.blocked', { name: entry.title }));
      toast.dismiss('service');
      const found = await find(entry.csType);
      if (found.ok) return opened.go(found.value);
      opened.close();
      const { error } = found;
      return report(() => t('window.failed', { name: entry.title, because: problemText(error) }));
    });
  }

  return {
    entries: chooseServices(
      site.status === 'ready' ? site.value.customerService : [],
      info.status === 'ready' ? info.value.memberLabel[0]?.labelName : undefined,
    ),
    open,
  };
}
