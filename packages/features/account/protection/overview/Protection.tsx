import type { ProtectionCardProps } from './protection.types.ts';
import { ProtectionCard } from './ProtectionCard.tsx';
import { useProtection } from './useProtection.ts';

/** "What keeps my account mine", connected to the platform. Loads after the rest of "my account". */
export function Protection({ changePasswordHref, onShow }: Pick<ProtectionCardProps, 'changePasswordHref' | 'onShow'>) {
  const { protections } = useProtection();
  return <ProtectionCard protections={protections} changePasswordHref={changePasswordHref} onShow={onShow} />;
}
