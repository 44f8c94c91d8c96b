import { useState } from 'react';
import { type WithdrawalPayment, longestRemark } from '#api/withdrawalOrders.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { picturesProblem } from '#core/uploads/pictures.model.ts';
import { PicturesField } from '#core/uploads/PicturesField.tsx';
import { useUploads } from '#core/uploads/useUploads.ts';
import { readLines } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
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
  const money = useMoneyText();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={t('common:close')}
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
  const pictures = useUploads(onUpload);
  const { uploads } = pictures;
  const form = useFields({ pictures: null, remark: '' });
  const { failure } = form;
  const { remark } = form.values;
  const fileProblem = picturesProblem(uploads);
  const tooLong = countLetters(readLines(remark)) > longestRemark;
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
      <PicturesField
        required
        label={t('missing.pictures')}
        problem={form.problems.pictures ? fileProblem : null}
        {...pictures}
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
