/** What the name of a story says about its state. */
const states: Readonly<Record<string, RegExp>> = {
  'state:ready': /^(?:Ready|As[A-Z])/,
  'state:loading': /Loading/,
  'state:empty': /Empty|Nothing|Nobody|NotFound|^No(?:ne)?(?=[A-Z])/,
  'state:failed': /Fail|Fault|OutOfReach|Unreachable|Lost/,
  'state:maintenance': /Maintenance/,
  'state:long-text': /Long|Rich|LargeSums/,
};

/** What the source of a story says about it. */
const signs: Readonly<Record<string, RegExp>> = {
  'state:long-text': /scenario: '(?:longText|rich)'|\.longText\b/,
  'width:320': /value: 'smallest'|\.longText\b/,
  'text:200': /textSize: '200'/,
  'role:visitor': /(?:persona|role): 'visitor'|const AsVisitor\b/,
  'role:member': /(?:persona|role): 'member'|const AsMember\b/,
  'role:agent': /(?:persona|role): 'agent'|const AsAgent\b/,
  'role:assistant': /(?:persona|role): 'assistant'|const AsAssistant\b/,
  'role:trial': /(?:persona|role): 'trial'|const AsTrial\b/,
  platform: /\bsandbox: \{|platformStories\(|onPlatform\./,
};

/**
 * The tags of each story in the source of a stories file, by the name of its export. They follow from names and sources,
 * so that no story lists them: Storybook's sidebar filters by them, and an invariant counts them per screen.
 */
export function tagsOfStories(source: string): ReadonlyMap<string, readonly string[]> {
  const statements = source.split(/\n(?=(?:export |const |function |async function |\/\*\*))/);
  const meta = statements.find((statement) => statement.startsWith('const meta = ')) ?? '';
  const shared = tagsIn(signs, meta).filter((tag) => tag === 'platform' || isRole(tag));
  return new Map(
    statements.flatMap((statement) => {
      const [, name] = /^export const (\w+) = [\w.]+\.story\(/.exec(statement) ?? [];
      return name === undefined ? [] : [[name, tagsOf(name, statement, shared)] as const];
    }),
  );
}

function tagsOf(name: string, source: string, shared: readonly string[]): readonly string[] {
  const own = [...tagsIn(states, name), ...tagsIn(signs, source)];
  const hasRole = own.some(isRole);
  return [...new Set([...own, ...shared.filter((tag) => !hasRole || !isRole(tag))])];
}

const isRole = (tag: string): boolean => tag.startsWith('role:');
const tagsIn = (patterns: Readonly<Record<string, RegExp>>, text: string): readonly string[] =>
  Object.entries(patterns).flatMap(([tag, pattern]) => (pattern.test(text) ? [tag] : []));
