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
  'role:visitor': /(?:persona|role): 'visitor'|const AsVisitor\b/,
  'role:member': /(?:persona|role): 'member'|const AsMember\b/,
  'role:agent': /(?:persona|role): 'agent'|const AsAgent\b/,
  'role:trial': /(?:persona|role): 'trial'|const AsTrial\b/,
  platform: /\bsandbox: \{|platformStories\(|onPlatform\./,
};

/**
 * The tags of each story in the source of a stories file, by the name of its export. They follow from names and sources,
 * so that no story lists them: Storybook's sidebar filters by them, and an invariant counts them per screen.
 */
export function tagsOfStories(source: string): ReadonlyMap<string, readonly string[]> {
  const statements = source.split(/\n(?=(?:export |const |function |async function |\/\*\*))/);
  return new Map(
    statements.flatMap((statement) => {
      const [, name] = /^export const (\w+) = [\w.]+\.story\(/.exec(statement) ?? [];
      return name === undefined ? [] : [[name, tagsOf(name, statement)] as const];
    }),
  );
}

function tagsOf(name: string, source: string): readonly string[] {
  const named = Object.entries(states).filter(([, pattern]) => pattern.test(name));
  const signed = Object.entries(signs).filter(([, pattern]) => pattern.test(source));
  return [...new Set([...named, ...signed].map(([tag]) => tag))];
}
