import type { ReactNode } from 'react';
import type { Heading } from '../renderMarkdown.ts';
import { Fold } from '../widgets/parts/Fold.tsx';

interface ContentsProps {
  readonly label: string;
  readonly headings: readonly Heading[];
}

/** The list of a long text’s headings, folded on phones so that the text begins on the first screen. */
export function Contents({ label, headings }: ContentsProps): ReactNode {
  return (
    <nav className="contents" aria-label={label}>
      <Fold heading={label} comesClosed>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
