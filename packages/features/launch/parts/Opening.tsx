import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { centre } from '../LaunchScreen.css.ts';

export function Opening() {
  const { t } = useTranslation('launch');
  return (
    <div role="status" className={centre}>
      <Spinner />
      <Text>{t('opening')}</Text>
    </div>
  );
}
