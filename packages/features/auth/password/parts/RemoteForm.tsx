import type { ReactNode } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { waiting, waitingField, waitingLabel, waitingWell } from './RemoteForm.css.ts';

export interface RemoteFormProps<View> {
  readonly form: Remote<View>;
  /** Number of fields in the placeholder. */
  readonly fieldCount: number;
  readonly children: (view: View) => ReactNode;
}

/** Shows a form once its rules have loaded, a placeholder of similar height before. */
export function RemoteForm<View>({ form, fieldCount, children }: RemoteFormProps<View>) {
  const { t } = useTranslation('password');
  if (form.status === 'ready') return children(form.value);
  if (form.status === 'failed') {
    return <FailedState title={t('failed')} failed={form} />;
  }
  return (
    <div role="status" className={waiting}>
      <LoadingNote />
      {Array.from({ length: fieldCount }, (_, index) => (
        <div key={index} className={waitingField} aria-hidden>
          <div className={waitingLabel}>
            <Skeleton shape="text" size="sm" />
          </div>
          <div className={waitingWell} />
        </div>
      ))}
    </div>
  );
}
