import { expect, it } from 'vitest';
import { iconImports } from './iconImports.ts';

/** The code of a file as the build sees it, without the place of the package. */
function imported(text: string): string {
  const { buildStart, transform } = iconImports();
  (buildStart as () => void)();
  const { handler } = transform as { readonly handler: (text: string, id: string) => { readonly code: string } };
  return handler(text, 'A.tsx').code.replaceAll(/'\/[^']*\/icons\//g, `'icons/`);
}

it('imports each icon from its own module, on as many lines', () => {
  expect(imported(`import { Check, X as Close } from 'lucide-react';\nuse(Check);`)).toBe(
    `import Check from 'icons/check.mjs'; import Close from 'icons/x.mjs';\nuse(Check);`,
  );
  expect(imported(`import {\n  CheckCircle2,\n} from 'lucide-react';\nuse();`)).toBe(
    `import CheckCircle2 from 'icons/circle-check.mjs';\n\n\nuse();`,
  );
});

it('leaves types and what is no icon in the package', () => {
  expect(imported(`import { type LucideIcon, createLucideIcon } from 'lucide-react';`)).toBe(
    `import { type LucideIcon as LucideIcon } from 'lucide-react'; import { createLucideIcon as createLucideIcon } from 'lucide-react';`,
  );
});
