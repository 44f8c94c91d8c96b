import { fail } from '#api/errors.ts';
import { usePlatform } from '#core/data/platform.tsx';
import type { IdentityService } from '../sms/identityService.ts';

/** The deployment's external identity service (REG-08). Its code loads when it first sends a code. */
export function useIdentityService(): { identityService?: () => Promise<IdentityService> } {
  const { identityUrl } = usePlatform().deployment;
  if (identityUrl === null) return {};
  return {
    identityService: () =>
      import('./identityService.ts').then(
        ({ createIdentityService }) => createIdentityService(identityUrl),
        () => unreachable,
      ),
  };
}

const notSent = async () => fail({ kind: 'network', outcomeUnknown: false } as const);
/** Stands in while the code of the service cannot be loaded. The next attempt loads it again. */
const unreachable: IdentityService = { send: notSent, confirm: notSent };
