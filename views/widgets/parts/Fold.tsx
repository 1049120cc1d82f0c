import type { ReactNode } from 'react';

interface FoldProps {
  readonly heading: ReactNode;
  /** Closed until somebody opens it, everywhere. */
  readonly isClosed?: boolean;
  /** On the first screen of a phone, where it would close before the visitor's eyes: it comes closed, and CSS opens it elsewhere. */
  readonly comesClosed?: boolean;
  readonly children: ReactNode;
}

/**
 * A part under a heading that opens and closes it. Unless it is closed everywhere, it is folded on phones alone, once the
 * script has come, and lies open elsewhere, where its heading is no control.
 */
export const Fold = ({
  heading,
  isClosed = false,
  comesClosed = false,
  children,
}: FoldProps): ReactNode =>
  isClosed ? (
    <details className="fold fold-closed">
      <summary>{heading}</summary>
      {children}
    </details>
  ) : (
    <details className="fold" data-folds="" open={!comesClosed}>
      <summary tabIndex={comesClosed ? undefined : -1}>{heading}</summary>
      {children}
    </details>
  );
