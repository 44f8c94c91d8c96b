import { parseArgs } from 'node:util';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { UserError } from '../lib/userError.ts';

/** What `npm run visual` is asked to do. */
export interface VisualOptions {
  readonly ref: string;
  /** Words of which a story has one; none stands for all stories. */
  readonly words: readonly string[];
  readonly brand: string;
  readonly theme: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
  readonly out: string;
  readonly fails: boolean;
}

/** @throws UserError for what is not an option, and without a ref */
export function parseVisualOptions(args: readonly string[], brands: readonly string[]): VisualOptions {
  const { values, positionals } = parse(args);
  const [ref, ...words] = positionals;
  if (ref === undefined) throw new UserError('name a commit to compare with: npm run visual -- main [WORD…] [--fail]');
  const viewport = chosen(values.viewport, 'viewport', ['window', ...Object.keys(viewports)]);
  const { width, height } = viewport === 'window' ? windowSize : sizeOf(viewport);
  return {
    ref,
    words,
    brand: chosen(values.brand ?? brands[0] ?? '', 'brand', brands),
    theme: chosen(values.theme, 'theme', ['light', 'dark']),
    language: chosen(values.language, 'language', languageCodes),
    width,
    height,
    out: values.out,
    fails: values.fail,
  };
}

/** As large as the pages of the tests of stories. */
const windowSize = { width: 1200, height: 900 };

function sizeOf(name: string): typeof windowSize {
  const { styles } = viewports[name as keyof typeof viewports];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        brand: { type: 'string' },
        theme: { type: 'string', default: 'light' },
        language: { type: 'string', default: languageCodes[0] },
        viewport: { type: 'string', default: 'window' },
        out: { type: 'string', default: 'visual-report' },
        fail: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function chosen(value: string, name: string, among: readonly string[]): string {
  if (!among.includes(value)) throw new UserError(`"${value}" is not a ${name}; take one of ${among.join(', ')}`);
  return value;
}
