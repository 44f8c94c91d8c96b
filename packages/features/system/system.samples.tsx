import { brands } from '#themes/brands.ts';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';

export interface SampleBrandProps {
  readonly globals: { readonly brand?: unknown; readonly language?: unknown };
}

/** For stories: the mark and the name of the toolbar's brand, as the site hands them to a page of its own. */
export function SampleBrand({ globals }: SampleBrandProps) {
  const brand = brands.find(({ id }) => id === globals.brand) ?? brands[0];
  return (
    <Inline gap="xs">
      <svg viewBox="0 0 32 32" width={36} height={36} aria-hidden>
        <path d={brand.mark.primary} fill="currentColor" />
        <path d={brand.mark.secondary} fill="var(--k-color-money-line)" />
      </svg>
      <Text as="strong" size="xl" weight="strong">
        {brand.name[globals.language === 'en' ? 'en' : 'th']}
      </Text>
    </Inline>
  );
}
