import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { block, spans } from './FooterBlock.css.ts';

export interface FooterBlockProps {
  title: string;
  /** `full` takes a row of its own; a column and a wide one share one. @default 'column' */
  span?: keyof typeof spans;
  children: ReactNode;
}

/** A part of the footer under its own small heading. */
export function FooterBlock({ title, span = 'column', children }: FooterBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${block} ${spans[span]}`}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
