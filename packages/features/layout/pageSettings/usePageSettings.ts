import { usePlatform } from '#core/data/platform.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { loginEntry } from '#core/session/loginEntry.ts';
import { useOnSupport } from '#core/site/support.ts';
import { chooseTheme, useTheme } from '#core/site/theme.ts';
import { useChooseLanguage } from '../appShell/useChooseLanguage.ts';
import type { PageSettingsProps } from './pageSettings.types.ts';

/** Props of the settings on pages without the header, connected to the platform. */
export function usePageSettings(): PageSettingsProps {
  const { origin } = usePlatform();
  const [query] = useSearchParams();
  return {
    onLanguage: useChooseLanguage(),
    theme: useTheme(),
    onTheme: chooseTheme,
    onSupport: useOnSupport(),
    // Not on the agents' login itself, nor in a window that another page waits for (LGN-02g).
    agentHref:
      loginEntry(query, origin) === 'agent' || query.has('window') ? undefined : paths.login({ entry: 'agent' }),
  };
}
