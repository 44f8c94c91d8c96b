import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { longestTag, mostTags } from '#api/agentBook.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { tagText } from './book.css.ts';
import type { AccountNotesProps } from './book.types.ts';
import { type TagProblem, offeredTags, withTag } from './tags.model.ts';

/** Moves the focus to a field when it appears. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** The tags of an account. A change shows at once, and is taken back when it fails. */
export function TagEditor({ tags, known, onTags }: Pick<AccountNotesProps, 'tags' | 'known' | 'onTags'>) {
  const { t } = useTranslation('agentBook');
  const shared = useTranslation('common').t;
  const errorText = useErrorText();
  const lock = useActionLock();
  const root = useRef<HTMLDivElement>(null);
  /** What is being saved; null for nothing. */
  const [sending, setSending] = useState<readonly string[] | null>(null);
  /** Null while no tag is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<TagProblem | null>(null);
  const [said, setSaid] = useState('');
  const shown = sending ?? tags;
  const send = (next: readonly string[], done: string): void => {
    void lock.run(async () => {
      setSending(next);
      setSaid('');
      const error = await onTags(next);
      setSending(null);
      setSaid(error === null ? done : t('tags.failed', { reason: errorText(error) }));
    });
  };
  const add = (tag: string): void => {
    const read = withTag(shown, tag);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    setTyped(null);
    root.current?.focus();
    send(read.tags, t('tags.added', { tag: read.tags.at(-1) ?? '' }));
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
          {typed === null && shown.length < mostTags && (
            <Button
              tone="quiet"
              size="small"
              icon={<Icon of={Plus} size="small" />}
              onClick={() => {
                setTyped('');
                setSaid('');
              }}
            >
              {t('tags.add')}
            </Button>
          )}
        </Inline>
        {typed !== null && (
          <BareForm label={t('tags.add')} onSubmit={() => add(typed)}>
            <Stack gap="xs">
              <TextInput
                ref={focus}
                label={t('tags.name')}
                hint={t('tags.hint', { most: mostTags, letters: longestTag })}
                autoComplete="off"
                value={typed}
                error={
                  problem === null ? undefined : t(`tags.problems.${problem}`, { most: mostTags, letters: longestTag })
                }
                onChange={(next) => {
                  setTyped(next);
                  setProblem(null);
                }}
              />
              <Inline gap="xs">
                {offeredTags(known, shown, typed).map((tag) => (
                  <Button key={tag} tone="outline" size="small" onClick={() => add(tag)}>
                    <VisuallyHidden>{t('tags.use')}</VisuallyHidden>{' '}
                    <bdi translate="no" className={tagText}>
                      {tag}
                    </bdi>
                  </Button>
                ))}
              </Inline>
              <Inline gap="xs">
                <Button type="submit" tone="soft" size="small">
                  {t('tags.save')}
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => {
                    root.current?.focus();
                    setTyped(null);
                    setProblem(null);
                  }}
                >
                  {shared('cancel')}
                </Button>
              </Inline>
            </Stack>
          </BareForm>
        )}
        <div role="status">{said !== '' && <Text size="sm">{said}</Text>}</div>
      </Stack>
    </div>
  );
}
