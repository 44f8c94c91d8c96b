import type { ReactNode } from 'react';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { RemoteView } from '../components/RemoteView.tsx';
import type { Remote } from '../data/remote.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

interface RecordDialogProps<Value> {
  /** Null closes the dialog. */
  record: Remote<Value> | null;
  title: string;
  /** Title where the platform does not know the record. */
  notFound: string;
  /** Title where it could not be read. */
  failed: string;
  onClose: () => void;
  children: (value: Value) => ReactNode;
}

/** One entry of a record in a dialog, read when it is opened. */
export function RecordDialog<Value>({ record, title, notFound, failed, onClose, children }: RecordDialogProps<Value>) {
  const { t } = useTranslation('common');
  // Keeps the record during the exit animation.
  const shown = usePresence(record);
  const isUnknown =
    shown?.status === 'failed' && shown.error.kind === 'refused' && shown.error.code === 'record_not_found';
  return (
    <Dialog open={record !== null} onOpenChange={onClose} title={title} width="dialog" closeLabel={t('close')}>
      {isUnknown ? (
        <EmptyState level={3} title={notFound} />
      ) : (
        shown && (
          <RemoteView level={3} remote={shown} failed={failed} skeleton={<Skeleton shape="text" lines={8} />}>
            {children}
          </RemoteView>
        )
      )}
    </Dialog>
  );
}
