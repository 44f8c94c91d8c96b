import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { mostTags } from '#api/agentBook.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { tagText } from './book.css.ts';
import type { AccountNotesProps } from './book.types.ts';
import { TagForm } from './TagForm.tsx';

/** The tags of an account. A change shows at once, and is taken back when it fails. */
export function TagEditor({ tags, known, onTags }: Pick<AccountNotesProps, 'tags' | 'known' | 'onTags'>) {
  const { t } = useTranslation('agentBook');
  const errorText = useRefusalText('agentBook');
  const lock = useActionLock();
  const root = useRef<HTMLDivElement>(null);
  /** What is wanted last, with what is said once it is saved: what changes meanwhile follows in a call of its own. */
  const wanted = useRef<{ readonly tags: readonly string[]; readonly done: string }>({ tags, done: '' });
  /** What is being saved; null for nothing. */
  const [sending, setSending] = useState<readonly string[] | null>(null);
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const shown = sending ?? tags;
  const send = (next: readonly string[], done: string): void => {
    wanted.current = { tags: next, done };
    setSending(next);
    setSaid('');
    void lock.run(async () => {
      let sent = wanted.current;
      let error = await onTags(sent.tags);
      while (error === null && wanted.current !== sent) {
        sent = wanted.current;
        error = await onTags(sent.tags);
      }
      setSending(null);
      setSaid(error === null ? sent.done : t('tags.failed', { reason: errorText(error) }));
    });
  };
  const close = (): void => {
    // The field goes, and the focus stays near.
    root.current?.focus();
    setAdding(false);
  };
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={t('tags.label')}>
      <Stack gap="xs">
        <Inline gap="xs">
          {shown.map((tag) => (
            <Button
              key={tag}
              tone="soft"
              size="small"
              icon={<Icon of={X} size="small" />}
              onClick={() => {
                // The button goes with its tag.
                root.current?.focus();
                send(
                  shown.filter((each) => each !== tag),
                  t('tags.removed', { tag }),
                );
              }}
            >
              <VisuallyHidden>{t('tags.remove')}</VisuallyHidden>{' '}
              <bdi translate="no" className={tagText}>
                {tag}
              </bdi>
            </Button>
          ))}
          {!adding && shown.length < mostTags && (
            <Button
              tone="quiet"
              size="small"
              icon={<Icon of={Plus} size="small" />}
              onClick={() => {
                setAdding(true);
                setSaid('');
              }}
            >
              {t('tags.add')}
            </Button>
          )}
        </Inline>
        {adding && (
          <TagForm
            tags={shown}
            known={known}
            onAdd={(next, tag) => {
              close();
              send(next, t('tags.added', { tag }));
            }}
            onCancel={close}
          />
        )}
        <div role="status">{said !== '' && <Text size="sm">{said}</Text>}</div>
      </Stack>
    </div>
  );
}
