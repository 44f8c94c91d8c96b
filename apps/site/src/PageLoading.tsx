import { useTranslation } from '#features/shared/i18n/useTranslation.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { place } from './PageLoading.css.ts';

/** While the code of a page is on its way. It has the height of a page, so that the frame does not jump. */
export function PageLoading() {
  const { t } = useTranslation('shared');
  return (
    <div className={place}>
      <Spinner label={t('loading')} />
    </div>
  );
}
