import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { waiting, waitingField, waitingLabel, waitingWell } from './RegisterFields.css.ts';

/** The fields of the first step, with its button. */
const fields = [1, 2, 3];

/** Placeholder while the form's rules load. */
export function FormSkeleton() {
  return (
    <div role="status" className={waiting}>
      <LoadingNote />
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
