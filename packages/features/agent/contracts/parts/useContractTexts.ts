import type { ContractKind } from '#api/agent.ts';
import type { AgentContract, DividendPeriod } from '#api/agentContract.ts';
import type { ApiError } from '#api/errors.ts';
import type { Other } from '#api/open.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

const codes = [
  'downline_not_found',
  'rate_out_of_range',
  'contract_changed',
  'contract_waiting',
  'contract_closed',
  'record_not_found',
] as const;

/** Returns a function that says why a call about a contract did not succeed. */
export function useContractError(): (error: ApiError) => string {
  const { t } = useTranslation('contracts');
  const errorText = useErrorText();
  return (error) => {
    if (error.kind === 'refused' && error.code === 'invalid_input' && error.detail['field'] === 'from') {
      return t('refused.start');
    }
    const code = error.kind === 'refused' ? codes.find((own) => own === error.code) : undefined;
    if (error.kind !== 'refused' || code === undefined) return errorText(error);
    const { tier, max } = error.detail;
    return t(`refused.${code}`, { tier: Number(tier) + 1, max: String(max) });
  };
}

/** Whether a call may have taken effect although it has failed. */
export const isUncertain = (error: ApiError): boolean => 'outcomeUnknown' in error && error.outcomeUnknown;

/** Returns functions that name the parts of a contract. */
export function useContractTexts() {
  const { t } = useTranslation('contracts');
  const nameOf = ({ with: other }: Pick<AgentContract, 'with'>): string =>
    other === null ? t('operator') : t('decide.end', { nickname: other.nickname, account: other.account });
  return {
    nameOf,
    kindName: (kind: ContractKind): string => t(`names.${kind}`),
    periodName: (period: DividendPeriod | Other): string =>
      typeof period === 'string' ? t(`periods.${period}`) : period.other,
  };
}
