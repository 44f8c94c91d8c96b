import { wordOf } from '#api/open.ts';
import type { TurnoverBet } from '#api/turnover.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { entry, list as listClass, side, textColumn } from '../../money/orders/orders.css.ts';
import type { CountedBetsDialogProps } from './countedBets.types.ts';

/** The bets that counted for one requirement, each with the part of it that counted (MNY-03). */
export function CountedBetsDialog({ bets, pageNo, betHref, onPage, onClose }: CountedBetsDialogProps) {
  const { t } = useTranslation('withdraw');
  // Keeps the bets during the exit animation.
  const shown = usePresence(bets);
  return (
    <Dialog
      open={bets !== null}
      onOpenChange={onClose}
      title={t('counted.title')}
      width="dialog"
      closeLabel={t('common:close')}
    >
      {shown && (
        <RemoteView
          level={3}
          remote={shown}
          failed={t('counted.failed')}
          skeleton={<Skeleton shape="text" lines={8} />}
        >
          {({ list, totalPages }, refreshing) =>
            list.length === 0 && totalPages <= 1 ? (
              <EmptyState level={3} title={t('counted.empty')} text={t('counted.emptyText')} />
            ) : (
              <Stack gap="sm">
                <Text size="sm">{t('counted.text')}</Text>
                <ul role="list" className={listClass} aria-busy={refreshing}>
                  {list.map((bet) => (
                    <Bet key={bet.reference} bet={bet} href={betHref(bet.reference)} />
                  ))}
                </ul>
                <Pages
                  label={t('counted.pages')}
                  page={pageNo}
                  totalPages={totalPages}
                  busy={refreshing}
                  onPage={onPage}
                />
              </Stack>
            )
          }
        </RemoteView>
      )}
    </Dialog>
  );
}

function Bet({ bet, href }: { bet: TurnoverBet; href: string }) {
  const language = useLanguage();
  const { at, gameType, gameName, vendorName, validBet, counted } = bet;
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  const category = typeof gameType === 'string' ? t(`common:gameTypes.${gameType}`) : wordOf(gameType);
  return (
    <li className={entry}>
      <div className={textColumn}>
        <Link href={href} size="touch">
          {gameName}
        </Link>
        <Text size="sm" tone="muted">
          {`${category} · ${vendorName}`}
        </Text>
        <Text size="sm" tone="muted" numeric>
          <time dateTime={at}>{formatMoment(Date.parse(at), language)}</time>
        </Text>
      </div>
      <div className={side}>
        <Text weight="medium" numeric>
          {t('counted.counted', { amount: money(counted) })}
        </Text>
        <Text size="sm" tone="muted" numeric>
          {t('counted.bet', { amount: money(validBet) })}
        </Text>
      </div>
    </li>
  );
}
