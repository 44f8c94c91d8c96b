import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { waiting, waitingField, waitingLabel, waitingWell } from './RegisterFields.css.ts';

/** As many as most forms have. */
const fields = [1, 2, 3, 4, 5];

/** In the place of a form whose rules are on their way. */
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
