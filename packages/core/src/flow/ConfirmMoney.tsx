import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { MoneyFactor, PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { LazyDialogSection } from '../components/LazyDialogSection.tsx';
import { Form } from '../forms/Form.tsx';
import { useFields } from '../forms/useFields.ts';
import type { Sent } from '../forms/useForm.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { FactorFields } from '../stepUp/FactorFields.tsx';
import { type FactorProblems, type FactorValues, factorRules, missingAnswers, noAnswers } from '../stepUp/factors.ts';
import { OtherFactor, PasskeyIcon } from '../stepUp/PasskeyFactorParts.tsx';
import type { PaymentPassword, PaymentPasswordMode } from '../stepUp/paymentPassword.types.ts';
import { usePasskeyFactor } from '../stepUp/usePasskeyFactor.ts';
import { MoneyButton } from './MoneyButton.tsx';

const PaymentPasswordDialog = lazyComponent(
  async () => (await import('../stepUp/PaymentPasswordDialog.tsx')).PaymentPasswordDialog,
);

interface ConfirmFormProps {
  title: string;
  /** The text of the button. */
  submitLabel: string;
  /** Shown beside a failure: that no money has moved. */
  nothingMoved: string;
  /** What the player agrees to. */
  children: ReactNode;
  /** Whether everything that the player agrees to is known. @default true */
  ready?: boolean;
  factors: readonly MoneyFactor[];
  passwordState: PaymentPasswordStateValue;
  errorText: (error: ApiError) => string;
  /** Checks what the children ask for. False when something is wrong, which they then show. @default always true */
  onCheck?: (() => boolean) | undefined;
  onConfirm: (values: FactorValues) => Promise<Sent>;
}

export interface ConfirmMoneyProps extends ConfirmFormProps {
  /** Whether there is something to confirm. */
  asking: boolean;
  password: PaymentPassword;
  onDismiss: () => void;
  onSupport: (() => void) | undefined;
}

/**
 * Asks before money leaves: what the player agrees to, and the payment password or what the operator asks for. A player
 * without a payment password sets it first.
 */
export function ConfirmMoney(props: ConfirmMoneyProps) {
  const { asking, factors, password, passwordState, onDismiss, onSupport } = props;
  const shared = useTranslation('common').t;
  const [busy, setBusy] = useState(false);
  /** The dialog of the payment password, over the confirmation or in its place. */
  const [mode, setMode] = useState<PaymentPasswordMode | null>(null);
  /** Whether the payment password was set in its dialog. */
  const done = useRef(false);
  const first = asking && passwordState.state === 'unset' && factors.includes('password');
  const shownMode = usePresence(first ? 'set' : mode);
  const open = asking && !first;
  const closePassword = (): void => {
    setMode(null);
    // Without a payment password there is nothing to go on with. After a reset, withdrawals rest.
    if ((shownMode === 'reset') === done.current) onDismiss();
    done.current = false;
  };
  return (
    <>
      <Dialog
        open={open}
        width="dialog"
        closeLabel={shared('close')}
        title={props.title}
        onBeforeClose={(reason) => reason === 'owner' || !busy}
        onOpenChange={onDismiss}
      >
        {open && (
          <ConfirmForm
            title={props.title}
            submitLabel={props.submitLabel}
            nothingMoved={props.nothingMoved}
            ready={props.ready ?? true}
            factors={factors}
            passwordState={passwordState}
            onPasskey={password.onPasskey}
            errorText={props.errorText}
            onBusy={setBusy}
            onCheck={props.onCheck}
            onConfirm={props.onConfirm}
            onForgot={() => setMode('reset')}
          >
            {props.children}
          </ConfirmForm>
        )}
      </Dialog>
      {shownMode !== null && (
        <LazyDialogSection open={first || mode !== null} onClose={closePassword}>
          <PaymentPasswordDialog
            open={first || mode !== null}
            mode={shownMode}
            state={passwordState}
            onSet={password.onSet}
            onSendCode={password.onSendCode}
            onSupport={onSupport}
            onDone={() => {
              done.current = true;
            }}
            onClose={closePassword}
          />
        </LazyDialogSection>
      )}
    </>
  );
}

/** The answers to the factors, below what the children ask for. */
interface Confirmed extends FactorValues {
  readonly children: null;
}
type ConfirmProblems = FactorProblems & { readonly children?: true };
const nothingTyped: Confirmed = { children: null, ...noAnswers };

/** What was typed here is never stored, and forgotten when the dialog closes. */
function ConfirmForm(
  props: ConfirmFormProps &
    Pick<PaymentPassword, 'onPasskey'> & { onBusy: (busy: boolean) => void; onForgot: () => void },
) {
  const { title, submitLabel, nothingMoved, children, ready, factors, passwordState, errorText } = props;
  const { onBusy, onCheck, onConfirm, onForgot } = props;
  const words = useTranslation('paymentPassword');
  const form = useFields<Confirmed, ConfirmProblems>(nothingTyped, factorRules);
  const passkey = usePasskeyFactor(props.onPasskey);
  const { values, problems, failure, busy } = form;
  const submit = () => {
    const others = onCheck?.() === false && { children: true as const };
    return form.submit({ ...others, ...(!passkey.chosen && missingAnswers(factors, values)) }, async () => {
      onBusy(true);
      const typed = { password: values.password, authenticator: values.authenticator };
      const sent = await passkey.send(typed, onConfirm);
      onBusy(false);
      return sent;
    });
  };
  return (
    <Form
      ref={form.ref}
      label={title}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={nothingMoved}
      onSubmit={() => {
        if (ready) void submit();
      }}
    >
      {children}
      <FactorFields
        passkey={passkey}
        factors={factors}
        values={values}
        problems={problems}
        password={passwordState}
        onChange={form.change}
        onForgot={onForgot}
      />
      <MoneyButton
        type="submit"
        busy={busy}
        disabled={!ready}
        fullWidth
        {...(passkey.chosen && { icon: <PasskeyIcon /> })}
      >
        {passkey.chosen ? words.t('passkey.confirm') : submitLabel}
      </MoneyButton>
      <OtherFactor passkey={passkey} factors={factors} disabled={busy} fullWidth />
    </Form>
  );
}
