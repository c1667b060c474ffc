/** Whether a server keeps to GraphQL over HTTP, as graphql-http audits it. */
import { serverAudits } from 'graphql-http';
import { expect, it } from 'vitest';

export function itKeepsToGraphqlOverHttp(url: () => string): void {
  const audits = serverAudits({ url });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
    },
  );

  it('is audited at all', () => {
    expect(audits.length).toBeGreaterThan(50);
  });
}
