import { BrandMark } from '#core/components/BrandMark.tsx';
import { brandNamed } from '#themes/brands.ts';
import { type Globals, codeOf } from './sampleOf.ts';

export interface SampleBrandProps {
  readonly globals: Globals & { readonly brand?: unknown };
  /** Whether the mark leads to the home page. @default true */
  readonly linked?: boolean;
}

/** The brand of the toolbar: mark and name, as the site places them. */
export function SampleBrand({ globals, linked = true }: SampleBrandProps) {
  const { name, mark } = brandNamed(globals.brand);
  return <BrandMark brand={{ name: name[codeOf(globals)], mark }} linked={linked} />;
}
