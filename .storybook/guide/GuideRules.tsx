import { bullets } from './guide.css.ts';
import { GuideSection } from './GuidePage.tsx';
import { marked } from './marked.tsx';

interface GuideRulesProps {
  readonly sections: readonly { readonly title: string; readonly rules: readonly string[] }[];
}

/** Rules below headings. */
export const GuideRules = ({ sections }: GuideRulesProps) =>
  sections.map(({ title, rules }) => (
    <GuideSection key={title} title={title}>
      <ul className={bullets}>
        {rules.map((rule) => (
          <li key={rule}>{marked(rule)}</li>
        ))}
      </ul>
    </GuideSection>
  ));
