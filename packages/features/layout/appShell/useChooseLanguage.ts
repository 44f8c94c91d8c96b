import { memberLanguageUpdate } from '#api/member.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useToast } from '#ui/Toast/useToast.ts';

/** Switches the language and then tells the platform. A failure there does not undo the switch. */
export function useChooseLanguage(): (language: OfferedLanguage) => void {
  const { language: store, client } = usePlatform();
  const toast = useToast();
  const { t } = useTranslation('appShell');
  return (language) => {
    store.choose(language).then(
      () => client.call(memberLanguageUpdate, { language }),
      () => toast.show({ tone: 'negative', text: t('languageFailed') }),
    );
  };
}
