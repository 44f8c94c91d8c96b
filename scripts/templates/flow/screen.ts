import type { FlowNames } from './names.ts';

/** The screen of a money flow with its types. */
export const flowScreen = ({ name, folder, title, operation }: FlowNames): string => `
import { CircleCheck } from 'lucide-react';
import type { InputOf, OutputOf } from '#api/operation.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import type { Amount } from '#api/primitives.ts';
import type { ${operation} } from '#api/transfers.ts';
import { LazyPlayStopped } from '#core/components/LazyPlayStopped.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import type { Remote } from '#core/data/remote.ts';
import { ConfirmMoney } from '#core/flow/ConfirmMoney.tsx';
import { FlowOutcome } from '#core/flow/FlowOutcome.tsx';
import type { ConfirmedFlow } from '#core/flow/useConfirmedFlow.ts';
import type { MoneyFormProps } from '#core/flow/useMoneyForm.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { AmountProblem } from '#core/money/amount.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { AmountField } from '#ui/AmountField/AmountField.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';

/** What the player has filled in and not confirmed yet. */
export interface ${name}Draft {
  readonly receiver: string;
  readonly amount: Amount;
}

/** What has to be known before anything can be sent. */
export interface ${name}Terms {
  readonly balance: Amount;
  readonly passwordState: PaymentPasswordStateValue;
}

export type ${name}Field = keyof ${name}Draft;
export type ${name}Problem = AmountProblem | { readonly key: 'noReceiver' };

export interface ${name}ScreenProps {
  readonly terms: Remote<${name}Terms>;
  readonly password: PaymentPassword;
  /** The player's own break (RSP-03); null while nothing is stopped. */
  readonly stop: PlayStop | null;
  readonly flow: ConfirmedFlow<${name}Draft, InputOf<typeof ${operation}>, OutputOf<typeof ${operation}>>;
  readonly form: MoneyFormProps<${name}Field, ${name}Problem>;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}

/** ${title}: what the player sends, to whom, and what became of it. */
export function ${name}Screen(props: ${name}ScreenProps) {
  const { terms, stop, flow } = props;
  const { t } = useTranslation('${folder}');
  // One at a time: none during a break, and none while the outcome of another one is open.
  const isOpen = stop === null && pendingOf(flow.state) === null;
  return (
    <Stack gap="lg">
      {flow.confirmation.draft === null && <Outcome flow={flow} onSupport={props.onSupport} />}
      {stop !== null && <LazyPlayStopped level={3} stop={stop} />}
      <RemoteView level={3} remote={terms} failed={t('failed')} skeleton={<Skeleton shape="text" lines={6} />}>
        {({ balance, passwordState }) => (
          <>
            {isOpen && <Fields form={props.form} balance={balance} />}
            <Confirm {...props} passwordState={passwordState} />
          </>
        )}
      </RemoteView>
    </Stack>
  );
}

function Fields({ form, balance }: Pick<${name}ScreenProps, 'form'> & Pick<${name}Terms, 'balance'>) {
  const { values, problems, attention, busy, onType, onBlur, onSubmit } = form;
  const { t } = useTranslation('${folder}');
  const ref = useWrongField(attention);
  const { currencySymbol } = useMoneyFormat();
  const money = useMoneyText();
  const problemOf = (field: ${name}Field): string | undefined => {
    const problem = problems[field];
    return problem && t(\`problems.\${problem.key}\`, { limit: 'limit' in problem ? money(problem.limit) : '' });
  };
  return (
    // What the platform refuses is told by the outcome.
    <Form ref={ref} label={t('title')} failure={null} onSubmit={onSubmit}>
      <TextInput
        name="receiver"
        required
        label={t('receiver')}
        autoComplete="off"
        maxLength={30}
        value={values.receiver}
        error={problemOf('receiver')}
        onChange={(text) => onType('receiver', text)}
        onBlur={() => onBlur('receiver')}
      />
      <AmountField
        required
        label={t('amount')}
        hint={t('hint', { balance: money(balance) })}
        error={problemOf('amount')}
        currency={currencySymbol}
        value={values.amount}
        onChange={(text) => onType('amount', text)}
        onBlur={() => onBlur('amount')}
      />
      <Button type="submit" busy={busy} fullWidth>
        {t('next')}
      </Button>
    </Form>
  );
}

type ConfirmProps = Pick<${name}ScreenProps, 'flow' | 'password' | 'onSupport'> & Pick<${name}Terms, 'passwordState'>;

/** Asks before money leaves: to whom, how much, and the payment password. */
function Confirm({ flow: { confirmation }, password, passwordState, onSupport }: ConfirmProps) {
  const { t } = useTranslation('${folder}');
  const money = useMoneyText();
  const errorText = useRefusalText('${folder}');
  // Keeps its texts during the exit animation.
  const shown = usePresence(confirmation.draft);
  const amount = money(shown?.amount ?? '0');
  return (
    <ConfirmMoney
      asking={confirmation.draft !== null}
      title={t('confirm.title')}
      submitLabel={t('confirm.do', { amount })}
      nothingMoved={t('refused.safe')}
      factors={passwordState.factors}
      password={password}
      passwordState={passwordState}
      errorText={errorText}
      onConfirm={confirmation.onConfirm}
      onDismiss={confirmation.onDismiss}
      onSupport={onSupport}
    >
      <FactList>
        <Fact label={t('confirm.receiver')} translate="no">
          {shown?.receiver}
        </Fact>
        <Fact label={t('confirm.amount')} translate="no">
          {amount}
        </Fact>
      </FactList>
      <Text size="sm">{t('confirm.text')}</Text>
    </ConfirmMoney>
  );
}

/** What became of it; renders nothing before the first one. */
function Outcome({ flow, onSupport }: Pick<${name}ScreenProps, 'flow' | 'onSupport'>) {
  const { t } = useTranslation('${folder}');
  const money = useMoneyText();
  return (
    <FlowOutcome
      of="${folder}"
      flow={flow}
      valuesOf={({ amount }) => ({ amount: money(amount) })}
      errorText={useRefusalText('${folder}')}
      onSupport={onSupport}
    >
      {({ reference, amount, balance }, takesFocus) => (
        <OutcomePanel
          key={reference}
          tone="positive"
          icon={CircleCheck}
          title={t('done.title', { amount: money(amount) })}
          takesFocus={takesFocus}
        >
          {balance !== null && <Text>{t('done.balance', { balance: money(balance) })}</Text>}
          <Text size="sm">{t('done.reference', { reference })}</Text>
        </OutcomePanel>
      )}
    </FlowOutcome>
  );
}
`;

