import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import { waiting, waitingField, waitingLabel, waitingWell } from './RemoteForm.css.ts';

export interface RemoteFormProps<View> {
  readonly form: Remote<View>;
  /** How many fields it most likely has. */
  readonly places: number;
  readonly children: (view: View) => ReactNode;
}

/** A form whose rules come from the platform: places of the same size until they are here. */
export function RemoteForm<View>({ form, places, children }: RemoteFormProps<View>) {
  const { t } = useTranslation('recovery');
  if (form.status === 'ready') return children(form.value);
  if (form.status === 'failed') {
    return <FailedState title={t('failed')} failed={form} />;
  }
  return (
    <div role="status" className={waiting}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: places }, (_, place) => (
        <div key={place} className={waitingField} aria-hidden>
          <div className={waitingLabel}>
            <Skeleton shape="text" size="sm" />
          </div>
          <div className={waitingWell} />
        </div>
      ))}
    </div>
  );
}
