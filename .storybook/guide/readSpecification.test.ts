import { expect, test } from 'vitest';
import { areasOf, mentionsOf, trace } from './readSpecification.ts';

// Put together here, so that they are not taken for rules of the product.
const area = 'ABC';
const rule = `${area}-01`;
const part = `${area}-01a`;
const other = `${area}-02`;

const specification = `# Specification
## Empty
## Login
- **${rule}** <a id="abc-01"></a>A dialog, see [decision 3](decisions/0003.md).
  - **${part}** <a id="abc-01a"></a>It asks for \`username\`.
- **${other}** <a id="abc-02"></a>Nobody names **this**.
`;

test('the areas of the specification have their rules as plain text', () => {
  expect(areasOf(specification)).toEqual([
    {
      title: 'Login',
      rules: [
        { id: rule, text: 'A dialog, see decision 3.' },
        { id: part, text: 'It asks for `username`.' },
        { id: other, text: 'Nobody names this.' },
      ],
    },
  ]);
});

const stories = `const meta = preview.meta({ title: 'Screens/Login' });
/** Opens (${rule}). */
export const Ready = meta.story({});

/** Fails. */
export const Failed = meta.story({
  play: () => say('${part}'),
});
`;

test('a rule is traced to the story that names it', () => {
  const found = mentionsOf('packages/Login.stories.tsx', stories);
  const file = 'packages/Login.stories.tsx';
  expect(found.get(rule)).toEqual([{ kind: 'story', file, story: { title: 'Screens/Login', name: 'Ready' } }]);
  expect(found.get(part)).toEqual([{ kind: 'story', file, story: { title: 'Screens/Login', name: 'Failed' } }]);
});

test.each([
  ['packages/login.test.ts', 'test'],
  ['tests/e2e/login.spec.ts', 'test'],
  ['tests/invariants/routes.test.ts', 'test'],
  ['packages/login.model.ts', 'code'],
])('%s is %s', (file, kind) => {
  expect(mentionsOf(file, `/** ${rule}, ${rule}. */`).get(rule)).toEqual([{ kind, file, story: null }]);
});

test.each([
  [rule, { [rule]: true, [part]: true, [other]: false }],
  [part, { [rule]: true, [part]: true, [other]: false }],
  [other, { [rule]: false, [part]: false, [other]: true }],
])('a source that names %s', (id, expected) => {
  const [traced] = trace(areasOf(specification), [['packages/login.ts', `// ${id}`]]);
  expect(Object.fromEntries(traced?.rules.map((each) => [each.id, each.isTraced]) ?? [])).toEqual(expected);
});
