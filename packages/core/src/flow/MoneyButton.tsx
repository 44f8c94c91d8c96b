import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/Button/Button.tsx';
import { LazySection } from '../components/LazySection.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { useMoneyStops } from '../site/maintenanceAhead.ts';

// Few visits meet a maintenance.
const MoneyStops = lazyComponent(() => import('./MoneyStops.tsx').then((part) => part.MoneyStops));

/** The button that moves money. Shortly before a maintenance it is off and says why; what was typed stays. */
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
      <Button
        {...button}
        disabled={disabled || start !== null}
        {...(start !== null && { 'aria-describedby': reason })}
      />
    </>
  );
}
