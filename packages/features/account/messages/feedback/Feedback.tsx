import { FeedbackForm } from './FeedbackForm.tsx';
import { useFeedbackForm } from './useFeedbackForm.ts';

/** The form for questions, feedback and complaints, connected to the platform. */
export const Feedback = () => <FeedbackForm {...useFeedbackForm()} />;
