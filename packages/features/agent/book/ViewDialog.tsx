import { type SavedView, longestViewName, mostViews } from '#api/agentBook.ts';
import { fail, ok } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readText } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { Sent } from './book.types.ts';
import { isTaken } from './views.model.ts';

interface ViewDialogProps {
  /** The view that gets another name; null for a new one. */
  view: SavedView | null;
  views: readonly SavedView[];
  onSend: (name: string) => Promise<Sent>;
  onClose: () => void;
}

type Problem = 'empty' | 'tooLong' | 'taken' | 'most';

/** Asks under which name a view is saved. */
export function ViewDialog({ view, views, onSend, onClose }: ViewDialogProps) {
  const { t } = useTranslation('agentBook');
  const errorText = useRefusalText('agentBook');
  const form = useFields<{ readonly name: string }, { readonly name?: Problem }>({ name: view?.name ?? '' });
  const { values, problems, failure, busy } = form;
  const title = view === null ? t('views.save') : t('views.rename', { name: view.name });
  const problemOf = (name: string): Problem | undefined => {
    if (name === '') return 'empty';
    if (countLetters(name) > longestViewName) return 'tooLong';
    if (isTaken(views, name, view ?? undefined)) return 'taken';
    return view === null && views.length >= mostViews ? 'most' : undefined;
  };
  const submit = async (): Promise<void> => {
    const name = readText(values.name);
    const problem = problemOf(name);
    await form.submit(problem ? { name: problem } : {}, async () => {
      const error = await onSend(name);
      if (error !== null) return fail(error);
      onClose();
      return ok(null);
    });
  };
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('common:close')}
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      <Form
        ref={form.ref}
        label={title}
        failure={failure}
        failureText={failure && errorText(failure)}
        maybe={t('views.maybe')}
        onSubmit={() => void submit()}
      >
        <TextInput
          required
          label={t('views.name')}
          hint={t('views.hint')}
          autoComplete="off"
          value={values.name}
          error={problems.name && t(`views.problems.${problems.name}`, { most: mostViews, letters: longestViewName })}
          onChange={(name) => form.change({ name })}
        />
        <Button type="submit" busy={busy} fullWidth>
          {t('views.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}
