import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { centre, note } from '../LaunchScreen.css.ts';

/** The loading state of a launch. Says when it takes longer than usual, in a line that is kept free for it. */
export function Opening() {
  const { t } = useTranslation('launch');
  return (
    <div role="status" className={centre}>
      <Spinner />
      <Text>{t('opening')}</Text>
      <div className={note}>
        <LoadingNote quiet />
      </div>
    </div>
  );
}
