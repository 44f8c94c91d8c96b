import * as v from 'valibot';
import { deploymentSchema } from '#core/site/deployment.ts';
import { deploymentDocs } from '#core/site/deploymentDocs.ts';
import { bundleDocs, bundleSchema } from '../deploy/bundle.ts';
import { passkeysDocs, passkeysSchema } from '../deploy/passkeys.ts';
import { pushDocs, pushSchema } from '../deploy/push.ts';
import { toJsonSchema } from './jsonSchema.ts';

/** Everything that `deployment.json` can have: what the site reads, and what only its host does. */
export const deploymentFileSchema = v.object({
  ...deploymentSchema.entries,
  bundle: bundleSchema,
  push: pushSchema,
  passkeys: passkeysSchema,
});

/** The text of `docs/deployment.schema.json`. */
export function deploymentSchemaText(): string {
  const { properties, ...rest } = toJsonSchema(deploymentFileSchema, {
    docs: { ...deploymentDocs, bundle: bundleDocs, push: pushDocs, passkeys: passkeysDocs },
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'deployment.json',
    description: 'What is set where the site is served. Made from packages/core/src/site/deployment.ts.',
    ...rest,
    properties: { $schema: { type: 'string' }, ...(properties as object) },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
