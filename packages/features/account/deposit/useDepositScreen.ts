import { useReducer, useState } from 'react';
import { type DepositMethod, type DepositOrder, depositCreate, depositMethods, depositOrders } from '#api/cashier.ts';
import { depositBonuses } from '#api/depositBonuses.ts';
import { type ApiError, ok } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { MoneyIntentState } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { unknownStepOf } from '#core/flow/unknownStep.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { copyText } from '#core/format/copyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { checkAmount } from '#core/money/amount.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useLimitPrompt } from '#core/session/limitPrompt.ts';
import { useBalance } from '#core/session/member.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useOnSupport } from '#core/site/support.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import {
  asksForLimit,
  chosenBonus,
  chosenMethod,
  emptyForm,
  orderForIntent,
  problemIn,
  reduceForm,
  toOrderView,
} from './deposit.model.ts';
import type { DepositScreenProps, DepositStep, OrderView } from './deposit.types.ts';
import { pageSize, useDepositOrder } from './useDepositOrder.ts';

/** Props of the deposit page (MEM-02b), connected to the platform. */
export function useDepositScreen(): DepositScreenProps {
  const { client, deployment } = usePlatform();
  const refreshAll = useRefreshAll();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const [form, dispatch] = useReducer(reduceForm, emptyForm);
  const [remote, { refresh: refreshMethods }] = useRemote(depositMethods, { language }, 'list');
  const methods = mapRemote(remote, ({ list }) => list);
  const known: readonly DepositMethod[] = methods.status === 'ready' ? methods.value : [];
  const chosen = chosenMethod(known, form.methodId);
  const typed = chosen === null ? null : checkAmount(form.text, chosen);
  const amount = typed?.ok === true ? typed.amount : '';
  const settled = useSettled(amount);
  const [offers, { refresh: refreshBonuses }] = useRemote(
    depositBonuses,
    settled === '' ? null : { amount: settled, language },
    'list',
  );
  // A deposit without them stays possible: a failure shows none.
  const bonuses = amount !== '' && offers.status === 'ready' ? offers.value.list : [];
  const counting = offers.status === 'ready' && (offers.refreshing || settled !== amount);
  const bonus = chosenBonus(bonuses, form.bonusId);
  const current = useDepositOrder();
  const [play, { refresh: refreshPlay, update: updatePlay }] = usePlayStatus();
  const [declined, decline] = useLimitPrompt();
  const { newest } = current;
  const centreHref = useCentreHref(pathname + search);
  const { busy, run } = useActionLock();
  const [held, refreshHeld] = useBalance();
  const intent = useDepositIntent();
  const { state } = intent;
  /** Whether a deposit was refused for want of a limit; the play status may not say that one is demanded. */
  const [limitDemanded, setLimitDemanded] = useState(false);
  const [limitAttention, leadToLimit] = useReducer((times: number) => times + 1, 0);
  const asksLimit = limitQuestion();

  const resolveUrl = (url: string) =>
    safeUrl('link', url, { origin: location.origin, link: deployment.linkHosts })?.href ?? null;
  const viewOf = (order: DepositOrder) => toOrderView(order, known, resolveUrl);

  function limitQuestion(): DepositScreenProps['asksLimit'] {
    if (play.status !== 'ready') return null;
    if (limitDemanded && play.value.rest === null) return 'required';
    const asked = asksForLimit(play.value, newest.status === 'ready' ? newest.value : null);
    return asked === 'optional' && declined ? null : asked;
  }

  /** Applies the outcome of an intent. Some refusals mean that the displayed data is outdated. */
  async function applyOutcome(outcome: typeof state | undefined): Promise<void> {
    if (outcome?.status === 'done') {
      current.show(outcome.value);
      dispatch({ type: 'typed', text: '' });
      dispatch({ type: 'bonus', promotionId: null });
      intent.reset();
    }
    if (outcome?.status !== 'refused' || outcome.error.kind !== 'refused') return;
    const { code } = outcome.error;
    if (code === withoutLimit.code) {
      setLimitDemanded(true);
      leadToLimit();
    }
    if (code === 'order_waiting') await current.refreshOrders();
    if (code.startsWith('promotion_')) {
      dispatch({ type: 'bonus', promotionId: null });
      void refreshBonuses();
    }
    void refreshPlay();
    if (code === 'amount_out_of_range' || code === 'method_unavailable') await refreshMethods();
  }

  async function submit(): Promise<void> {
    if (chosen === null) return;
    const reading = checkAmount(form.text, chosen);
    dispatch({ type: 'sent', problem: reading.ok ? null : reading.problem });
    if (!reading.ok) return;
    if (asksLimit === 'required') {
      leadToLimit();
      // It may have been set on another device.
      void refreshPlay();
      return;
    }
    const { promotionId, termsVersion } = bonus ?? {};
    const chosenTerms =
      promotionId === undefined || termsVersion === undefined ? {} : { bonus: { promotionId, termsVersion } };
    await applyOutcome(await intent.send({ methodId: chosen.id, amount: reading.amount, ...chosenTerms }));
  }

  /** Changes the form, which starts a new intent and clears the last refusal. */
  const change = (event: Parameters<typeof dispatch>[0]): void => {
    intent.reset();
    dispatch(event);
  };

  return {
    methods,
    step: stepOf(intent, current, viewOf),
    latest: mapRemote(current.listed, ({ list, totalPages }) => ({ list: list.map(viewOf), totalPages })),
    pageNo: current.pageNo,
    entry: {
      form,
      failure: asksLimit === 'required' && limitAttention > 0 ? withoutLimit : failureOf(state),
      bonuses,
      counting,
      onBonus: (promotionId) => change({ type: 'bonus', promotionId }),
      onChoose: (method) => change({ type: 'chosen', method }),
      onType: (text) => change({ type: 'typed', text }),
      onBlur() {
        // An empty field is reported at submit, not on blur.
        if (chosen !== null && form.text.trim() !== '') {
          dispatch({ type: 'checked', problem: problemIn(form.text, chosen) });
        }
      },
      onSubmit: () => void run(submit),
    },
    busy,
    check: current.check,
    balance: current.balance,
    held,
    onRefreshHeld: refreshHeld,
    recordsHref: paths.memberCentre(pathname + search, 'transactionHistory'),
    playHref: pathname === paths.home() ? paths.lobby('rng') : pathname + searchBelow(search),
    play: play.status === 'ready' ? { status: play.value, stop: stopFor(play.value, 'deposit') } : null,
    asksLimit,
    limitAttention,
    async onSetLimit(limit) {
      const operations = await loadPlayLimits();
      if (operations === null) return { kind: 'network', outcomeUnknown: false };
      const answer = await client.call(operations.playLimitSet, limit);
      void refreshAll(operations.playLimitHistory);
      if (!answer.ok) {
        // A lost answer may have had its effect.
        void refreshPlay();
        return answer.error;
      }
      intent.reset();
      setLimitDemanded(false);
      await updatePlay(() => answer.value);
      dispatch({ type: 'resumed' });
      return null;
    },
    limitsHref: centreHref('limits'),
    rewardsHref: centreHref('rewardCenter'),
    onRepeat: () => void run(async () => applyOutcome(await intent.repeat())),
    onCheck: current.onCheck,
    onCancel: current.onCancel,
    onAnother() {
      // The order that has ended counts towards the limits.
      void refreshPlay();
      current.dismiss();
    },
    onUpload: useSendPicture(),
    onSlip: current.onSlip,
    onDeclineLimit: decline,
    onPage: current.onPage,
    onCopy: copyText,
    onSaveCode: saveCode,
    onSupport: useOnSupport(),
  };
}

