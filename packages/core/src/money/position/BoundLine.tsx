import { wordOf } from '#api/open.ts';
import type { TurnoverRequirement } from '#api/turnover.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Fact } from '#ui/FactList/FactList.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Amount } from '../../components/Amount.tsx';
import { formatMoment } from '../../format/dates.ts';
import { useMoneyText } from '../../format/useMoneyText.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { isZero } from '../amount.ts';
import { about } from './MoneyPosition.css.ts';
import type { PositionLine } from './position.ts';

interface BoundLineProps {
  line: Extract<PositionLine, { kind: 'bound' }>;
  isFull: boolean;
  /** Where the requirements are shown in full; null where they are. */
  href: string | null;
  /** Where a bonus is given up; null where the operator has no such page. */
  bonusHref: string | null;
  onCounted: ((requirementId: string) => void) | undefined;
}

/** What an open requirement keeps: by what, what is missing and until when, and what can be done about it (MNY-03). */
export function BoundLine({ line, isFull, href, bonusHref, onCounted }: BoundLineProps) {
  const { id, amount, requirement, bonus } = line;
  const { t } = useTranslation('position');
  const text = useMoneyText();
  return (
    <Fact
      label={
        <span className={about}>
          <span>{requirement === null ? t('lines.bound') : t('lines.boundBy', { name: requirement.name })}</span>
          {requirement !== null && !isFull && <span>{t('missing', { missing: text(requirement.missing) })}</span>}
          {requirement !== null && isFull && <Requirement requirement={requirement} />}
          <Inline gap="sm">
            {href !== null && (
              <Link href={href} size="touch">
                {t('see.bound')}
              </Link>
            )}
            {isFull && requirement !== null && onCounted !== undefined && (
              <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onCounted(id)}>
                {t('counted')}
              </Button>
            )}
            {isFull && bonus !== null && bonusHref !== null && (
              <Link href={bonusHref} size="touch">
                {t('giveUp')}
              </Link>
            )}
          </Inline>
        </span>
      }
    >
      {/* The oldest requirement names the money that later ones keep too. */}
      {isZero(amount) ? <span>{t('sameMoney')}</span> : <Amount balance value={amount} />}
    </Fact>
  );
}

function Requirement({ requirement }: { requirement: TurnoverRequirement }) {
  const language = useLanguage();
  const { name, done, required, missing, countsFor, mostStake, expiresAt } = requirement;
  const { t } = useTranslation('position');
  const text = useMoneyText();
  const games = countsFor.map(({ gameType, percent }) =>
    t('counts', { game: typeof gameType === 'string' ? t(`common:gameTypes.${gameType}`) : wordOf(gameType), percent }),
  );
  const notes = [
    ...(games.length > 0 ? [games.join(t('comma'))] : []),
    ...(mostStake === undefined ? [] : [t('mostStake', { amount: text(mostStake) })]),
    ...(expiresAt === null ? [] : [t('expires', { time: formatMoment(Date.parse(expiresAt), language) })]),
  ];
  return (
    <Progress
      label={name}
      labelHidden
      // Only for the width of the bar; the words have the exact amounts.
      value={Number(done)}
      target={Number(required)}
      text={t('progress', { done: text(done), required: text(required) })}
    >
      <Text size="sm" weight="medium">
        {t('missing', { missing: text(missing) })}
      </Text>
      {notes.map((note) => (
        <Text key={note} size="sm" tone="muted">
          {note}
        </Text>
      ))}
    </Progress>
  );
}
