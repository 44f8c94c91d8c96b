import { row } from '../AppShell.css.ts';
import type { AppShellProps } from '../appShell.types.ts';
import { Clock } from './Clock.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { end, strip } from './UtilityRow.css.ts';

type UtilityRowProps = Pick<AppShellProps, 'onLanguage' | 'theme' | 'onTheme'>;

/** Top line on wide screens: clock, language and theme (NAV-01, NAV-02). */
export function UtilityRow({ onLanguage, theme, onTheme }: UtilityRowProps) {
  return (
    <div className={strip}>
      <div className={row}>
        <Clock />
        <div className={end}>
          <LanguagePicker onLanguage={onLanguage} />
          <ThemeSwitch theme={theme} onTheme={onTheme} />
        </div>
      </div>
    </div>
  );
}
