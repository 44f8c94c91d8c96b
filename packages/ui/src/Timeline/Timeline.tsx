import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { content, head, list, marks, step as stepClass } from './Timeline.css.ts';

export const timelineStates = ['done', 'current', 'upcoming', 'failed'] as const;
export type TimelineState = (typeof timelineStates)[number];

/** A step of a `Timeline`. */
export interface TimelineStep {
  /** Identifies the step. */
  id: string;
  /** What happens in the step. */
  title: string;
  /** `failed` ends the process before its last step. */
  state: TimelineState;
  /** When the step happened, as text. */
  time?: string;
  /** Details, such as who acts next and the promised time. */
  note?: ReactNode;
}

export interface TimelineProps {
  /** The accessible name of the list. */
  label: string;
  /** The steps in order. */
  steps: readonly TimelineStep[];
  /** The states in words, read out with each title. */
  stateLabels: Readonly<Record<TimelineState, string>>;
}

/** The progress of a process with named steps, such as a withdrawal. */
export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  return (
    <ol role="list" aria-label={label} className={list}>
      {steps.map(({ id, title, state, time, note }) => (
        <li key={id} className={stepClass} aria-current={state === 'current' ? 'step' : undefined}>
          <span aria-hidden className={marks[state]}>
            {state === 'done' && <Icon of={Check} size="text" />}
            {state === 'failed' && <Icon of={X} size="text" />}
          </span>
          <div className={content}>
            <div className={head}>
              <Text
                as="span"
                weight={state === 'current' || state === 'failed' ? 'strong' : 'regular'}
                tone={state === 'upcoming' ? 'muted' : 'inherit'}
              >
                <span>{title}</span>
                <VisuallyHidden>{`, ${stateLabels[state]}`}</VisuallyHidden>
              </Text>
              {time !== undefined && (
                <Text as="span" size="sm" tone="muted" numeric>
                  {time}
                </Text>
              )}
            </div>
            {note}
          </div>
        </li>
      ))}
    </ol>
  );
}