/** The hook of the screen. */
export const flowHook = ({ name, operation }: FlowNames): string => `
import { walletBalance } from '#api/member.ts';
import { ${operation}, memberTransfers } from '#api/transfers.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { useConfirmedFlow } from '#core/flow/useConfirmedFlow.ts';
import { useMoneyForm } from '#core/flow/useMoneyForm.ts';
import { checkAmount } from '#core/money/amount.ts';
import { latestOut, transferForIntent } from '#core/money/transfer/transfer.model.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useOnSupport } from '#core/site/support.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
import { readText } from '#text/readText.ts';
import type { ${name}Draft, ${name}Field, ${name}Problem, ${name}ScreenProps } from './${name}Screen.tsx';

/** In form order. */
const fields = ['receiver', 'amount'] as const;

/** Props of \`${name}Screen\`, connected to the platform. */
export function use${name}Screen(): ${name}ScreenProps {
  const { client } = usePlatform();
  const [balance] = useRemote(walletBalance, {}, 'live');
  const password = usePaymentPassword();
  const { state } = password;
  const terms =
    state.status === 'ready'
      ? mapRemote(balance, ({ sumBalance }) => ({ balance: sumBalance, passwordState: state.value }))
      : state;
  const flow = useConfirmedFlow(${operation}, {
    factors: state.status === 'ready' ? state.value.factors : [],
    inputOf: (draft: ${name}Draft, proof) => ({ ...draft, proof }),
    onDone: () => form.clear(...fields),
    // A platform without idempotency keys is asked for the latest transfers before a repeat.
    lookUp: lookUpIn(client, memberTransfers, latestOut, transferForIntent),
  });
  const form = useMoneyForm<${name}Field, ${name}Problem>(fields, flow);
  const receiver = readText(form.values.receiver);
  const available = terms.status === 'ready' ? terms.value.balance : '0';
  const checked = checkAmount(form.values.amount, { minAmount: '0.01', maxAmount: available });
  const problems = {
    ...(receiver === '' && { receiver: { key: 'noReceiver' } as const }),
    ...(!checked.ok && { amount: checked.problem }),
  };
  return {
    terms,
    password,
    stop: usePlayStop('transferOut').stop,
    flow,
    form: form.propsFor(problems, () => {
      if (checked.ok) flow.ask({ receiver, amount: checked.amount });
    }),
    onSupport: useOnSupport(),
  };
}
`;
