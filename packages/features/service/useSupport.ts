import type { ServiceEntry } from '#api/system.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { laterWords } from '../shared/i18n/laterWords.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { useIntentLock } from '../shared/lock.ts';
import { useMember } from '../shared/member.ts';
import { openWindow, serviceWindow } from '../shared/openExternal.ts';
import { useSite } from '../shared/site.ts';
import type { Support } from '../shared/support.ts';
import { chooseServices } from './service.model.ts';
import { useFindService } from './useFindService.ts';
import { useProblemText } from './useProblemText.ts';

/** CS-01: who answers this player, and the window in which they do. */
export function useSupport(): Support {
  const site = useSite();
  const { info } = useMember();
  const toast = useToast();
  const problemText = useProblemText();
  const { t } = useTranslation('service');
  const shared = useTranslation('shared').t;
  const find = useFindService();
  const lock = useIntentLock();

  function open(entry: ServiceEntry): void {
    const tell = async (text: () => string): Promise<void> => {
      // Whoever offers the service may stand where nothing else speaks these words.
      await laterWords.here('more');
      const action = { label: shared('retry'), onPress: () => open(entry) };
      toast.show({ id: 'service', tone: 'negative', text: text(), action });
    };
    void lock.run(async () => {
      // Before anything is awaited: the browser allows a window only within the press.
      const opened = openWindow({ ...serviceWindow, name: `service-${entry.csType}` });
      if (opened === null) return tell(() => t('window.blocked', { name: entry.title }));
      toast.dismiss('service');
      const found = await find(entry.csType);
      if (found.ok) return opened.go(found.value);
      opened.close();
      const { error } = found;
      return tell(() => t('window.failed', { name: entry.title, because: problemText(error) }));
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
