import type { ReactNode } from 'react';
import { Island } from '../Island.tsx';
import { useSite } from '../site.ts';

interface PageActionsProps {
  readonly page: { readonly path: string; readonly name: string };
}

/** The ways to get in touch at the head of a page, and its three contact and share buttons. */
export function PageActions({ page }: PageActionsProps): ReactNode {
  const { company, origin } = useSite();
  return (
    <>
      <p className="actions">
        <a className="button" href="/Contact">
          Contact us
        </a>
        <a className="button button-outline" href="/?enquiry=open">
          Let’s Connect
        </a>
      </p>
      <Island
        widget="share-buttons"
        props={{
          title: page.name,
          url: `${origin}${page.path}`,
          phone: company.phone,
          email: company.contactEmail,
        }}
      />
    </>
  );
}
