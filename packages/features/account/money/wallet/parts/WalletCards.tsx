import { useId, useState } from 'react';
import { type WalletEntry, mainWallet } from '#api/wallets.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { canTakeFrom, isShownFirst } from '../moves.model.ts';
import type { SeveralWallets } from '../wallet.types.ts';
import { cards, item, mark } from './WalletCards.css.ts';

interface WalletCardsProps extends Pick<SeveralWallets, 'markOf'> {
  wallets: readonly WalletEntry[];
  /** When the balances were read, in ms since 1970; null where that is not known. */
  at: number | null;
  /** True when they could not be read since. */
  outdated: boolean;
}

/** A card per wallet, the main one first. Wallets without money are shown on request. */
export function WalletCards({ wallets, markOf, at, outdated }: WalletCardsProps) {
  const language = useLanguage();
  const { t } = useTranslation('wallet');
  const id = useId();
  const [all, setAll] = useState(false);
  const first = wallets.filter(isShownFirst);
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('wallets.title')}
      </Heading>
      {at !== null && (
        <Text size="sm" tone={outdated ? 'inherit' : 'muted'}>
          {t(outdated ? 'wallets.outdated' : 'at', { time: formatTime(at, language) })}
        </Text>
      )}
      <ul role="list" className={cards}>
        {(all ? wallets : first).map((wallet) => (
          <li key={wallet.id} className={item}>
            <Card padding="sm" tone={wallet.id === mainWallet ? 'accentSoft' : 'surface'}>
              <Stack gap="xxs" align="start">
                <Inline gap="xs" wrap={false}>
                  <Mark src={wallet.id === mainWallet ? null : markOf(wallet.id)} />
                  <Text size="sm" weight="medium">
                    {wallet.name}
                  </Text>
                </Inline>
                {wallet.balance === null ? (
                  <Text>{t('wallets.unknownBalance')}</Text>
                ) : (
                  <Amount balance value={wallet.balance} />
                )}
                {wallet.state !== 'ready' && (
                  <Badge tone="warning">
                    {typeof wallet.state === 'string' ? t(`wallets.${wallet.state}`) : wallet.state.other}
                  </Badge>
                )}
                {wallet.state === 'resting' && canTakeFrom(wallet) && <Text size="sm">{t('wallets.givesBack')}</Text>}
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
      {first.length < wallets.length && (
        <Inline>
          <Button tone="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('wallets.fewer') : t('wallets.all', { count: wallets.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The picture of a vendor, whose name stands beside it. */
function Mark({ src }: { src: string | null }) {
  if (src === null) return null;
  return (
    <span className={mark}>
      <LazyImage src={src} alt="" ratio="1:1" fit="contain" transparent />
    </span>
  );
}
