import type { ReactNode } from 'react';

interface FoldProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** A part with a heading that is folded on phones, once the script has come; elsewhere it is open and stays so. */
export const Fold = ({ heading, children }: FoldProps): ReactNode => (
  <details className="fold" data-folds="" open>
    <summary tabIndex={-1}>{heading}</summary>
    {children}
  </details>
);
