import type { ReactNode } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { actions as actionsClass, body, emblem, head } from './Outcome.css.ts';

interface OutcomeProps {
  tone: 'positive' | 'warning' | 'neutral';
  icon: IconDrawing;
  title: string;
  children: ReactNode;
  /** What to do next. */
  actions: ReactNode;
}

const surfaces = { positive: 'positiveSoft', warning: 'warningSoft', neutral: 'sunken' } as const;

/** What has come of it: in words first, with a mark and a colour that say the same. */
export function Outcome({ tone, icon, title, children, actions }: OutcomeProps) {
  return (
    <div className={body}>
      <Box tone={surfaces[tone]} radius="card" padding="md">
        <div className={body}>
          <div className={head}>
            <span className={emblem}>
              <Icon of={icon} size="large" />
            </span>
            <Heading level={3} size="lg" tabIndex={-1}>
              {title}
            </Heading>
          </div>
          {children}
        </div>
      </Box>
      <div className={actionsClass}>{actions}</div>
    </div>
  );
}
