/** What CloudFormation would not take of templates, by the schemas of its resources. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { RegoEngine, TemplateFile } from '@aws/cloudformation-validate';

export async function refusals(directory: string): Promise<readonly string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.template.json'));
  const engine = new RegoEngine();
  try {
    return names.flatMap((name) =>
      engine
        .validateStandard(new TemplateFile(path.join(directory, name)), { severityLevel: 'ERROR' })
        .diagnostics.map(({ ruleId, message, entity }) =>
          [name, entity?.logicalId, ruleId, message].join(' '),
        ),
    );
  } finally {
    engine.free();
  }
}
