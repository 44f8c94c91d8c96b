import { Suspense, useState } from 'react';
import { exclusionLengths, timeoutLengths } from '#api/playLimits.ts';
import { SectionErrorBoundary } from '#core/components/SectionErrorBoundary.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { BreakInput, LimitsScreenProps } from '../limits.types.ts';

const BreakDialog = lazyComponent(async () => (await import('./BreakDialog.tsx')).BreakDialog, 'limits');

/** Time-out and self-exclusion (RSP-02). */
export function BreakSection({ onBreak }: Pick<LimitsScreenProps, 'onBreak'>) {
  const { t } = useTranslation('limits');
  const [kind, setKind] = useState<BreakInput['kind'] | null>(null);
  // From the first opening on, for the exit animation.
  const shown = usePresence(kind);
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={3} size="md">
          {t('break.title')}
        </Heading>
        <Text>{t('break.text')}</Text>
        <Inline gap="sm">
          <Button tone="outline" aria-haspopup="dialog" onClick={() => setKind('timeout')}>
            {t('break.timeout')}
          </Button>
          <Button tone="outline" aria-haspopup="dialog" onClick={() => setKind('exclusion')}>
            {t('break.exclusion')}
          </Button>
        </Inline>
        {shown !== null && (
          <SectionErrorBoundary>
            <Suspense fallback={null}>
              <BreakDialog
                kind={kind}
                lengths={shown === 'exclusion' ? exclusionLengths : timeoutLengths}
                onBreak={onBreak}
                onClose={() => setKind(null)}
              />
            </Suspense>
          </SectionErrorBoundary>
        )}
      </Stack>
    </Card>
  );
}
