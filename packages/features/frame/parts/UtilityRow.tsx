import { row } from '../FrameScreen.css.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { Clock } from './Clock.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { end, strip } from './UtilityRow.css.ts';

/** The thin line on top of wide screens: clock, language, theme (NAV-01, NAV-02). */
export function UtilityRow({ now, language, onLanguage, theme, onTheme }: FrameScreenProps) {
  return (
    <div className={strip}>
      <div className={row}>
        <Clock now={now} language={language} />
        <div className={end}>
          <LanguagePicker language={language} onLanguage={onLanguage} />
          <ThemeSwitch theme={theme} onTheme={onTheme} />
        </div>
      </div>
    </div>
  );
}
