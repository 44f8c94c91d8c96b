import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { longestNote } from '#api/agentBook.ts';
import { fail, ok } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readLines } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { noteText } from './book.css.ts';
import type { AccountNotesProps } from './book.types.ts';

type NoteProps = Pick<AccountNotesProps, 'note' | 'onNote'>;

/** The note on an account, and how to change it. An empty one is removed. */
export function NoteEditor({ note, onNote }: NoteProps) {
  const { t } = useTranslation('agentBook');
  const root = useRef<HTMLDivElement>(null);
  /** Whether it is being changed, and what is shown until the account has been read again. */
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const close = (isSaved: boolean): void => {
    root.current?.focus();
    setOpen(false);
    setSaved(isSaved);
  };
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={t('note.label')}>
      <Stack gap="xs">
        {open ? (
          <NoteForm note={note} onNote={onNote} onClose={close} />
        ) : (
          <>
            {note !== '' && (
              <Text>
                <span className={noteText} translate="no">
                  <bdi>{note}</bdi>
                </span>
              </Text>
            )}
            <Inline>
              <Button
                tone="quiet"
                size="small"
                icon={<Icon of={Pencil} size="small" />}
                onClick={() => {
                  setOpen(true);
                  setSaved(false);
                }}
              >
                {t(note === '' ? 'note.add' : 'note.change')}
              </Button>
            </Inline>
          </>
        )}
        <div role="status">{saved && <Text size="sm">{t('note.saved')}</Text>}</div>
      </Stack>
    </div>
  );
}

/** Moves the focus to a field when it appears. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

function NoteForm({ note, onNote, onClose }: NoteProps & { onClose: (isSaved: boolean) => void }) {
  const { t } = useTranslation('agentBook');
  const errorText = useRefusalText('agentBook');
  const form = useFields<{ readonly text: string }, { readonly text?: 'tooLong' }>({ text: note });
  const { text } = form.values;
  const submit = () => {
    const typed = readLines(text);
    return form.submit(countLetters(typed) > longestNote ? { text: 'tooLong' } : {}, async () => {
      const error = await onNote(typed);
      if (error !== null) return fail(error);
      onClose(true);
      return ok(null);
    });
  };
  return (
    <Form
      ref={form.ref}
      label={t('note.label')}
      failure={form.failure}
      failureText={form.failure && errorText(form.failure)}
      maybe={t('note.maybe')}
      onSubmit={() => void submit()}
    >
      <TextArea
        ref={focus}
        label={t('note.label')}
        most={longestNote}
        value={text}
        error={form.problems.text && t('note.tooLong', { most: longestNote })}
        onChange={(next) => form.change({ text: next })}
      />
      <Inline gap="xs">
        <Button type="submit" tone="soft" size="small" busy={form.busy}>
          {t('note.save')}
        </Button>
        <Button tone="quiet" size="small" disabled={form.busy} onClick={() => onClose(false)}>
          {t('common:cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
