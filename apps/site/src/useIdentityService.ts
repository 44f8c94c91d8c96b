import { usePlatform } from '#features/shared/platform.tsx';
import type { IdentityService } from '#features/shared/sms/identityService.ts';

/** REG-08: the identity service of this deployment, loaded when a code is first sent through it. */
export function useIdentityService(): { identityService?: () => Promise<IdentityService> } {
  const { identityUrl } = usePlatform().deployment;
  if (identityUrl === null) return {};
  return {
    identityService: async () =>
      (await import('#features/register/identityService.ts')).createIdentityService(identityUrl),
  };
}
