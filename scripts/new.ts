/** `npm run new -- ui Name` / `npm run new -- feature name`: a folder in the shape of the house, ready to be filled. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureFiles } from './templates/feature.ts';
import { uiFiles } from './templates/ui.ts';

const usage = 'Usage: npm run new -- ui Name | npm run new -- feature name';

const [kind, name = ''] = process.argv.slice(2);
const problem = write(kind, name);
if (problem !== null) {
  console.error(`${problem}\n${usage}`);
  process.exitCode = 1;
}

/** Answers what is wrong, or null when the folder is there. */
function write(room: string | undefined, word: string): string | null {
  if (room !== 'ui' && room !== 'feature') return 'Say where: ui or feature.';
  const pattern = room === 'ui' ? /^[A-Z][A-Za-z]+$/ : /^[a-z][A-Za-z]+$/;
  if (!pattern.test(word))
    return room === 'ui' ? 'A component has a name like Button.' : 'A feature has a name like pointMall.';
  const folder = room === 'ui' ? join('packages/ui/src', word) : join('packages/features', word);
  if (existsSync(folder)) return `${folder} exists already.`;
  const files = room === 'ui' ? uiFiles(word) : featureFiles(word);
  for (const [file, content] of Object.entries(files)) {
    const path = file.startsWith('locales/') ? file : join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(path);
  }
  if (room === 'feature') {
    for (const language of ['th', 'en']) registerWords(language, word);
    console.log(
      'Next: give it a route in packages/features/shared/navigation.ts and a page in apps/site/src/pages.ts.',
    );
  }
  return null;
}

/** Adds the namespace of a new feature to the words of a language. */
function registerWords(language: string, feature: string): void {
  const file = `packages/features/shared/i18n/words.${language}.ts`;
  const words = readFileSync(file, 'utf8')
    .replace('\n/**', `import ${feature} from '#locales/${language}/${feature}.json';\n\n/**`)
    .replace(/(export const words.*= \{[^}]*?),?\s*\}/, `$1, ${feature} }`);
  writeFileSync(file, words);
  console.log(file);
}
