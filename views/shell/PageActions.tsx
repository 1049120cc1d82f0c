import type { ReactNode } from 'react';
import { letsConnect } from '#content/forms/enquiry.ts';
import { ShareButtons } from './ShareButtons.tsx';

interface PageActionsProps {
  readonly page: { readonly path: string; readonly name: string };
}

/** The ways to get in touch at the head of a page, and its three contact and share buttons. */
export function PageActions({ page }: PageActionsProps): ReactNode {
  return (
    <>
      <p className="actions">
        <a className="button" href="/Contact">
          Contact us
        </a>{' '}
        <a className="button button-outline" href="/?enquiry=open">
          {letsConnect}
        </a>
      </p>
      <ShareButtons title={page.name} path={page.path} />
    </>
  );
}
