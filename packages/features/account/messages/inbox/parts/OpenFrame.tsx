import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { region } from '../MessagesScreen.css.ts';

interface OpenFrameProps<Value> {
  opened: Remote<Value>;
  onClose: () => void;
  children: (value: Value) => ReactNode;
}

/** What is open in place of the list, with the way back to it. Takes the focus. */
export function OpenFrame<Value>({ opened, onClose, children }: OpenFrameProps<Value>) {
  const { t } = useTranslation('messages');
  const gone =
    opened.status === 'failed' && opened.error.kind === 'refused' && opened.error.code === 'record_not_found';
  return (
    <div tabIndex={-1} className={region}>
      <Stack gap="md">
        <div>
          <Button tone="quiet" icon={<Icon of={ArrowLeft} />} onClick={onClose}>
            {t('back')}
          </Button>
        </div>
        {opened.status === 'loading' && (
          <div role="status">
            <LoadingNote />
            <div aria-hidden>
              <Skeleton shape="text" lines={6} />
            </div>
          </div>
        )}
        {opened.status === 'failed' && gone && <EmptyState level={3} title={t('gone')} text={t('goneText')} />}
        {opened.status === 'failed' && !gone && <FailedState level={3} title={t('messageFailed')} failed={opened} />}
        {opened.status === 'ready' && children(opened.value)}
      </Stack>
    </div>
  );
}
