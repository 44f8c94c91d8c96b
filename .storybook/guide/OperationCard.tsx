import type { AnyOperation } from '#api/operation.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { describeSchema, type FieldRow } from './describeSchema.ts';
import { code, details, operation as card, summary } from './guide.css.ts';
import { GuideTable } from './GuidePage.tsx';
import type { guideWords } from './guideWords.ts';

type Words = ReturnType<typeof guideWords>['contract'];

/** One operation: closed it says what and where, open it says with what and what comes back. */
export function OperationCard({ operation, words }: { operation: AnyOperation; words: Words }) {
  const { id, method, path, effect, auth, body, assumed } = operation;
  return (
    <details className={card}>
      <summary className={summary}>
        <Text as="strong" weight="strong">
          {id}
        </Text>
        <span className={code}>
          {method} {path}
        </span>
        {assumed && <Badge tone="warning">{words.assumed}</Badge>}
      </summary>
      <div className={details}>
        <Text>{operation.summary}</Text>
        <Inline gap="xs">
          <Badge>{`${words.effect}: ${effect}`}</Badge>
          <Badge>{`${words.auth}: ${auth}`}</Badge>
          <Badge>{`${words.body}: ${body}`}</Badge>
        </Inline>
        {body !== 'none' && (
          <Fields title={`${id}: ${words.input}`} rows={describeSchema(operation.input)} words={words} />
        )}
        <Fields title={`${id}: ${words.output}`} rows={describeSchema(operation.output)} words={words} />
      </div>
    </details>
  );
}

function Fields({ title, rows, words }: { title: string; rows: readonly FieldRow[]; words: Words }) {
  return (
    <div>
      <Text weight="medium">{title}</Text>
      <GuideTable
        label={title}
        columns={[words.field, words.type, words.needed]}
        rows={rows.map(({ path, type, optional }) => ({
          key: path,
          cells: [
            <span className={code}>{path === '' ? words.whole : path}</span>,
            <span className={code}>{type}</span>,
            optional ? words.no : words.yes,
          ],
        }))}
      />
    </div>
  );
}
