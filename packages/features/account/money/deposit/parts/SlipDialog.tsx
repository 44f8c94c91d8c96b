import { useState } from 'react';
import { Amount } from '#core/components/Amount.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { writtenReference } from '#core/format/reference.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { picturesProblem } from '#core/uploads/pictures.model.ts';
import { PicturesField } from '#core/uploads/PicturesField.tsx';
import { useUploads } from '#core/uploads/useUploads.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DepositScreenProps, OrderView } from '../deposit.types.ts';

interface SlipDialogProps extends Pick<DepositScreenProps, 'onUpload' | 'onSlip'> {
  /** The order whose slip is sent. Kept while the dialog closes. */
  order: OrderView;
  open: boolean;
  onClose: () => void;
}

/** Sends the picture of a transfer that was not recognised (MNY-07). */
export function SlipDialog({ order, open, onUpload, onSlip, onClose }: SlipDialogProps) {
  const { t } = useTranslation('deposit');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={t('common:close')}
      title={t('slip.title')}
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      {open && <SlipForm order={order} onUpload={onUpload} onSlip={onSlip} onBusy={setBusy} onDone={onClose} />}
    </Dialog>
  );
}

interface SlipFormProps extends Pick<SlipDialogProps, 'order' | 'onUpload' | 'onSlip'> {
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function SlipForm({ order, onUpload, onSlip, onBusy, onDone }: SlipFormProps) {
  const { t } = useTranslation('deposit');
  const errorText = useRefusalText('deposit');
  const pictures = useUploads(onUpload, 1);
  const { uploads } = pictures;
  const form = useFields({ picture: null });
  const { failure } = form;
  const { reference, amount, payTo } = order;
  const problem = picturesProblem(uploads);
  const submit = () =>
    form.submit(problem === null ? {} : { picture: problem }, async () => {
      onBusy(true);
      const answer = await onSlip({ reference, fileId: uploads[0]?.fileId ?? '' });
      onBusy(false);
      if (answer.ok) onDone();
      return answer;
    });
  return (
    <Form
      ref={form.ref}
      label={t('slip.form')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('slip.maybe')}
      onSubmit={() => void submit()}
    >
      <Text>{t('slip.text')}</Text>
      <FactList>
        <Fact label={t('slip.reference')} translate="no">
          {writtenReference(reference)}
        </Fact>
        <Fact label={t('slip.amount')}>
          <Amount value={amount} />
        </Fact>
        {payTo.kind !== 'page' && (
          <Fact label={t('slip.payee')}>
            <bdi translate="no">{payTo.payee}</bdi>
          </Fact>
        )}
      </FactList>
      <PicturesField
        required
        label={t('slip.picture')}
        most={1}
        problem={form.problems.picture ? problem : null}
        {...pictures}
      />
      <Button type="submit" busy={form.busy} fullWidth>
        {t('slip.do')}
      </Button>
    </Form>
  );
}
