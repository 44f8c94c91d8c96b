import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { UnresolvedPart } from './selection.types.ts';

/** Says that the outcome of red envelopes to several accounts is not known, with the way to it. */
export function UnresolvedNote({ onShow }: Pick<UnresolvedPart, 'onShow'>) {
  const { t } = useTranslation('agentMany');
  return (
    <Inline gap="sm" align="center">
      <Text>{t('unresolved')}</Text>
      <Button tone="outline" size="small" aria-haspopup="dialog" onClick={onShow}>
        {t('toUnresolved')}
      </Button>
    </Inline>
  );
}
