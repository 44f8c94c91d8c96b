import { type ESTree, parseSync } from 'vite';

/**
 * Adds a property at the end of an object literal in a TypeScript module.
 * @param path the name of a module-level constant, then the names of properties below it. The value of a call is its first
 *   argument: `['routes', 'vip']` finds the inner object in `routes = { vip: route({ … }) }`
 * @param property the text of the property, without a comma
 */
export function insertProperty(source: string, path: readonly [string, ...string[]], property: string): string {
  const [constant, ...names] = path;
  const declarations = statements(source).flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  const start = declarations.find(({ id }) => id.type === 'Identifier' && id.name === constant)?.init;
  let object = objectIn(start, constant);
  for (const name of names) object = objectIn(propertyOf(object, name)?.value, name);
  const last = object.properties.at(-1);
  return last === undefined
    ? insert(source, object.start + 1, ` ${property} `)
    : insert(source, last.end, `,\n${property}`);
}

/**
 * Adds a property to an interface of a TypeScript module, before the first one whose name follows in alphabetical order.
 * @param member the text of the property, with its semicolon
 */
export function insertMember(source: string, name: string, key: string, member: string): string {
  const found = statements(source).find((node) => node.type === 'TSInterfaceDeclaration' && node.id.name === name);
  if (found?.type !== 'TSInterfaceDeclaration') throw new Error(`there is no interface ${name}`);
  const { body } = found.body;
  const next = body.findIndex((node) => node.type === 'TSPropertySignature' && (nameOf(node.key) ?? '') > key);
  // After the one before it: a comment in front of the next one stays with it.
  const previous = body.at(next === -1 ? -1 : next - 1);
  return insert(source, next === 0 || previous === undefined ? found.body.start + 1 : previous.end, `\n  ${member}`);
}

/** Imports names from a module, in the import that the source has already or in a new one. Types are not its business. */
export function insertImport(source: string, module: string, names: readonly string[]): string {
  const found = statements(source).find(
    (node) => node.type === 'ImportDeclaration' && node.source.value === module && node.importKind !== 'type',
  );
  if (found?.type !== 'ImportDeclaration') return `import { ${names.join(', ')} } from '${module}';\n${source}`;
  const known = found.specifiers.map(({ local }) => local.name);
  const missing = names.filter((name) => !known.includes(name));
  const last = found.specifiers.at(-1);
  return last === undefined || missing.length === 0 ? source : insert(source, last.end, `, ${missing.join(', ')}`);
}

/** The statements of a module, exported ones without their `export`. */
const statements = (source: string): readonly (ESTree.Directive | ESTree.Statement | ESTree.Declaration)[] =>
  parseSync('source.ts', source).program.body.map((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration !== null ? node.declaration : node,
  );

function objectIn(node: ESTree.Expression | null | undefined, name: string): ESTree.ObjectExpression {
  switch (node?.type) {
    case 'ObjectExpression':
      return node;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return objectIn(node.expression, name);
    case 'CallExpression': {
      const [argument] = node.arguments;
      if (argument !== undefined && argument.type !== 'SpreadElement') return objectIn(argument, name);
    }
  }
  throw new Error(`${name} is not an object literal`);
}

const propertyOf = (object: ESTree.ObjectExpression, name: string): ESTree.ObjectProperty | undefined =>
  object.properties.find(
    (node): node is ESTree.ObjectProperty => node.type === 'Property' && nameOf(node.key) === name,
  );

const nameOf = (key: ESTree.PropertyKey): string | undefined => (key.type === 'Identifier' ? key.name : undefined);

const insert = (source: string, at: number, text: string): string => source.slice(0, at) + text + source.slice(at);
