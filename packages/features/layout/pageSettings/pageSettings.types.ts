import type { AppShellProps } from '../appShell/appShell.types.ts';

export interface PageSettingsProps extends Pick<AppShellProps, 'onLanguage' | 'theme' | 'onTheme'> {
  /** Opens customer service. Undefined draws no button. */
  readonly onSupport: (() => void) | undefined;
  /** Link to the agents' login (ROL-03). Undefined draws none. */
  readonly agentHref: string | undefined;
}
