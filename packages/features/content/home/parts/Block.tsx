import { createContext, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

/** The heading of the surrounding block, which gets the focus when the focused element unmounts. */
export const BlockHeading = createContext<RefObject<HTMLHeadingElement | null>>({ current: null });

interface BlockProps {
  title: string;
  /** Content at the end of the title's line, such as a link to more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with its heading. */
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
