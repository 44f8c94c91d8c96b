import preview from '#storybook/preview.tsx';
import { guideMessages } from './guideMessages.ts';
import { GuidePage } from './GuidePage.tsx';
import { GuideRules } from './GuideRules.tsx';

const meta = preview.meta({ title: 'Guide/Accessibility' });

/** What every page does for keyboards, screen readers and small screens, and how that is checked. */
export const Accessibility = meta.story({
  render: (_, { globals }) => {
    const messages = guideMessages(globals).access;
    return (
      <GuidePage title={messages.title} intro={messages.intro}>
        <GuideRules sections={messages.sections} />
      </GuidePage>
    );
  },
});
