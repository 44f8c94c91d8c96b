import { useReducer, useState } from 'react';
import { type DepositMethod, type DepositOrder, depositCreate, depositMethods, depositOrders } from '#api/cashier.ts';
import type { ApiError } from '#api/errors.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useReadAgain } from '#core/data/useReadAgain.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { useMoneyForm } from '#core/flow/useMoneyForm.ts';
import { copyText } from '#core/format/copyText.ts';
import type { Problems } from '#core/forms/useForm.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { LazyMoneyPosition } from '#core/money/position/LazyMoneyPosition.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useLimitPrompt } from '#core/session/limitPrompt.ts';
import { useBalance } from '#core/session/member.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useOnSupport } from '#core/site/support.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import { chosenBonus, lacksChoice, missedSum } from '../bonusCards/bonusChoice.model.ts';
import { useBonusOffers } from '../bonusCards/useBonusOffers.ts';
import {
  asksForLimit,
  boundsOf,
  checkDeposit,
  chosenMethod,
  depositFields,
  exampleAmount,
  orderForIntent,
  toOrderView,
} from './deposit.model.ts';
import type { DepositField, DepositProblem, DepositScreenProps, DepositStep } from './deposit.types.ts';
import { pageSize, useDepositOrder } from './useDepositOrder.ts';

/**
 * Props of the deposit page (MEM-02b), connected to the platform.
 * @param mustChoose asks with or without a bonus also where the deposit does not end the right to one. @default false
 */