/** Loads what sets a limit when it is wanted; null when it could not be loaded. */
const loadPlayLimits = () =>
  // Taken one by one: the bundler keeps all of a module that is passed on whole, its documentation too.
  import('#api/playLimits.ts')
    .then(({ playLimitSet, playLimitHistory }) => ({ playLimitSet, playLimitHistory }))
    .catch(() => null);

/** The query of the page below the member centre. */
function searchBelow(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('centre');
  query.delete('ref');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Loads the drawing of the code when it is wanted. */
async function saveCode(payload: string, reference: string): Promise<boolean> {
  try {
    return await (await import('#core/format/saveCode.ts')).saveCode(payload, reference);
  } catch {
    return false;
  }
}

type CreateState = MoneyIntentState<InputOf<typeof depositCreate>, DepositOrder>;

/** Money intent of a deposit. A platform without idempotency keys is asked for the latest orders before a repeat. */
function useDepositIntent() {
  const { client } = usePlatform();
  return useMoneyFlow(depositCreate, {
    async lookUp(input, since) {
      // An order that cannot be read could be the one that the intent created.
      const orders = await client.call(depositOrders, { pageNo: 1, pageSize }, { complete: true });
      return orders.ok ? ok(orderForIntent(orders.value.list, input, since)) : orders;
    },
  });
}

function stepOf(
  intent: ReturnType<typeof useDepositIntent>,
  { order, orders }: ReturnType<typeof useDepositOrder>,
  viewOf: (order: DepositOrder) => OrderView,
): DepositStep {
  const unknown = unknownStepOf(intent);
  if (unknown !== null) return unknown;
  if (order !== null) return { kind: 'order', order: viewOf(order) };
  return orders.status === 'loading' ? { kind: 'loading' } : { kind: 'form' };
}

/** Why a deposit without the required limit is not sent: in the words of the platform's refusal. */
const withoutLimit = { kind: 'refused', code: 'limit_required', message: '', detail: {} } as const satisfies ApiError;

const failureOf = (state: CreateState): ApiError | null => (state.status === 'refused' ? state.error : null);
