import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AssistantTask, AssistantsScreenProps } from '../assistants.types.ts';
import { AssistantCard } from './AssistantCard.tsx';

const AssistantDialog = lazyComponent(async () => (await import('./AssistantDialog.tsx')).AssistantDialog);

type AssistantListProps = Omit<AssistantsScreenProps, 'first' | 'Log'>;

/** The assistants with what can be done with each, and the way to another one. */
export function AssistantList({ assistants, ...dialog }: AssistantListProps) {
  const { t } = useTranslation('assistants');
  /** What is asked, and how often something was: each time in a dialog of its own. */
  const [asked, setAsked] = useState<{ readonly task: AssistantTask | null; readonly times: number }>({
    task: null,
    times: 0,
  });
  const ask = (task: AssistantTask): void => setAsked({ task, times: asked.times + 1 });
  const close = (): void => setAsked({ ...asked, task: null });
  // Stays during the exit animation.
  const shown = usePresence(asked.task);
  return (
    <Stack gap="md">
      <Text tone="muted">{t('text')}</Text>
      <RemoteView level={3} remote={assistants} failed={t('failed')} skeleton={<Skeleton shape="text" lines={8} />}>
        {({ list, most }, refreshing) => (
          <Stack gap="md">
            <Inline gap="sm" align="center">
              <Button
                icon={<Icon of={Plus} size="small" />}
                disabled={list.length >= most}
                aria-haspopup="dialog"
                onClick={() => ask({ action: 'open', of: null })}
              >
                {t('new')}
              </Button>
              <Text as="span" size="sm" tone="muted">
                {t('count', { count: list.length, most })}
              </Text>
            </Inline>
            {list.length >= most && <Text size="sm">{t('most')}</Text>}
            {list.length === 0 ? (
              <EmptyState level={3} title={t('empty')} text={t('emptyText')} />
            ) : (
              <Stack as="ul" role="list" gap="md" aria-busy={refreshing}>
                {list.map((assistant) => (
                  <li key={assistant.id}>
                    <AssistantCard assistant={assistant} onAsk={(action) => ask({ action, of: assistant })} />
                  </li>
                ))}
              </Stack>
            )}
          </Stack>
        )}
      </RemoteView>
      {shown !== null && (
        <LazyDialogSection open={asked.task !== null} onClose={close}>
          <AssistantDialog key={asked.times} open={asked.task !== null} task={shown} onClose={close} {...dialog} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}
