import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { actions as actionsClass, body, emblem, head } from './OutcomePanel.css.ts';

export interface OutcomePanelProps {
  tone: 'positive' | 'negative' | 'warning' | 'neutral';
  icon: IconDrawing;
  title: string;
  children: ReactNode;
  /** Buttons or links for the next step. */
  actions?: ReactNode;
  /** Focuses the heading on mount, for an outcome that replaces the button that was clicked. @default false */
  takesFocus?: boolean;
}

const surfaces = {
  positive: 'positiveSoft',
  negative: 'negativeSoft',
  warning: 'warningSoft',
  neutral: 'surface',
} as const;

/** Shows the outcome of a money intent as a titled panel; icon and colour repeat what the title says. */
export function OutcomePanel({ tone, icon, title, children, actions, takesFocus = false }: OutcomePanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on mount.
  }, []);
  return (
    <section aria-labelledby={id} className={body}>
      <Box tone={surfaces[tone]} radius="card" padding="md" border={tone === 'neutral'}>
        <div className={body}>
          <div className={head}>
            <span className={emblem}>
              <Icon of={icon} size="large" />
            </span>
            <Heading level={3} size="lg" id={id} tabIndex={-1} ref={heading}>
              {title}
            </Heading>
          </div>
          {children}
        </div>
      </Box>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </section>
  );
}
