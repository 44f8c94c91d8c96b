import type { QuestionPart } from './question.types.ts';
import { QuestionView } from './QuestionView.tsx';
import { useMarkOpened } from './useMarkOpened.ts';
import { useQuestion } from './useQuestion.ts';

/** A question of the player, connected to the platform. Its answers are read once it is open. */
export const Question: QuestionPart = ({ number, onClose }) => {
  const question = useQuestion(number);
  useMarkOpened(question.ticket, ({ number: key }) => key, null);
  return <QuestionView {...question} onClose={onClose} />;
};
