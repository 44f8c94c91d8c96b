import { deploymentSchema } from '#core/site/deployment.ts';
import { deploymentDocs } from '#core/site/deploymentDocs.ts';
import { toJsonSchema } from './jsonSchema.ts';

/** The text of `docs/deployment.schema.json`. */
export function deploymentSchemaText(): string {
  const { properties, ...rest } = toJsonSchema(deploymentSchema, { docs: deploymentDocs });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'deployment.json',
    description: 'What is set where the site is served. Made from packages/core/src/site/deployment.ts.',
    ...rest,
    properties: { $schema: { type: 'string' }, ...(properties as object) },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
