import { maskNumber } from '#core/format/maskNumber.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useMember } from '#core/session/member.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

/** Says of whose desk an assistant is (AGT-15), where players have their balance. */
export function AssistantMark() {
  const { info } = useMember();
  const { t } = useTranslation('agentHome');
  const assistant = info.status === 'ready' ? info.value.assistant : undefined;
  return assistant === undefined ? null : (
    <Badge tone="neutral">{t('assistantMark', { name: maskNumber(assistant.of) })}</Badge>
  );
}
