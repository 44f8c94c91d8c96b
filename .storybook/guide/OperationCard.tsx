import { useState } from 'react';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operationDocs } from '#api/operations.ts';
import { assumedParts } from '#api/specified.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { describeSchema, type FieldRow } from './describeSchema.ts';
import { code, details, operation as card, summary } from './guide.css.ts';
import type { guideMessages } from './guideMessages.ts';
import { GuideTable } from './GuidePage.tsx';

type Words = ReturnType<typeof guideMessages>['contract'];
type DocumentedOperation = AnyOperation & { readonly id: OperationId };

/**
 * One operation as a disclosure: id, method and path, and inside the summary, input and output fields. The content is
 * rendered when it is opened: all operations at once are several thousand table cells.
 */
export function OperationCard({ operation, messages }: { operation: DocumentedOperation; messages: Words }) {
  const { id, method, path } = operation;
  const assumed = assumedParts(operation, operationDocs[id]);
  const [open, setOpen] = useState(false);
  return (
    <details className={card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summary}>
        <Text as="strong" weight="strong">
          {id}
        </Text>
        <span className={code}>
          {method} {path}
        </span>
        {assumed.length > 0 && <Badge tone="warning">{`${messages.assumed}: ${assumed.join(', ')}`}</Badge>}
      </summary>
      {open && <Details operation={operation} messages={messages} />}
    </details>
  );
}

function Details({ operation, messages }: { operation: DocumentedOperation; messages: Words }) {
  const { id, effect, auth, body, input, output, refusals = [], changes = [] } = operation;
  return (
    <div className={details}>
      <Text>{operationDocs[id].summary}</Text>
      <Inline gap="xs">
        <Badge>{`${messages.effect}: ${effect}`}</Badge>
        <Badge>{`${messages.auth}: ${auth}`}</Badge>
        <Badge>{`${messages.body}: ${body}`}</Badge>
      </Inline>
      {refusals.length > 0 && (
        <Text>
          {messages.refusals}: <span className={code}>{refusals.join(', ')}</span>
        </Text>
      )}
      {changes.length > 0 && (
        <Text>
          {messages.changes}: <span className={code}>{changes.join(', ')}</span>
        </Text>
      )}
      {operationDocs[id].features && (
        <Text>
          {messages.features}: <span className={code}>{operationDocs[id].features.join(', ')}</span>
        </Text>
      )}
      {body !== 'none' && (
        <Fields title={`${id}: ${messages.input}`} rows={describeSchema(input)} messages={messages} />
      )}
      <Fields title={`${id}: ${messages.output}`} rows={describeSchema(output)} messages={messages} />
    </div>
  );
}

function Fields({ title, rows, messages }: { title: string; rows: readonly FieldRow[]; messages: Words }) {
  return (
    <div>
      <Text weight="medium">{title}</Text>
      <GuideTable
        label={title}
        columns={[messages.field, messages.type, messages.needed]}
        rows={rows.map(({ path, type, optional }) => ({
          key: path,
          cells: [
            <span className={code}>{path === '' ? messages.whole : path}</span>,
            <span className={code}>{type}</span>,
            optional ? messages.no : messages.yes,
          ],
        }))}
      />
    </div>
  );
}
