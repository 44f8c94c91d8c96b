import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { waiting, waitingField, waitingLabel, waitingWell } from './RegisterFields.css.ts';

/** The number of fields of most forms. */
const fields = [1, 2, 3, 4, 5];

/** Placeholder while the form's rules load. */
export function FormSkeleton() {
  const { t } = useTranslation('register');
  return (
    <div role="status" className={waiting}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {fields.map((field) => (
        <div key={field} className={waitingField} aria-hidden>
          <div className={waitingLabel}>
            <Skeleton shape="text" size="sm" />
          </div>
          <div className={waitingWell} />
        </div>
      ))}
    </div>
  );
}