export function useDepositScreen({ mustChoose = false }: { mustChoose?: boolean } = {}): DepositScreenProps {
  const { client, deployment } = usePlatform();
  const readAgain = useReadAgain();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const [play, { refresh: refreshPlay, update: updatePlay }] = usePlayStatus();
  const current = useDepositOrder();
  const intent = useMoneyFlow(depositCreate, {
    onDone(order) {
      current.show(order);
      form.clear('amount', 'bonus');
      intent.reset();
    },
    // Some refusals mean that what is shown is outdated.
    onRefused(error) {
      if (error.kind !== 'refused') return;
      if (error.code === withoutLimit.code) {
        setLimitDemanded(true);
        leadToLimit();
      }
      if (error.code.startsWith('promotion_')) form.clear('bonus');
      void refreshPlay();
      if (error.code === 'amount_out_of_range' || error.code === 'method_unavailable') void refreshMethods();
    },
    // A platform without idempotency keys is asked for the latest orders before a repeat.
    lookUp: lookUpIn(client, depositOrders, { pageNo: 1, pageSize }, orderForIntent),
  });
  const form = useMoneyForm<DepositField, DepositProblem>(depositFields, intent);
  const [remote, { refresh: refreshMethods }] = useRemote(depositMethods, { language }, 'list');
  const methods = mapRemote(remote, ({ list }) => list);
  const known: readonly DepositMethod[] = methods.status === 'ready' ? methods.value : [];
  const last = current.orders.status === 'ready' ? (current.orders.value[0]?.methodId ?? '') : '';
  const method = form.values.method || last;
  const chosen = chosenMethod(known, method);
  const ownLimits = play.status === 'ready' ? play.value.limits : [];
  const bounds = chosen && boundsOf(chosen, ownLimits);
  const typed = bounds && checkDeposit(form.values.amount, bounds);
  const amount = typed?.ok === true ? typed.amount : '';
  const offers = useBonusOffers({
    amount,
    example: chosen && bounds && exampleAmount(chosen, bounds),
    bounds,
    mustChoose,
  });
  const bonus = chosenBonus(offers.bonuses, form.values.bonus);
  const [declined, decline] = useLimitPrompt();
  const { newest } = current;
  const centreHref = useCentreHref(pathname + search);
  const [held, refreshHeld] = useBalance();
  /** Whether a deposit was refused for want of a limit; the play status may not say that one is demanded. */
  const [limitDemanded, setLimitDemanded] = useState(false);
  const [limitAttention, leadToLimit] = useReducer((times: number) => times + 1, 0);
  const asksLimit = limitQuestion();

  const resolveUrl = (url: string) =>
    safeUrl('link', url, { origin: location.origin, link: deployment.linkHosts })?.href ?? null;
  const viewOf = (order: DepositOrder) => toOrderView(order, known, resolveUrl);

  function stepOf(order: DepositOrder | null): DepositStep {
    if (order !== null) return { kind: 'order', order: viewOf(order) };
    return { kind: current.orders.status === 'loading' ? 'loading' : 'form' };
  }

  function limitQuestion(): DepositScreenProps['asksLimit'] {
    if (play.status !== 'ready') return null;
    if (limitDemanded && play.value.rest === null) return 'required';
    const asked = asksForLimit(play.value, newest.status === 'ready' ? newest.value : null);
    return asked === 'optional' && declined ? null : asked;
  }

  async function send(): Promise<void> {
    if (chosen === null || typed?.ok !== true) return;
    if (asksLimit === 'required') {
      leadToLimit();
      // It may have been set on another device.
      void refreshPlay();
      return;
    }
    const { promotionId, termsVersion } = bonus ?? {};
    const chosenTerms =
      promotionId === undefined || termsVersion === undefined ? {} : { bonus: { promotionId, termsVersion } };
    await intent.send({ methodId: chosen.id, amount: typed.amount, ...chosenTerms });
  }
  const wrongAmount = typed?.ok === false ? { amount: typed.problem } : {};
  const missed = missedSum(offers, form.values.bonus);
  const found: Problems<DepositField, DepositProblem> = {
    ...(lacksChoice(offers, form.values.bonus) && { bonus: { key: 'choice' } }),
    ...(missed !== null && { amount: { key: 'belowBonus', limit: missed } }),
    ...wrongAmount,
  };
  const entry = form.propsFor(found, send);
  // What the own limit does not leave is told while it is typed, before anything is sent.
  const isOver = wrongAmount.amount?.key === 'overOwnLimit';

  return {
    methods,
    step: pendingOf(intent.state) === null ? stepOf(current.order) : { kind: 'unknown' },
    flow: intent,
    latest: mapRemote(current.listed, ({ list, totalPages }) => ({ list: list.map(viewOf), totalPages })),
    pageNo: current.pageNo,
    entry: {
      ...entry,
      values: { ...entry.values, method },
      problems: isOver ? { ...entry.problems, ...wrongAmount } : entry.problems,
      ownLimits,
      failure: asksLimit === 'required' && limitAttention > 0 ? withoutLimit : entry.failure,
      offers,
    },
    check: current.check,
    balance: current.balance,
    held,
    onRefreshHeld: refreshHeld,
    Position: LazyMoneyPosition,
    recordsHref: paths.memberCentre(pathname + search, 'transactionHistory'),
    playHref: pathname === paths.home() ? paths.lobby('rng') : pathname + searchBelow(search),
    play: play.status === 'ready' ? { status: play.value, stop: stopFor(play.value, 'deposit') } : null,
    asksLimit,
    limitAttention,
    async onSetLimit(limit) {
      const operation = await loadPlayLimitSet();
      if (operation === null) return { kind: 'network', outcomeUnknown: false };
      const answer = await client.call(operation, limit);
      if (answer.ok) {
        intent.reset();
        setLimitDemanded(false);
        await updatePlay(() => answer.value);
        form.attend('amount');
      }
      void readAgain(operation);
      return answer.ok ? null : answer.error;
    },
    limitsHref: centreHref('limits'),
    rewardsHref: centreHref('rewardCenter'),
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
const loadPlayLimitSet = () =>
  // Taken alone: the bundler keeps all of a module that is passed on whole, its documentation too.
  import('#api/playLimits.ts').then(({ playLimitSet }) => playLimitSet).catch(() => null);

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

/** Why a deposit without the required limit is not sent: in the words of the platform's refusal. */
const withoutLimit = { kind: 'refused', code: 'limit_required', message: '', detail: {} } as const satisfies ApiError;
