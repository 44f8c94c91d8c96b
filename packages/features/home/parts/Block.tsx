import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

export interface BlockProps {
  title: string;
  /** At the end of the title's line: where to find more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Block({ title, aside, children }: BlockProps) {
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Inline justify="between" gap="sm">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}
