import type { Brand } from '#ui/theme/brand.ts';
import { brandIcon } from '#ui/theme/brandIcon.ts';
import { appIcons } from '#ui/theme/manifest.ts';
import { tokenVariable } from '#ui/theme/tokens.ts';
import { pictureIcon } from '../../apps/site/build/appIcons.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { installFiles } from '../../apps/site/build/installFiles.ts';
import type { DocumentBrand } from '../../apps/site/src/document/documentBrand.ts';

/** Pictures that icons can be drawn from, by the ending of the file. */
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

const colorNames = ['canvas', 'chrome', 'onChrome', 'money'] as const;

/**
 * Draws what a system needs to install the site under the brand of a brand file, by the paths that the build has for the brand
 * which the file changes. Undefined where its mark is a picture of another host, or one of a format that cannot be drawn.
 * @param fileAt returns the content of a file of the site
 */
export async function brandApp(
  { brand, variables, themeColor }: DocumentBrand,
  fileAt: (path: string) => Uint8Array | undefined,
): Promise<ReadonlyMap<string, string | Uint8Array> | undefined> {
  const folder = (await readBrandFolders()).find((each) => each.brand.id === brand.id);
  if (folder === undefined) throw new Error(`brand app: there is no brand ${brand.id}`);
  const { light, dark } = folder.tokens;
  const theme = brand.defaults?.theme ?? 'light';
  const colorsIn = (mode: 'light' | 'dark') => {
    const colors = { ...light.color, ...(mode === 'dark' && dark.color) };
    const own = colorNames.flatMap((name) => {
      const value = variables?.[mode][tokenVariable('color', name)];
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...colors, ...Object.fromEntries(own) };
  };
  // As the build draws the icons of its brands: in the colours of the dark theme.
  const colors = { ...colorsIn('dark'), canvas: colorsIn(theme).canvas };
  const icon = iconFrom(brand, colors, fileAt);
  return icon === undefined ? undefined : installFiles({ brand, colors, themeColor: themeColor[theme], icon });
}

/**
 * Names a maskable icon of its own in the manifests where a client brings an icon: systems cut a maskable one into their shape,
 * and the mark of another may reach its edge.
 * @param app what `brandApp` has drawn
 * @param brand the id of the brand of the build
 */
export function withMaskableIcon(
  app: ReadonlyMap<string, string | Uint8Array>,
  brand: string,
  clientFiles: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, string | Uint8Array> {
  const [own, icon] = ['maskable-512.png', appIcons.large.name].map((name) => `/brands/${brand}/${name}`) as [
    string,
    string,
  ];
  const drawn = app.get(icon);
  if (drawn === undefined || (!clientFiles.has(own) && !clientFiles.has(icon))) return app;
  const named = [...app].map(([path, content]) => {
    if (!path.endsWith('.webmanifest') || typeof content !== 'string') return [path, content] as const;
    const manifest = JSON.parse(content) as { readonly icons: readonly { readonly purpose: string }[] };
    const icons = manifest.icons.map((each) => (each.purpose === 'maskable' ? { ...each, src: own } : each));
    return [path, JSON.stringify({ ...manifest, icons })] as const;
  });
  return new Map([...named, [own, drawn] as const]);
}

function iconFrom(
  { mark }: Brand,
  colors: Parameters<typeof brandIcon>[1],
  fileAt: (path: string) => Uint8Array | undefined,
): string | undefined {
  if (!('src' in mark)) return brandIcon(mark, colors);
  const type = types[/\w+$/.exec(mark.src)?.[0]?.toLowerCase() ?? ''];
  const picture = fileAt(mark.src);
  return type === undefined || picture === undefined ? undefined : pictureIcon(picture, type, colors);
}
