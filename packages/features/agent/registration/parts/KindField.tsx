import type { DownlineKind } from '#api/agent.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Select } from '#ui/Select/Select.tsx';

interface KindFieldProps {
  kinds: readonly DownlineKind[];
  value: DownlineKind;
  onChange: (kind: DownlineKind) => void;
}

/** Whether an account is that of a member or of an agent. */
export function KindField({ kinds, value, onChange }: KindFieldProps) {
  const { t } = useTranslation('agentRegister');
  return (
    <Select
      label={t('kind')}
      hint={t(`kindHint.${value}`)}
      options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
