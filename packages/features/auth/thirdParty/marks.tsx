import type { ComponentProps } from 'react';
import type { ThirdParty } from '#api/primitives.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';

/** Line drawings in the text colour, so that they fit every brand theme. */
const drawing =
  (path: string): IconDrawing =>
  (attributes: ComponentProps<'svg'>) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );

/** Logo of each provider. */
export const marks: Readonly<Record<ThirdParty, IconDrawing>> = {
  line: drawing(
    'M12 4c-5 0-9 3.1-9 7 0 3.4 3 6.2 7.2 6.8.6.1.8.5.7 1l-.3 1.9c3.9-2 8.9-5 10.2-8.3A6 6 0 0 0 21 11c0-3.9-4-7-9-7ZM7.5 9v4h2M12 9v4m3 0V9l2.5 4V9',
  ),
  facebook: drawing('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3.2 4.5h-1.3c-1.3 0-2.1.9-2.1 2.2V21M9.3 12.800h5.2'),
  google: drawing('M20.5 12H12.3M20.5 12a8.5 8.5 0 1 1-2.600-6.1'),
};
