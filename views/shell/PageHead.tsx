import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly heading: string;
  readonly lead: string;
  /** Below both. */
  readonly children: ReactNode;
}

/** The head of a page that begins with words alone; a page with a scene has a Hero. */
export function PageHead({ heading, lead, children }: PageHeadProps): ReactNode {
  return (
    <header className="band-head">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
    </header>
  );
}
