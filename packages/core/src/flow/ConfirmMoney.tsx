import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { MoneyFactor, PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { LazyDialogSection } from '../components/LazyDialogSection.tsx';
import { useActionLock } from '../data/useActionLock.ts';
import { Form } from '../forms/Form.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { FactorFields } from '../stepUp/FactorFields.tsx';
import type { ConfirmResult, FactorValues } from '../stepUp/factors.ts';
import type { PaymentPassword, PaymentPasswordMode } from '../stepUp/paymentPassword.types.ts';
import { useFactors } from '../stepUp/useFactors.ts';

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
  onConfirm: (values: FactorValues) => Promise<ConfirmResult>;
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
            errorText={props.errorText}
            onBusy={setBusy}
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

/** What was typed here is never stored, and forgotten when the dialog closes. */
function ConfirmForm(props: ConfirmFormProps & { onBusy: (busy: boolean) => void; onForgot: () => void }) {
  const { title, submitLabel, nothingMoved, children, ready, factors, passwordState, errorText } = props;
  const { onBusy, onConfirm, onForgot } = props;
  const { busy, run } = useActionLock();
  const { values, fields, report } = useFactors(factors, passwordState);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const submit = async (): Promise<void> => {
    setFailure(null);
    onBusy(true);
    const result = await onConfirm(values);
    onBusy(false);
    if (result.kind === 'failed') setFailure(result.error);
    if (result.kind === 'wrong') report(result.problems);
  };
  return (
    <Form
      label={title}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={nothingMoved}
      onSubmit={() => {
        if (ready) void run(submit);
      }}
    >
      {children}
      <FactorFields {...fields} onForgot={onForgot} />
      <Button type="submit" busy={busy} disabled={!ready} fullWidth>
        {submitLabel}
      </Button>
    </Form>
  );
}
