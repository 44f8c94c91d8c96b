import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { cell, name } from './AccountCell.css.ts';

interface AccountCellProps {
  account: string;
  nickname: string;
  /** 0 is the agent who looks; absent where it is clear. */
  level?: number;
}

/** The account of a row, as the first cell names it. */
export function AccountCell({ account, nickname, level }: AccountCellProps) {
  const { t } = useTranslation('agentReports');
  const place = level === 0 ? t('you') : level === undefined ? null : t('level', { level });
  return (
    <span className={cell}>
      <span translate="no" className={name}>
        {account}
      </span>
      {(nickname !== '' || place !== null) && (
        <Text as="span" size="sm" tone="muted" translate="no">
          {nickname !== '' && <bdi>{nickname}</bdi>}
          {place !== null && <span>{nickname === '' ? place : ` · ${place}`}</span>}
        </Text>
      )}
    </span>
  );
}
