import { longestTag, mostTags } from '#api/agentBook.ts';
import { ok } from '#api/errors.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { tagText } from './book.css.ts';
import type { AccountNotesProps } from './book.types.ts';
import { type TagProblem, offeredTags, withTag } from './tags.model.ts';

interface TagFormProps extends Pick<AccountNotesProps, 'tags' | 'known'> {
  /** Takes the tags with the new one. */
  onAdd: (tags: readonly string[], tag: string) => void;
  onCancel: () => void;
}

/** Moves the focus to a field when it appears. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** One more tag: typed, or chosen among those of other accounts. */
export function TagForm({ tags, known, onAdd, onCancel }: TagFormProps) {
  const { t } = useTranslation('agentBook');
  const form = useFields<{ readonly tag: string }, { readonly tag?: TagProblem }>({ tag: '' });
  const { tag: typed } = form.values;
  const { tag: problem } = form.problems;
  const limits = { most: mostTags, letters: longestTag };
  const add = (tag: string): void => {
    const read = withTag(tags, tag);
    if ('problem' in read) return form.check({ tag: read.problem });
    void form.submit({}, async () => {
      onAdd(read.tags, read.tags.at(-1) ?? '');
      return ok(null);
    });
  };
  return (
    <BareForm ref={form.ref} label={t('tags.add')} onSubmit={() => add(typed)}>
      <Stack gap="xs">
        <TextInput
          ref={focus}
          label={t('tags.name')}
          hint={t('tags.hint', limits)}
          autoComplete="off"
          value={typed}
          error={problem && t(`tags.problems.${problem}`, limits)}
          onChange={(tag) => form.change({ tag })}
        />
        <Inline gap="xs">
          {offeredTags(known, tags, typed).map((tag) => (
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
          <Button tone="quiet" size="small" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </Inline>
      </Stack>
    </BareForm>
  );
}
