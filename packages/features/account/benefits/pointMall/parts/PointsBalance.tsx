import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { Points } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';
import { box } from './PointsBalance.css.ts';

/** The points of the member, that they never expire, and what redemptions hold. */
export function PointsBalance({ balance }: { balance: Remote<Points> }) {
  const { t } = useTranslation('pointMall');
  const pointsText = usePointsText();
  return (
    <Box as="section" tone="accentSoft" radius="card" padding="md" aria-label={t('balance.label')}>
      <div className={box}>
        <Text size="sm">{t('balance.label')}</Text>
        <RemoteView
          compact
          remote={balance}
          failed={t('balance.failed')}
          skeleton={<Skeleton shape="text" size="lg" />}
        >
          {({ points, inProcess }) => (
            <>
              <Text as="strong" size="xl" weight="strong" numeric>
                {pointsText(points)}
              </Text>
              <Text size="sm">
                <span>{t('balance.never')}</span>
                {inProcess > 0 && <span>{` · ${t('balance.inProcess', { points: pointsText(inProcess) })}`}</span>}
              </Text>
            </>
          )}
        </RemoteView>
      </div>
    </Box>
  );
}
