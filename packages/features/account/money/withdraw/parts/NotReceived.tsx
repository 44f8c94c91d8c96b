import { useState } from 'react';
import { uploadLimits, uploadMegabytes, uploadTypes } from '#api/uploadLimits.ts';
import { type WithdrawalPayment, longestRemark } from '#api/withdrawalOrders.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { filesOf, picturesProblem } from '#core/uploads/pictures.model.ts';
import { useUploads } from '#core/uploads/useUploads.ts';
import { readLines } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FileField } from '#ui/FileField/FileField.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { WithdrawScreenProps } from '../withdraw.types.ts';

interface NotReceivedProps extends Pick<WithdrawScreenProps, 'onReceipt' | 'onUpload'> {
  open: boolean;
  payment: WithdrawalPayment;
  onClose: () => void;
}

/** Reports a payment that did not arrive: one to three pictures and a remark (MEM-05). */
export function NotReceived({ open, payment, onReceipt, onUpload, onClose }: NotReceivedProps) {
  const { t } = useTranslation('withdraw');
  const shared = useTranslation('common').t;
  const money = useMoneyText();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={shared('close')}
      title={t('missing.title', { amount: money(payment.amount) })}
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      {open && (
        <MissingForm
          paymentId={payment.id}
          onBusy={setBusy}
          onReceipt={onReceipt}
          onUpload={onUpload}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

interface MissingFormProps extends Pick<NotReceivedProps, 'onReceipt' | 'onUpload'> {
  paymentId: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function MissingForm({ paymentId, onBusy, onReceipt, onUpload, onDone }: MissingFormProps) {
  const { t } = useTranslation('withdraw');
  const errorText = useRefusalText('withdraw');
  const { uploads, leftOut, onAdd, onRemove, onRetry } = useUploads(onUpload);
  const form = useFields({ pictures: null, remark: '' });
  const { failure } = form;
  const { remark } = form.values;
  const fileProblem = picturesProblem(uploads);
  const tooLong = countLetters(readLines(remark)) > longestRemark;
  const fileError = (): string | undefined => {
    if (form.problems.pictures && fileProblem !== null) return t(`missing.problems.${fileProblem}`);
    return leftOut === true ? t('missing.problems.leftOut', { most: uploadLimits.count }) : undefined;
  };
  const submit = () =>
    form.submit(
      { ...(fileProblem !== null && { pictures: fileProblem }), ...(tooLong && { remark: true }) },
      async () => {
        onBusy(true);
        const answer = await onReceipt({
          answer: 'notReceived',
          paymentId,
          fileIds: uploads.flatMap(({ fileId }) => fileId ?? []),
          ...(readLines(remark) !== '' && { remark: readLines(remark) }),
        });
        onBusy(false);
        if (answer.ok) onDone();
        return answer;
      },
    );
  return (
    <Form
      ref={form.ref}
      label={t('missing.form')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('ask.maybe')}
      onSubmit={() => void submit()}
    >
      <Text>{t('missing.text')}</Text>
      <FileField
        required
        label={t('missing.pictures')}
        hint={t('missing.hint', { most: uploadLimits.count, megabytes: uploadMegabytes })}
        error={fileError()}
        files={filesOf(uploads, (state, percent) =>
          t(`missing.state.${state}`, { megabytes: uploadMegabytes, percent }),
        )}
        accept={uploadTypes.join(',')}
        most={uploadLimits.count}
        chooseLabel={t('missing.choose')}
        removeLabel={(name) => t('missing.remove', { name })}
        retryLabel={(name) => t('missing.retry', { name })}
        onAdd={onAdd}
        onRemove={onRemove}
        onRetry={onRetry}
      />
      <TextArea
        label={t('missing.remark')}
        most={longestRemark}
        value={remark}
        error={tooLong ? t('missing.problems.remark', { most: longestRemark }) : undefined}
        onChange={(text) => form.change({ remark: text })}
      />
      <Button type="submit" busy={form.busy} fullWidth>
        {t('missing.do')}
      </Button>
    </Form>
  );
}
