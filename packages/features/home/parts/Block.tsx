import { createContext, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

/** The heading of the block around, which takes the focus when what had it is gone. */
export const BlockHeading = createContext<RefObject<HTMLHeadingElement | null>>({ current: null });

export interface BlockProps {
  title: string;
  /** At the end of the title's line: where to find more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Block({ title, aside, children }: BlockProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Inline justify="between" gap="sm">
        <Heading level={2} id={id} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        {aside}
      </Inline>
      <BlockHeading value={heading}>{children}</BlockHeading>
    </Stack>
  );
}
