import { useId } from 'react';
import type { ButtonProps } from '#ui/Button/Button.tsx';
import { LazySection } from '../components/LazySection.tsx';
import { OnlineButton } from '../components/OnlineButton.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { useMoneyStops } from '../site/maintenanceAhead.ts';

// Few visits meet a maintenance.
const MoneyStops = lazyComponent(() => import('./MoneyStops.tsx').then((part) => part.MoneyStops));

/** The button that moves money. Without a connection, and shortly before a maintenance, it is off and says why; what was typed stays. */
export function MoneyButton({ disabled = false, ...button }: Omit<ButtonProps, 'aria-describedby'>) {
  const start = useMoneyStops();
  const reason = useId();
  return (
    <>
      {start !== null && (
        <LazySection optional>
          <MoneyStops id={reason} start={start} />
        </LazySection>
      )}
      <OnlineButton
        {...button}
        disabled={disabled || start !== null}
        {...(start !== null && { 'aria-describedby': reason })}
      />
    </>
  );
}
