import { describe, expect, test } from 'vitest';
import { createTestApp } from '../support/createTestApp.ts';
import { ofType, origin, thingsOn } from '../support/structuredData.ts';

describe('the company', () => {
  test('has no contact point while its details are placeholders', async () => {
    const [company] = ofType(await thingsOn('/'), 'Organization');
    expect(company).toMatchObject({ name: 'Rupantra', url: `${origin}/` });
    expect(company?.contactPoint).toBeUndefined();
    expect(company?.sameAs).toBeUndefined();
    expect(JSON.stringify(await thingsOn('/Career'))).not.toContain('@rupantra.example');
  });

  test('has those that an operator has set, and no other', async () => {
    const configured = createTestApp({
      origin,
      environment: {
        COMPANY_NAME: 'Asha </script> & Sons',
        CONTACT_PHONE: '+91 98765 43210',
        BILLING_EMAIL: 'bills@company.example',
        SOCIAL_X: 'https://x.com/asha',
      },
    });
    const [company] = ofType(await thingsOn('/Contact', configured), 'Organization');
    expect(company).toMatchObject({
      name: 'Asha </script> & Sons',
      sameAs: ['https://x.com/asha'],
    });
    expect(company?.contactPoint).toEqual([
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        areaServed: 'IN',
        telephone: ['+91 98765 43210'],
      },
      {
        '@type': 'ContactPoint',
        contactType: 'billing support',
        areaServed: 'IN',
        email: ['bills@company.example'],
      },
    ]);
  });
});
