import { Headset } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { LanguagePicker } from '../appShell/parts/LanguagePicker.tsx';
import { ThemeSwitch } from '../appShell/parts/ThemeSwitch.tsx';
import type { PageSettingsProps } from './pageSettings.types.ts';

/** Language, theme, customer service and the agents' login (NAV-02, CS-01, ROL-03), for pages without the header. */
export function PageSettings({ onLanguage, theme, onTheme, onSupport, agentHref }: PageSettingsProps) {
  const { t } = useTranslation('support');
  const agents = useTranslation('login').t;
  return (
    <Inline gap="xs" justify="center">
      <LanguagePicker onLanguage={onLanguage} />
      <ThemeSwitch theme={theme} onTheme={onTheme} />
      {onSupport !== undefined && (
        <Button tone="quiet" size="small" icon={<Icon of={Headset} size="small" />} onClick={onSupport}>
          {t('contact')}
        </Button>
      )}
      {agentHref !== undefined && (
        <Link href={agentHref} size="touch">
          {agents('agent.title')}
        </Link>
      )}
    </Inline>
  );
}
