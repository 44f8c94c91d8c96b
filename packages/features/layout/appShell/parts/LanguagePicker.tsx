import { Languages } from 'lucide-react';
import { offeredLanguages } from '#api/primitives.ts';
import { codeOf, languageNamed } from '#core/i18n/languageCode.ts';
import { factsOf } from '#core/i18n/languageFacts.ts';
import { useMessageLanguage, useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import type { AppShellProps } from '../appShell.types.ts';

/** Language menu (NAV-02a). Each language is named in its own language. */
export function LanguagePicker({ onLanguage }: Pick<AppShellProps, 'onLanguage'>) {
  const { t } = useTranslation('appShell');
  const language = languageNamed(useMessageLanguage());
  return (
    <Menu
      label={t('language')}
      trigger={(trigger) => (
        <Button {...trigger} tone="quiet" size="small" icon={<Icon of={Languages} size="small" />}>
          {factsOf(language).name}
        </Button>
      )}
      items={[
        {
          kind: 'choice',
          id: 'language',
          label: t('language'),
          value: language,
          onChange: (value) => onLanguage(languageNamed(value)),
          options: offeredLanguages.map((offered) => ({
            value: offered,
            label: factsOf(offered).name,
            lang: codeOf(offered),
          })),
        },
      ]}
    />
  );
}
