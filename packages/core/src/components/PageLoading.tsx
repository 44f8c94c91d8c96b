import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { LoadingNote } from './LoadingNote.tsx';
import { place } from './PageLoading.css.ts';

/** Placeholder while the code of a page loads. Has the height of a page, so that the layout does not shift. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className={place}>
      <Spinner label={t('loading')} />
      <LoadingNote quiet />
    </div>
  );
}
