import { useRef } from 'react';
import { Amount } from '#core/components/Amount.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { useFocusOnChange } from '#core/flow/useFocusOnChange.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { stepOf } from '#core/money/transfer/transfer.model.ts';
import { TransferArea } from '#core/money/transfer/TransferArea.tsx';
import { TransferDialog } from '#core/money/transfer/TransferDialog.tsx';
import { TransferFacts } from '#core/money/transfer/TransferFacts.tsx';
import { Fact } from '#ui/FactList/FactList.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { screen } from '../orders/screen.css.ts';
import { Transfers } from './parts/Transfers.tsx';
import type { UplineScreenProps } from './upline.types.ts';

/** Transfer to the upline (MEM-02d): to whom, how much, and what was transferred. */
export function UplineScreen(props: UplineScreenProps) {
  const { info, onSupport } = props;
  const { t } = useTranslation('upline');
  const root = useRef<HTMLDivElement>(null);
  useFocusOnChange(root, stepOf(props));
  return (
    <div className={screen}>
      <div ref={root}>
        <TransferArea
          label={t('title')}
          transfer={props}
          terms={info.status === 'ready' ? info.value : undefined}
          stop={props.stop}
          turnoverHref={props.turnoverHref}
          onSupport={onSupport}
        >
          {info.status === 'loading' && <Skeleton shape="text" lines={6} />}
          {info.status === 'failed' && <FailedState level={3} title={t('failed')} failed={info} />}
          {info.status === 'ready' && (
            <TransferFacts terms={info.value} to={info.value} outdatedAt={info.outdated === true ? info.at : null}>
              {info.value.totals && (
                <>
                  <Fact label={t('totals.sent')}>
                    <Amount value={info.value.totals.sent} />
                  </Fact>
                  <Fact label={t('totals.received')}>
                    <Amount value={info.value.totals.received} />
                  </Fact>
                </>
              )}
            </TransferFacts>
          )}
        </TransferArea>
      </div>
      <Transfers transfers={props.transfers} pageNo={props.pageNo} onPage={props.onPage} />
      <TransferDialog
        transfer={props}
        terms={info.status === 'ready' ? info.value : null}
        password={props.password}
        onSupport={onSupport}
      />
    </div>
  );
}
