import type { ReactNode } from 'react';

/** Short notes with small numbers: of a drawing beside them, or in the order in which things happen. */
export const Notes = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <ol className="notes">{children}</ol>
);
