import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { place } from './PartLoading.css.ts';

/** While a part of the form is on its way: about as high as what comes, so that little moves. */
export function PartLoading() {
  const { t } = useTranslation();
  return (
    <div className={place}>
      <Spinner label={t('loading')} />
    </div>
  );
}
