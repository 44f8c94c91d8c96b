import { ok } from '#api/errors.ts';
import type { PromotionState } from '#api/promotions.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { picturesProblem } from '#core/uploads/pictures.model.ts';
import { PicturesField } from '#core/uploads/PicturesField.tsx';
import { readLines } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { OfferViewProps } from '../offer.types.ts';

/** TXT-03: letters as a reader counts them. */
const longestRemark = 140;

interface ApplicationFormProps extends Pick<OfferViewProps, 'busy' | 'failure' | 'uploads' | 'onApply'> {
  form: NonNullable<PromotionState['form']>;
}

/** Applies for a promotion with a remark and pictures, as far as it asks for them. What is typed stays after a failure. */
export function ApplicationForm({ form, busy, failure, uploads, onApply }: ApplicationFormProps) {
  const { t } = useTranslation('offer');
  const errorText = useRefusalText('offer');
  const fields = useFields({ remark: '', pictures: null });
  const { remark } = fields.values;
  const fileProblem = form.files === 0 ? null : picturesProblem(uploads.uploads);
  const letters = countLetters(readLines(remark));
  const remarkProblem = form.remark && letters === 0 ? 'none' : letters > longestRemark ? 'long' : null;
  const submit = () => {
    const found = {
      ...(remarkProblem !== null && { remark: remarkProblem }),
      ...(fileProblem !== null && { pictures: fileProblem }),
    };
    const fileIds = uploads.uploads.flatMap(({ fileId }) => fileId ?? []);
    return fields.submit(found, async () => ok(await onApply({ remark: readLines(remark), fileIds })));
  };
  return (
    <Form
      ref={fields.ref}
      label={t('form.title')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('form.maybe')}
      onSubmit={() => void submit()}
    >
      {form.remark && (
        <TextArea
          required
          label={t('form.remark')}
          most={longestRemark}
          countLabel={(count, most) => t('form.count', { count, most })}
          value={remark}
          error={
            remarkProblem === 'long' || (fields.problems.remark && remarkProblem)
              ? t(`form.problems.${remarkProblem}`, { most: longestRemark })
              : undefined
          }
          onChange={(text) => fields.change({ remark: text })}
        />
      )}
      {form.files > 0 && (
        <PicturesField
          required
          label={t('form.pictures', { count: form.files })}
          most={form.files}
          problem={fields.problems.pictures ? fileProblem : null}
          {...uploads}
        />
      )}
      <Button type="submit" busy={busy} fullWidth>
        {t('form.send')}
      </Button>
    </Form>
  );
}
