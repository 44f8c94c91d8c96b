import { agentAccountPause, agentAccountReset, agentPromote } from '#api/agentAccounts.ts';
import { ok } from '#api/errors.ts';
import { useChange } from '#core/data/useChange.ts';
import { copyText } from '#core/format/copyText.ts';
import { useCredentialSource } from '#core/stepUp/useCredentialSource.ts';
import { newPassword } from '../firstPassword/firstPassword.model.ts';
import { LazyRateTemplates } from '../rates/LazyRateTemplates.tsx';
import type { AccountActsFields, AccountActsProps } from './accountActs.types.ts';

/** What an agent can do with the account itself (AGT-09), connected to the platform. */
export function useAccountActs(id: string): Omit<AccountActsProps, keyof AccountActsFields> {
  const pause = useChange(agentAccountPause);
  const reset = useChange(agentAccountReset);
  const promote = useChange(agentPromote);
  return {
    credential: useCredentialSource(),
    Templates: LazyRateTemplates,
    onPause: (given) => pause({ id, pause: given }),
    async onReset(credential) {
      const password = newPassword();
      const answer = await reset({ id, password, credential });
      if (answer.ok) return ok({ password, unknown: null });
      const { error } = answer;
      return 'outcomeUnknown' in error && error.outcomeUnknown ? ok({ password, unknown: error }) : answer;
    },
    onKind: (kind, rates) => promote({ id, kind, rates }),
    onCopy: copyText,
  };
}
