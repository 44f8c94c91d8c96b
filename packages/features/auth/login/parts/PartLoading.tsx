import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { place } from './PartLoading.css.ts';

/** Placeholder while a part of the form loads. About as tall as the part, to limit layout shift. */
export function PartLoading() {
  const { t } = useTranslation();
  return (
    <div className={place}>
      <Spinner label={t('loading')} />
    </div>
  );
}
