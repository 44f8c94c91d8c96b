import { agentRightsRead } from '#api/agentCentre.ts';
import { agentRatesMany } from '#api/agentSelection.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { LazyRateTemplates } from '../../rates/LazyRateTemplates.tsx';
import { ownRatesOf } from '../../rates/rates.model.ts';
import { RatesForm } from '../parts/RatesForm.tsx';
import { RequestWork } from './RequestWork.tsx';
import type { WorkPart } from './selection.types.ts';

/** Rates of the picked accounts, typed or by a template. */
export function RatesWork(part: WorkPart) {
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const team = useTranslation('agentTeam').t;
  const setRates = useChange(agentRatesMany);
  const [rights] = useRemote(agentRightsRead, {}, 'live');
  return (
    <RequestWork {...part}>
      {({ count }, send) => (
        <RemoteView level={3} remote={rights} failed={t('rates.failed')} skeleton={<Skeleton shape="text" lines={5} />}>
          {({ rates: own, canLowerRates }) => (
            <RatesForm
              own={ownRatesOf(own)}
              first={{}}
              Templates={LazyRateTemplates}
              many={{
                submit: t('rates.save', { count: formatCount(count, language) }),
                maybe: t('rates.maybe'),
                empty: t('rates.empty'),
              }}
              onRates={async (rates) => send(JSON.stringify(rates), async (request) => setRates({ ...request, rates }))}
            >
              <Text size="sm" tone="muted">
                {t('rates.text')}
              </Text>
              <Text size="sm" tone="muted">
                {team(canLowerRates ? 'ratesText' : 'ratesOnlyUp')}
              </Text>
            </RatesForm>
          )}
        </RemoteView>
      )}
    </RequestWork>
  );
}
