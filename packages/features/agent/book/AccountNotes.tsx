import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AccountNotesProps } from './book.types.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { TagEditor } from './TagEditor.tsx';

/** What the agent keeps in mind about an account: tags and a note, which are shown to this agent only (AGT-04a). */
export function AccountNotes({ note, tags, known, onNote, onTags }: AccountNotesProps) {
  const { t } = useTranslation('agentBook');
  return (
    <Stack as="section" gap="xs" aria-label={t('title')}>
      <Heading level={4} size="md">
        {t('title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('private')}
      </Text>
      <TagEditor tags={tags} known={known} onTags={onTags} />
      <NoteEditor note={note} onNote={onNote} />
    </Stack>
  );
}
