import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

interface EnterNoteProps {
  role: 'visitor' | 'trial';
  onEnter: () => void;
  /** Stands in place of a part that only members have. @default false */
  page?: boolean;
}

/** Tells a visitor to log in, and a trial account that it has no points (ROL-04). */
export function EnterNote({ role, onEnter, page = false }: EnterNoteProps) {
  const { t } = useTranslation('pointMall');
  const text = t(`enter.${role}`);
  const button = (
    <Button tone={page ? 'accent' : 'outline'} onClick={onEnter}>
      {t(role === 'visitor' ? 'enter.login' : 'enter.register')}
    </Button>
  );
  if (page) return <EmptyState title={t('enter.title')} text={text} action={button} />;
  return (
    <Stack gap="xs">
      <Text size="sm">{text}</Text>
      <Inline>{button}</Inline>
    </Stack>
  );
}
