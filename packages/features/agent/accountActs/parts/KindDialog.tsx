import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { RateFields } from '../../rates/RateFields.tsx';
import { type RateProblems, type RateTexts, checkRates, ownRatesOf, textsOf } from '../../rates/rates.model.ts';
import type { AccountActsProps } from '../accountActs.types.ts';
import type { ActDialogProps } from './PauseDialog.tsx';

interface KindDialogProps extends ActDialogProps, Pick<AccountActsProps, 'canLowerRates' | 'Templates' | 'onKind'> {
  act: 'promote' | 'demote';
}

/** Asks before a member becomes an agent, with the rates that it passes on, or an agent a member again. */
export function KindDialog({ open, act, detail, canLowerRates, Templates, onKind, onClose }: KindDialogProps) {
  const { account, rates } = detail.downline;
  const { t } = useTranslation('agentAccounts');
  const errorText = useRefusalText('agentRates');
  const toast = useToast();
  const form = useFields<RateTexts, RateProblems>(textsOf(rates));
  const own = ownRatesOf(detail.ownRates);
  const title = t(`${act}.title`, { account });
  const isPromotion = act === 'promote';
  const confirm = async (): Promise<boolean> => {
    const checked = checkRates(form.values, own, canLowerRates ? {} : textsOf(rates));
    const found = isPromotion && !checked.ok ? checked.problems : {};
    const result = await form.submit(found, () =>
      isPromotion ? onKind('agent', checked.ok ? checked.rates : []) : onKind('member', []),
    );
    if (result !== 'done') return false;
    toast.show({ id: 'account', tone: 'positive', text: t(`${act}.done`, { account }) });
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone={isPromotion ? 'accent' : 'negative'}
      title={title}
      text={t(`${act}.text`)}
      confirmLabel={t(`${act}.confirm`)}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
    >
      {/* Enter does nothing: what changes an account for good is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={form.failure}
        failureText={form.failure && errorText(form.failure)}
        maybe={t(`${act}.maybe`)}
        onSubmit={() => {}}
      >
        {isPromotion && (
          <RateFields
            own={own}
            texts={form.values}
            problems={form.problems}
            Templates={Templates}
            onChange={form.change}
          />
        )}
      </Form>
    </ConfirmDialog>
  );
}
