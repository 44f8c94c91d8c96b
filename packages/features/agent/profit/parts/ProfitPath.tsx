import type { TeamProfit } from '#api/agentReports.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ProfitScreenProps } from '../profit.types.ts';

interface ProfitPathProps extends Pick<ProfitScreenProps, 'onParent'> {
  path: TeamProfit['path'];
}

/** The way from the agent down to the account whose downline is shown. Each step leads back up. */
export function ProfitPath({ path, onParent }: ProfitPathProps) {
  const { t } = useTranslation('agentReports');
  return (
    <nav aria-label={t('profit.path')}>
      <Inline>
        {path.map(({ id, account }, at) =>
          at === path.length - 1 ? (
            <span key={id} aria-current="page">
              <Text as="span" weight="strong" translate="no">
                {account}
              </Text>
            </span>
          ) : (
            <Inline key={id} gap="xs">
              <Button tone="quiet" size="small" onClick={() => onParent(at === 0 ? null : id)}>
                <span translate="no">{account}</span>
              </Button>
              <span aria-hidden>›</span>
            </Inline>
          ),
        )}
      </Inline>
    </nav>
  );
}
