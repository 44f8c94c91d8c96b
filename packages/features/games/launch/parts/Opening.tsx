import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { centre } from '../LaunchScreen.css.ts';

/** The loading state of a launch. */
export function Opening() {
  const { t } = useTranslation('launch');
  return (
    <div role="status" className={centre}>
      <Spinner />
      <Text>{t('opening')}</Text>
    </div>
  );
}
